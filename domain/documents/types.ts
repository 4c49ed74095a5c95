/**
 * Identity documents that forms offer. A customer's `document_type` holds `code`, the name that people use here. `dian`
 * is the code in the tax authority's lists (annex 13.2.1), for invoices.
 */
export interface DocumentType {
  id: number;
  code: string;
  dian: string;
}

export const DOCUMENT_TYPES: readonly DocumentType[] = [
  { id: 1, code: 'CC', dian: '13' },
  { id: 2, code: 'TI', dian: '12' },
  { id: 3, code: 'Pasaporte', dian: '41' },
  { id: 4, code: 'CE', dian: '22' },
  { id: 5, code: 'NIT', dian: '31' },
  { id: 6, code: 'PPT', dian: '48' },
  { id: 7, code: 'PEP', dian: '47' },
];

const PASSPORT = 3;

/** Whether Colombia issues documents of this kind: all of the list but the passport, which any country issues. */
export function isColombianDocument(id: number): boolean {
  return id !== PASSPORT;
}
