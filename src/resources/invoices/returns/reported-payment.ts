import type { ReturnStatus } from '../../../../domain/plans/return-status.ts';

/** What a return page hands on to the billing page, in the history's state: nobody can link to it. */
export interface ReportedPayment {
  status: ReturnStatus;
  /** Ours, of the attempt to pay; null where the address had none. */
  reference: string | null;
}

/** What the provider says may come true; the server asks it then (spec 2 §4). */
const RECORDED: ReadonlySet<ReturnStatus> = new Set(['approved', 'pending', 'in_process']);

export function isRecorded(status: ReturnStatus): boolean {
  return RECORDED.has(status);
}

/** Reads the state of a page that was opened from a return page; undefined for any other. */
export function reportedPayment(state: unknown): ReportedPayment | undefined {
  if (typeof state !== 'object' || state === null || !('payment' in state)) return undefined;
  return isReport(state.payment) ? state.payment : undefined;
}

function isReport(value: unknown): value is ReportedPayment {
  return typeof value === 'object' && value !== null && 'status' in value && 'reference' in value;
}
