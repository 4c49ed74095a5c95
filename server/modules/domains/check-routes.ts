import { DOMAIN_PATIENCE } from '../../../domain/stores/domain-check.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { writeOnce } from '../../resources/service.ts';
import { requireAvailable } from './available-domain.ts';
import { enqueueLook } from './check-job.ts';
import { DOMAIN_CHANGED } from './connect-domain.ts';
import { DOMAIN_BODY, STORE_DOMAIN } from './domain-schema.ts';
import { countLook, lookUp } from './look-up.ts';
import { storeDomain } from './store-domain.ts';
import { DOMAIN_ACCESS } from './wizard-routes.ts';

const SHARED = {
  tags: ['stores'],
  access: DOMAIN_ACCESS,
  answers: { 200: { description: 'The domain of the store', schema: STORE_DOMAIN } },
} as const satisfies Partial<StoreRoute>;

/** One domain a store: another one takes its place, and its time begins anew. */
export const startCheck = storeRoute({
  ...SHARED,
  method: 'PUT',
  path: '/stores/{storeId}/domain/check',
  operationId: 'watchDomain',
  summary: 'Look at a domain for 48 hours, and connect it once it leads here',
  body: DOMAIN_BODY,
  refusals: ['too_many_requests'],
  async handle(context) {
    const { ports, storeId, now, body, request, user } = context;
    await countLook(ports, storeId, now);
    const domain = await requireAvailable(ports, storeId, body.domain);
    const { problem, incoming_ip, required_ip } = await lookUp(ports, storeId, domain);
    const check = {
      domain,
      user_id: user.userId,
      language: languageOf(request),
      state: 'waiting',
      looks: 0,
      problem,
      incoming_ip,
      checked_at: now,
      expires_at: new Date(now.getTime() + DOMAIN_PATIENCE),
    } as const;
    return writeOnce(context, async ({ tx }) => {
      await tx.sql
        .insertInto('domain_checks')
        .values({ store_id: storeId, ...check })
        .onConflict((conflict) => conflict.column('store_id').doUpdateSet(check))
        .execute();
      await enqueueLook(tx, check, now);
      tx.notify({ type: DOMAIN_CHANGED });
      return { status: 200, body: await storeDomain(tx.sql, storeId, required_ip) };
    });
  },
});

export const stopCheck: StoreRoute = {
  ...SHARED,
  method: 'DELETE',
  path: '/stores/{storeId}/domain/check',
  operationId: 'forgetDomain',
  summary: 'Wait for no domain any more',
  answers: { 204: { description: 'Nothing is looked at' } },
  handle: (context) =>
    writeOnce(context, async ({ tx, storeId }) => {
      await tx.sql.deleteFrom('domain_checks').where('store_id', '=', storeId).execute();
      tx.notify({ type: DOMAIN_CHANGED });
      return { status: 204 };
    }),
};
