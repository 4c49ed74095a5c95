import { isPlatformProvider } from '../../../domain/plans/billing-types.ts';
import type { ApiPorts } from '../../context.ts';
import type { Sql } from '../../db/database.ts';
import { foundReport, pollAttempts, type Attempts } from '../payments/module.ts';
import { platformAccount } from './platform-accounts.ts';
import { keepReport } from './receive.ts';
import { doubt } from './checkout-status.ts';

/** Asks the providers for payments of plans that they have not reported. */
export function pollPlanPayments(ports: ApiPorts, signal: AbortSignal): Promise<void> {
  return pollAttempts(ports, attemptsOf(ports), signal);
}

type PlanAttempt = Awaited<ReturnType<typeof duePlanAttempts>>[number];

function duePlanAttempts(sql: Sql, now: Date, most: number) {
  return sql
    .selectFrom('plan_attempts')
    .select(['store_id', 'id', 'invoice_id', 'reference', 'provider', 'checkout', 'looks'])
    .where('next_look_at', '<=', now)
    .orderBy('next_look_at')
    .limit(most)
    .execute();
}

function attemptsOf(ports: ApiPorts): Attempts<PlanAttempt, { sql: Sql }> {
  const { database } = ports;
  return {
    table: 'plan_attempts',
    due: duePlanAttempts,
    async accountFor({ store_id, reference }, provider) {
      if (!isPlatformProvider(provider)) return 'over';
      if (await database.platform((sql) => isPaid(sql, store_id, reference))) return 'over';
      return platformAccount(ports, provider) ?? 'silent';
    },
    // Reports are the platform's rows, which the work of a store does not see.
    write: (_, work) => database.platformWrite((sql) => work({ sql })),
    isKnown: ({ sql }, attempt, paymentId) => isKnown(sql, attempt, paymentId),
    async keep({ sql }, attempt, paymentId, now) {
      await keepReport(sql, foundReport(attempt, paymentId), now);
    },
    async giveUp({ sql }, attempt, now) {
      const { store_id: storeId, provider } = attempt;
      const settled = { state: 'unconfirmed', reason: 'unconfirmed', settled_at: now };
      await sql
        .insertInto('plan_notifications')
        .values({ ...foundReport(attempt, attempt.reference), ...settled, created_at: now })
        .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
        .execute();
      await doubt(sql, attempt, 'unconfirmed');
      ports.logger.error({ storeId, provider, reason: 'unconfirmed' }, 'a payment of a plan needs a person');
    },
  };
}

/** By this attempt: one invoice that was paid by another may be paid twice, and a person must hear of it. */
async function isPaid(sql: Sql, storeId: number, reference: string): Promise<boolean> {
  const paid = await sql
    .selectFrom('plan_payments')
    .select('id')
    .where('store_id', '=', storeId)
    .where('reference', '=', reference)
    .where('state', 'in', ['approved', 'refunded', 'charged_back'])
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/** A report that names another reference is what a browser has said, and hides no payment of this attempt. */
async function isKnown(sql: Sql, attempt: PlanAttempt, paymentId: string): Promise<boolean> {
  const { provider, reference } = attempt;
  const known = await sql
    .selectFrom('plan_notifications')
    .select('id')
    .where('provider', '=', provider)
    .where('attempt_id', '=', paymentId)
    .where('state', '!=', 'unconfirmed')
    .where((eb) => eb.or([eb('reference', 'is', null), eb('reference', '=', reference)]))
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}
