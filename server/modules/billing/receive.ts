import type { PlatformProvider } from '../../../domain/plans/billing-types.ts';
import type { Sql } from '../../db/database.ts';
import type { PublicRoute } from '../../http/route.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { reportRoute, type Report } from '../payments/module.ts';
import { platformAccount } from './platform-accounts.ts';

export const SETTLE_JOB = defineJob('billing.settle', {
  type: 'object',
  properties: { notificationId: { type: 'integer' } },
  required: ['notificationId'],
});

const SEGMENTS = { payu: 'payu', mercado_pago: 'mercadopago' } as const;

/** Path below `/api/v1` at which a provider reports payments to the platform. */
export function planNotificationPath(provider: PlatformProvider): string {
  return `/notification/plans/${SEGMENTS[provider]}`;
}

/** The address at which a provider reports payments to the platform. */
export function planNotificationRoute(provider: PlatformProvider): PublicRoute {
  return reportRoute({
    provider,
    path: planNotificationPath(provider),
    operationId: `hearOfPlansFrom_${provider}`,
    summary: `What became of payments of plans, reported and signed by the provider ${provider}`,
    refusals: ['forbidden', 'too_many_requests'],
    counted: 'plan notifications',
    whose: "the platform's",
    async open({ ports, now }) {
      const account = platformAccount(ports, provider);
      if (account === null) return null;
      return {
        account,
        store: (report) => ports.database.platformWrite((sql) => keepReport(sql, report, now)),
      };
    },
  });
}

/** Into the inbox, with a job, in the caller's transaction of the platform. A report that came before changes nothing. */
export async function keepReport(sql: Sql, report: Report, now: Date): Promise<void> {
  const kept = await sql
    .insertInto('plan_notifications')
    .values({ ...report, created_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept === undefined) return;
  await SETTLE_JOB.enqueue({ sql }, { notificationId: kept.id }, { runAt: now });
}
