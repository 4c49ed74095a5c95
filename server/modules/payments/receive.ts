import { notificationPath, type Provider } from '../../../domain/payments/provider.ts';
import { pathId } from '../../http/authorise.ts';
import type { PublicRoute } from '../../http/route.ts';
import { channelAt } from './accounts.ts';
import { reportRoute } from './inbox.ts';
import { storeReport } from './notifications.ts';

/** The address at which a provider reports the payments of a store. Another store's secrets are not even read. */
export function notificationRoute(provider: Provider): PublicRoute {
  return reportRoute({
    provider,
    path: notificationPath(provider, '{storeId}'),
    operationId: `hearFrom_${provider}`,
    summary: `What became of payments, reported and signed by the provider ${provider}`,
    refusals: ['not_found', 'forbidden', 'too_many_requests'],
    counted: 'payment notifications',
    whose: "this store's",
    async open({ ports, params }) {
      const storeId = pathId(params, 'storeId');
      const { database, clock } = ports;
      const channel = await database.read(storeId, (sql) => channelAt(ports, sql, storeId, provider));
      if (channel === null) return null;
      return {
        account: channel.account,
        store: (report) =>
          database.write(storeId, async (tx) => {
            await storeReport(tx, { ...report, channel_id: channel.id }, clock.now());
          }),
      };
    },
  });
}
