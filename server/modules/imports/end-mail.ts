import type { StoreTx } from '../../db/database.ts';
import { LANGUAGES } from '../../http/language.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Job } from '../../jobs/job.ts';
import type { Ports } from '../../context.ts';
import { mailOf } from '../identity/module.ts';

/** How an import ended: whole, with lines that were not loaded, given up, or with an undo that was. */
const END_MAILS = ['import_done', 'import_left', 'import_failed', 'import_not_undone'] as const;

export const MAIL_JOB = defineJob('imports.mail', {
  type: 'object',
  properties: {
    storeId: { type: 'integer' },
    importId: { type: 'integer' },
    // A job of an earlier version has none.
    mail: { enum: [...END_MAILS] },
  },
  required: ['storeId', 'importId'],
});

/** Mails who started an import how it ended, once the transaction commits. */
export async function mailLater(
  tx: StoreTx,
  importId: number,
  mail: (typeof END_MAILS)[number],
): Promise<void> {
  await MAIL_JOB.enqueue(tx, { storeId: tx.storeId, importId, mail });
}

/** Mails the result of an import to who started it (spec 1 §5, inventory import). */
export async function mailEnd({ database, mail, settings }: Ports, job: Job): Promise<void> {
  const { storeId, importId, mail: kind = 'import_done' } = MAIL_JOB.read(job);
  const row = await database.platform((sql) =>
    sql
      .selectFrom('imports as i')
      .innerJoin('users as u', 'u.id', 'i.user_id')
      .select(['u.email', 'u.first_name', 'i.language', 'i.file_name', 'i.target'])
      .select(['i.created', 'i.updated', 'i.unchanged', 'i.failed'])
      .where('i.store_id', '=', storeId)
      .where('i.id', '=', importId)
      .executeTakeFirst(),
  );
  if (row === undefined || !mail) return;
  const language = LANGUAGES.find((one) => one === row.language) ?? 'es';
  const counts = [row.created, row.updated, row.unchanged, row.failed].map(String);
  const [created = '', updated = '', unchanged = '', failed = ''] = counts;
  const path =
    { products: '/products/uploading', customers: '/clients/import' }[row.target] ?? '/inventory/import';
  await mail.send(
    mailOf(kind, language, row.email, {
      name: row.first_name.replaceAll(/\s+/g, ' ').trim(),
      file: row.file_name.replaceAll(/\s+/g, ' ').trim(),
      created,
      updated,
      unchanged,
      failed,
      link: `${settings.origin}${path}?import=${importId}`,
    }),
  );
}
