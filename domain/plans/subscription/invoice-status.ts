/** Statuses of an invoice by their ids in the API (spec 2 §4). */
export const INVOICE_STATUS = { pending: 1, paid: 2, overdue: 3, voided: 4 } as const;

/** Whether an invoice waits for money; those alone have a Pay button. */
export function isPayable(status: number): boolean {
  return status === INVOICE_STATUS.pending || status === INVOICE_STATUS.overdue;
}
