import { sql as raw } from 'kysely';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import type { Checkout, ProviderAccount } from '../../../domain/payments/contract.ts';
import { nextPoll } from '../../../domain/payments/poll-times.ts';
import { isProvider, type Provider } from '../../../domain/payments/provider.ts';
import type { ApiPorts } from '../../context.ts';
import type { Sql, StoreTx } from '../../db/database.ts';
import { channelAt } from './accounts.ts';
import type { Report } from './inbox.ts';
import { raiseAlarm, storeReport } from './notifications.ts';
import { payableOrder } from './payment-links.ts';

/** Asks the providers for payments of open links that they have not reported. */
export function pollPayments(ports: ApiPorts, signal: AbortSignal): Promise<void> {
  return pollAttempts(ports, linksOf(ports), signal);
}

type Link = Awaited<ReturnType<typeof dueLinks>>[number];

function dueLinks(sql: Sql, now: Date, most: number) {
  return sql
    .selectFrom('payment_attempts')
    .select(['store_id', 'id', 'reference', 'order_id', 'channel_id', 'provider', 'checkout', 'looks'])
    .where('next_look_at', '<=', now)
    .orderBy('next_look_at')
    .limit(most)
    .execute();
}

function linksOf(ports: ApiPorts): Attempts<Link, StoreTx> {
  const { database } = ports;
  return {
    table: 'payment_attempts',
    due: dueLinks,
    async accountFor({ store_id: storeId, order_id }, provider) {
      const { order, channel } = await database.read(storeId, async (sql) => ({
        order: await payableOrder(sql, storeId, order_id),
        channel: await channelAt(ports, sql, storeId, provider),
      }));
      return order === null || order.due === 0 || channel === null ? 'over' : channel.account;
    },
    write: ({ store_id }, work) => database.write(store_id, work),
    isKnown: (tx, { provider }, paymentId) => isKnown(tx, provider, paymentId),
    async keep(tx, link, paymentId, now) {
      await storeReport(tx, foundBy(link, paymentId), now);
    },
    async giveUp(tx, link, now) {
      const { order_id: orderId, provider } = link;
      const kept = await storeReport(tx, foundBy(link, link.reference), now, { settle: false });
      if (kept !== null) await raiseAlarm(ports, tx, { id: kept, provider }, { ...UNANSWERED, orderId });
    },
  };
}

const UNANSWERED = { state: 'unconfirmed', reason: 'unconfirmed' } as const;

/** A payment that the provider named when it was asked, and had not reported. */
function foundBy({ provider, reference, channel_id }: Link, attemptId: string) {
  return { ...foundReport({ provider, reference }, attemptId), channel_id };
}

/** Attempts of one run, the longest waiting ones; a run follows every few minutes. */
const MOST = 200;

/** Of what somebody was asked to pay, as every table of attempts has it. */
interface OpenAttempt {
  store_id: number;
  id: number;
  reference: string;
  provider: string;
  /** `Checkout` of `domain/payments/contract.ts`. */
  checkout: unknown;
  looks: number;
}

/** A table of attempts, and where the payments go that a provider names. `Tx` is the transaction that writes both. */
export interface Attempts<One extends OpenAttempt, Tx extends { sql: Sql }> {
  table: 'payment_attempts' | 'plan_attempts';
  /** Those whose next look is due, the longest waiting first. */
  due(sql: Sql, now: Date, most: number): Promise<One[]>;
  /** With what to ask. `over` where no question is left, `silent` where nobody can be asked for now. */
  accountFor(attempt: One, provider: Provider): Promise<ProviderAccount | 'silent' | 'over'>;
  write(attempt: One, work: (tx: Tx) => Promise<void>): Promise<void>;
  /** Whether a payment is in the inbox, other than one that nobody confirmed. */
  isKnown(tx: Tx, attempt: One, paymentId: string): Promise<boolean>;
  /** A payment that was found goes the way of one that was reported: the provider confirms it first. */
  keep(tx: Tx, attempt: One, paymentId: string, now: Date): Promise<void>;
  /** Nobody knows whether it was paid: a person finds it among the reports without an answer. */
  giveUp(tx: Tx, attempt: One, now: Date): Promise<void>;
}

