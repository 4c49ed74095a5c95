/** The sheet on the page; the rules of the paper find it by this. */
export const BILL_ID = 'bill';

/** On paper the sheet stands alone, without drawer, header and buttons, on one page. */
export const BILL_RULES = `@page { size: letter; margin: 16mm; }
@media print {
  body * { visibility: hidden; }
  #${BILL_ID}, #${BILL_ID} * { visibility: visible; }
  #${BILL_ID} { position: absolute; inset: 0 0 auto 0; }
}`;
