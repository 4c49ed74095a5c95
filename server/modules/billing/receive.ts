import { addressGroup } from '../../../domain/identity/sign-in-limits.ts';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import { LARGEST_NOTIFICATION, type RawNotification } from '../../../domain/payments/contract.ts';
import type { PlatformProvider } from '../../../domain/plans/platform-accounts.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import type { PublicRoute } from '../../http/route.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { countTry } from '../identity/module.ts';
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

/** Of one address. Merchants pay once a month. */
const TRIES = 600;
const WINDOW = 60_000;

/**
 * A provider's report of a payment to the platform. A genuine one is kept with a job and answered at once. What it says
 * is not believed: the job asks the provider.
 */
export function planNotificationRoute(provider: PlatformProvider): PublicRoute {
  return {
    method: 'POST',
    path: planNotificationPath(provider),
    operationId: `hearOfPlansFrom_${provider}`,
    summary: `What became of payments of plans, reported and signed by the provider ${provider}`,
    tags: ['notifications'],
    access: 'public',
    anyQuery: true,
    bodyType: '*/*',
    bodyLimit: LARGEST_NOTIFICATION,
    refusals: ['forbidden', 'too_many_requests'],
    answers: {
      200: { description: 'Kept, now or by an earlier delivery' },
      403: { description: "Not signed with the platform's secrets" },
    },
    async handle({ ports, request, query, rawBody, now, clientAddress }) {
      const key = `plan notifications ${addressGroup(clientAddress)}`;
      await countTry(ports.database, [{ key, tries: TRIES, window: WINDOW }], now);
      const account = platformAccount(ports, provider);
      const body = rawBody ?? new Uint8Array();
      const notification: RawNotification = { body, headers: request.headers, query };
      const claim =
        account === null ? null : await adapterOf(provider).verify(notification, account, async () => null);
      if (claim === null) {
        ports.logger.warn({ provider }, 'a report about a plan that is not genuine');
        throw new ApiError('forbidden');
      }
      const report = {
        provider,
        event_id: claim.eventId,
        attempt_id: claim.attemptId,
        reference: claim.reference,
        claimed_state: claim.state,
        body: new TextDecoder().decode(body).replaceAll('\0', ''),
      };
      await ports.database.platformWrite((sql) => keepReport(sql, report, now));
      return { status: 200 };
    },
  };
}

export interface Report {
  provider: string;
  event_id: string;
  attempt_id: string;
  reference: string | null;
  claimed_state: string;
  body: string;
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
