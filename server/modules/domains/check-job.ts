import type { Selectable } from 'kysely';
import {
  type DomainCheckState,
  type DomainVerdict,
  pauseBetweenLooks,
} from '../../../domain/stores/domain-check.ts';
import type { ApiPorts, Ports } from '../../context.ts';
import type { StoreTx } from '../../db/database.ts';
import type { DomainChecksTable } from '../../../generated/platform-tables.ts';
import { ApiError } from '../../errors.ts';
import { LANGUAGES } from '../../http/language.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Job } from '../../jobs/job.ts';
import { mailOf } from '../identity/module.ts';
import { featuresOf, PLAN_COLUMNS } from '../stores/module.ts';
import { systemWrite } from '../system-write.ts';
import { lookUp, understood } from './dns-lookup.ts';
import { connectDomain, DOMAIN_CHANGED } from './store-domain.ts';

export const DOMAIN_MAIL_JOB = defineJob('domains.mail', {
  type: 'object',
  properties: {
    storeId: { type: 'integer' },
    userId: { type: 'integer' },
    domain: { type: 'string' },
    language: { type: 'string' },
    ending: { enum: ['domain_connected', 'domain_not_connected', 'domain_taken'] },
  },
  required: ['storeId', 'userId', 'domain', 'language', 'ending'],
});

type Ending = ReturnType<typeof DOMAIN_MAIL_JOB.read>['ending'];

/** Mails how the wait for a domain ended to who began it, as long as that account is there. */
async function enqueueDomainMail(
  tx: StoreTx,
  { user_id, domain, language }: Pick<Selectable<DomainChecksTable>, 'user_id' | 'domain' | 'language'>,
  ending: Ending,
): Promise<void> {
  if (user_id === null) return;
  await DOMAIN_MAIL_JOB.enqueue(tx, { storeId: tx.storeId, userId: user_id, domain, language, ending });
}

/** Only a member who still belongs to the store hears of it. */
export async function mailEnding({ database, mail, settings }: Ports, job: Job): Promise<void> {
  const { storeId, userId, domain, language, ending } = DOMAIN_MAIL_JOB.read(job);
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

type CheckRow = Selectable<DomainChecksTable>;

/** Names the look of a domain: a job that runs twice, or that a newer wait has replaced, does nothing. */
export const CHECK_JOB = defineJob('domains.check', {
  type: 'object',
  properties: {
    storeId: { type: 'integer' },
    domain: { type: 'string' },
    looks: { type: 'integer' },
    expiresAt: { type: 'string' },
  },
  required: ['storeId', 'domain', 'looks', 'expiresAt'],
});

type CheckOrder = ReturnType<typeof CHECK_JOB.read>;

/** Has a worker look at the domain after the pause that is due. */
export async function enqueueLook(
  tx: StoreTx,
  { domain, looks, expires_at }: Pick<CheckRow, 'domain' | 'looks' | 'expires_at'>,
  now: Date,
): Promise<void> {
  const order = { storeId: tx.storeId, domain, looks, expiresAt: expires_at.toISOString() };
  await CHECK_JOB.enqueue(tx, order, { runAt: new Date(now.getTime() + pauseBetweenLooks(looks)) });
}

/** One look at a domain that a store waits for: it is connected, looked at again later, or given up. */
export async function checkDomain(ports: ApiPorts, job: Job): Promise<void> {
  const order = CHECK_JOB.read(job);
  const { storeId } = order;
  const found = await ports.database.read(storeId, (sql) =>
    sql
      .selectFrom('domain_checks as c')
      .innerJoin('stores as st', 'st.id', 'c.store_id')
      .selectAll('c')
      .select(PLAN_COLUMNS)
      .where('c.store_id', '=', storeId)
      .executeTakeFirst(),
  );
  if (found === undefined || !isOrdered(found, order)) return;
  const now = ports.clock.now();
  const hasFeature = featuresOf(found, now).is_custom_domain_enabled;
  if (!hasFeature) return end(ports, order, 'ended');
  const verdict = await lookUp(ports, storeId, found.domain);
  if (verdict.verified) {
    const { refusal } = await understood(ports, storeId, found.domain);
    if (refusal === null) await connect(ports, order);
    else await end(ports, order, 'taken');
  } else if (now >= found.expires_at) await end(ports, order, 'ended', verdict);
  else await lookAgain(ports, order, verdict);
}

/** The last try has failed too: nobody waits for a domain that no job looks at. */
export async function giveUpCheck(ports: ApiPorts, job: Job): Promise<void> {
  return end(ports, CHECK_JOB.read(job), 'ended');
}

function isOrdered(
  { domain, looks, expires_at, state }: Pick<CheckRow, 'domain' | 'looks' | 'expires_at' | 'state'>,
  order: CheckOrder,
): boolean {
  const isSame = domain === order.domain && expires_at.toISOString() === order.expiresAt;
  return isSame && looks === order.looks && state === 'waiting';
}

/** The row, locked, while it still is what the job was ordered for. */
async function lockCheck(tx: StoreTx, order: CheckOrder): Promise<CheckRow | undefined> {
  const row = await tx.sql
    .selectFrom('domain_checks')
    .selectAll()
    .where('store_id', '=', tx.storeId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && isOrdered(row, order) ? row : undefined;
}

async function connect(ports: ApiPorts, order: CheckOrder): Promise<void> {
  try {
    await ports.database.write(order.storeId, async (tx) => {
      const row = await lockCheck(tx, order);
      if (row === undefined) return;
      // By who waits for it, as the log has it.
      const write = { ...systemWrite(ports, tx, `domain-${row.domain}`), user: { userId: row.user_id } };
      await connectDomain(write, row.domain);
      await enqueueDomainMail(tx, row, 'domain_connected');
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'invalid')) throw error;
    await end(ports, order, 'taken');
  }
}

async function lookAgain(ports: ApiPorts, order: CheckOrder, seen: DomainVerdict): Promise<void> {
  await ports.database.write(order.storeId, async (tx) => {
    const row = await lockCheck(tx, order);
    if (row === undefined) return;
    const looks = row.looks + 1;
    await change(ports, tx, { looks, problem: seen.problem, incoming_ip: seen.incoming_ip });
    await enqueueLook(tx, { ...row, looks }, ports.clock.now());
  });
}

async function end(
  ports: ApiPorts,
  order: CheckOrder,
  state: Exclude<DomainCheckState, 'waiting'>,
  seen?: DomainVerdict,
): Promise<void> {
  await ports.database.write(order.storeId, async (tx) => {
    const row = await lockCheck(tx, order);
    if (row === undefined) return;
    const found = seen === undefined ? {} : { problem: seen.problem, incoming_ip: seen.incoming_ip };
    await change(ports, tx, { state, ...found });
    await enqueueDomainMail(tx, row, state === 'taken' ? 'domain_taken' : 'domain_not_connected');
  });
}

async function change(
  { clock }: ApiPorts,
  tx: StoreTx,
  values: Partial<Pick<CheckRow, 'looks' | 'state' | 'problem' | 'incoming_ip'>>,
): Promise<void> {
  await tx.sql
    .updateTable('domain_checks')
    .set({ ...values, checked_at: clock.now() })
    .where('store_id', '=', tx.storeId)
    .execute();
  tx.notify({ type: DOMAIN_CHANGED });
}
