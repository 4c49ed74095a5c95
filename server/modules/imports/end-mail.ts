import type { StoreTx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { ImportJob } from './step.ts';

export const MAIL_JOB = 'imports.mail';

/** How an import ended: whole, with lines that were not loaded, given up, or with an undo that was. */
export type EndMail = 'import_done' | 'import_left' | 'import_failed' | 'import_not_undone';

export interface MailJob extends ImportJob {
  /** A job of an earlier version has none. */
  mail?: EndMail;
}

/** Mails who started an import how it ended, once the transaction commits. */
export async function mailLater(tx: StoreTx, importId: number, mail: EndMail): Promise<void> {
  const payload: MailJob = { storeId: tx.storeId, importId, mail };
  await enqueue(tx, MAIL_JOB, payload);
}