/** Asks the providers for payments of open attempts that they have not reported. Each attempt is a transaction of its own. */
export async function pollAttempts<One extends OpenAttempt, Tx extends { sql: Sql }>(
  ports: ApiPorts,
  attempts: Attempts<One, Tx>,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, logger } = ports;
  const due = await database.platform((sql) => attempts.due(sql, clock.now(), MOST));
  for (const attempt of due) {
    if (signal.aborted) return;
    try {
      await lookAt(ports, attempts, attempt);
    } catch (error) {
      // The others are looked at all the same, and this one again in the next run.
      logger.error({ storeId: attempt.store_id, error }, 'an attempt to pay could not be looked at');
    }
  }
}

/** What a provider has found; `silent` gave no usable answer, and `over` needs no further question. */
type Outcome = readonly string[] | 'silent' | 'over';

async function lookAt<One extends OpenAttempt, Tx extends { sql: Sql }>(
  ports: ApiPorts,
  attempts: Attempts<One, Tx>,
  attempt: One,
): Promise<void> {
  const outcome = await ask(ports, attempts, attempt);
  const now = ports.clock.now();
  const looks = attempt.looks + 1;
  const nextAt = outcome === 'over' ? null : nextPoll(looks, now);
  await attempts.write(attempt, async (tx) => {
    // Of two workers that look at once the second changes nothing.
    const { numAffectedRows } = await raw`
      update ${raw.table(attempts.table)} set looks = ${looks}, next_look_at = ${nextAt}
      where store_id = ${attempt.store_id} and id = ${attempt.id} and looks = ${attempt.looks}`.execute(
      tx.sql,
    );
    if (numAffectedRows !== 1n || outcome === 'over') return;
    if (outcome === 'silent') {
      if (nextAt === null) await attempts.giveUp(tx, attempt, now);
      return;
    }
    for (const paymentId of outcome)
      if (!(await attempts.isKnown(tx, attempt, paymentId))) await attempts.keep(tx, attempt, paymentId, now);
  });
}

async function ask<One extends OpenAttempt, Tx extends { sql: Sql }>(
  { payments, logger }: ApiPorts,
  attempts: Attempts<One, Tx>,
  attempt: One,
): Promise<Outcome> {
  const { store_id: storeId, reference, provider } = attempt;
  if (!isProvider(provider)) return 'over';
  const account = await attempts.accountFor(attempt, provider);
  if (account === 'over' || account === 'silent') return account;
  if (payments === undefined) return 'silent';
  try {
    // Written where the attempt is made, by the adapter itself.
    const searched = { reference, checkout: attempt.checkout as Checkout };
    return (await adapterOf(provider).find(searched, account, payments.send)) ?? 'over';
  } catch (error) {
    // The message alone: an error of the network may hold the call, and with it a secret.
    const reason = error instanceof Error ? error.message : 'no answer';
    logger.warn({ storeId, provider, reason }, 'a provider could not be asked for payments');
    return 'silent';
  }
}

/** Begins the event of our own question. Providers name theirs otherwise. */
const ASKED = 'asked:';

/** The report of a payment that a provider named when it was asked; the provider confirms it like any other. */
export function foundReport(
  { provider, reference }: Pick<OpenAttempt, 'provider' | 'reference'>,
  paymentId: string,
): Report {
  return {
    provider,
    event_id: `${ASKED}${reference}:${paymentId}`,
    attempt_id: paymentId,
    reference,
    claimed_state: 'unknown',
    body: '',
  };
}

/** Whether a report of this payment is in the inbox, other than one that nobody confirmed. */
async function isKnown({ sql, storeId }: StoreTx, provider: string, attemptId: string): Promise<boolean> {
  const known = await sql
    .selectFrom('payment_notifications')
    .select('id')
    .where('store_id', '=', storeId)
    .where('provider', '=', provider)
    .where('attempt_id', '=', attemptId)
    .where('state', '!=', 'unconfirmed')
    .executeTakeFirst();
  return known !== undefined;
}
