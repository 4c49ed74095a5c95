import type { Selectable } from 'kysely';
import type { DomainChecksTable } from '../../db/domain-checks-table.ts';
import type { StoreTx } from '../../db/database.ts';
import { LANGUAGES } from '../../http/language.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job.ts';
import type { Ports } from '../../ports/ports.ts';
import { mailOf } from '../identity/module.ts';

export const DOMAIN_MAIL_JOB = 'domains.mail';

type Ending = 'domain_connected' | 'domain_not_connected' | 'domain_taken';

interface MailOrder {
  storeId: number;
  userId: number;
  domain: string;
  language: string;
  ending: Ending;
}

/** Mails how the wait for a domain ended to who began it, as long as that account is there. */
export async function enqueueDomainMail(
  tx: StoreTx,
  { user_id, domain, language }: Pick<Selectable<DomainChecksTable>, 'user_id' | 'domain' | 'language'>,
  ending: Ending,
): Promise<void> {
  if (user_id === null) return;
  const order: MailOrder = { storeId: tx.storeId, userId: user_id, domain, language, ending };
  await enqueue(tx, DOMAIN_MAIL_JOB, order);
}

/** Only a member who still belongs to the store hears of it. */
export async function mailEnding({ database, mail, settings }: Ports, job: Job): Promise<void> {
  // Written by this module and by nobody else.
  const { storeId, userId, domain, language, ending } = job.payload as MailOrder;
  const reader = await database.platform((sql) =>
    sql
      .selectFrom('users as u')
      .innerJoin('memberships as m', 'm.user_id', 'u.id')
      .select(['u.email', 'u.first_name'])
      .where('u.id', '=', userId)
      .where('m.store_id', '=', storeId)
      .where('m.active', '=', true)
      .executeTakeFirst(),
  );
  if (reader === undefined || !mail) return;
  const to = LANGUAGES.find((one) => one === language) ?? 'es';
  const name = reader.first_name.replaceAll(/\s+/g, ' ').trim();
  const link = `${settings.origin}/config/domain`;
  await mail.send(mailOf(ending, to, reader.email, { name, domain, link }));
}
