import { WELCOME_LIMIT } from '../../../domain/identity/sign-up.ts';
import type { ApiPorts, Ports } from '../../context.ts';
import type { Sql } from '../../db/database.ts';
import { LANGUAGES } from '../../http/language.ts';
import type { SessionRoute } from '../../http/route.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Job } from '../../jobs/job.ts';
import { createRecord } from '../../resources/service.ts';
import { addDefaultCollection } from '../collections/module.ts';
import { countTry, mailOf, mailTextsIn } from '../identity/module.ts';
import { storeWriter } from '../imports/module.ts';

export const PREPARE_JOB = defineJob('sign-up.furnish', {
  type: 'object',
  properties: { storeId: { type: 'integer' } },
  required: ['storeId'],
});

/** For a store whose request ended before it was prepared. */
export async function prepareByJob(ports: ApiPorts, job: Job): Promise<void> {
  await prepareStore(ports, PREPARE_JOB.read(job).storeId);
}

/**
 * What every store begins with, in its owner's language: the collection of all products, and a main branch with the
 * number that the sign-up gave. Once or twice, the effect is the same.
 */
export async function prepareStore(ports: ApiPorts, storeId: number): Promise<void> {
  const writer = await storeWriter(ports, storeId);
  const owner = await ports.database.platform((sql) => selectOwner(sql, storeId));
  if (writer === null || owner === undefined) return;
  const words = mailTextsIn(LANGUAGES.find((one) => one === owner.language) ?? 'es').store;
  await writer.write(async (write) => {
    await addDefaultCollection(write.tx, words.default_collection, write.now);
    const branch = await write.tx.sql
      .selectFrom('user_stores')
      .select('id')
      .where('store_id', '=', storeId)
      .limit(1)
      .executeTakeFirst();
    if (branch !== undefined || owner.phone === null) return;
    const { email, phone } = owner;
    await createRecord(write, 'user-stores', { name: words.main_branch, mobile_phone_number: phone, email });
  });
}

/** The number of the sign-up is the shop's, whatever the person then gave as their own. */
function selectOwner(sql: Sql, storeId: number) {
  return sql
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('sign_ups as s', 's.user_id', 'u.id')
    .select((eb) => ['u.language', 'u.email', eb.fn.coalesce('s.phone', 'u.phone').as('phone')])
    .where('m.store_id', '=', storeId)
    .where('m.owner', '=', true)
    .orderBy('u.id')
    .limit(1)
    .executeTakeFirst();
}

export const WELCOME_JOB = defineJob('sign-up.welcome', {
  type: 'object',
  properties: { userId: { type: 'integer' } },
  required: ['userId'],
});

/** `finish.ts` sends the first welcome mail. This call is for users whom that mail did not reach (spec 2 §7). */
export const resendWelcome: SessionRoute = {
  method: 'POST',
  path: '/welcome-message',
  operationId: 'sendWelcomeMessage',
  summary: 'Mail the address of the panel and the first steps to the user once more',
  tag: 'session',
  access: 'session',
  refusals: ['too_many_requests'],
  answers: {
    202: { description: 'It is on its way' },
    429: { description: 'Asked for too often; `retry_after` in seconds' },
  },
  async handle({ ports, user, now }) {
    await countTry(ports.database, [{ key: `welcome:user:${user.userId}`, ...WELCOME_LIMIT }], now);
    await ports.database.platformWrite((sql) => WELCOME_JOB.enqueue({ sql }, { userId: user.userId }));
    return { status: 202 };
  },
};

/**
 * The mail names the first store that the user owns. A user without one gets a mail about Tendero alone. To an
 * unproven mailbox it carries no word of the person who opened the account. It then says how the mailbox's owner gets
 * the address back.
 */
export async function sendWelcome({ database, mail, settings }: Ports, job: Job): Promise<void> {
  const { userId } = WELCOME_JOB.read(job);
  const user = await database.platform((sql) =>
    sql
      .selectFrom('users as u')
      .leftJoin('memberships as m', (join) => join.onRef('m.user_id', '=', 'u.id').on('m.owner', '=', true))
      .leftJoin('stores as st', 'st.id', 'm.store_id')
      .select(['u.email', 'u.first_name', 'u.mailbox_proven', 'u.language', 'st.name as store'])
      .where('u.id', '=', userId)
      .orderBy('m.created_at')
      .executeTakeFirst(),
  );
  if (!user || !mail) return;
  const language = LANGUAGES.find((one) => one === user.language) ?? 'es';
  const link = `${settings.origin}/`;
  const message = user.mailbox_proven
    ? mailOf('welcome', language, user.email, {
        name: user.first_name,
        store: user.store ?? 'Tendero',
        link,
      })
    : mailOf('welcome_unproven', language, user.email, { link, recovery: `${link}password-recovery` });
  await mail.send(message);
}
