import { channelOf } from '../../../domain/payments/channels.ts';
import { ApiError } from '../../errors.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { Sql } from '../../db/database.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreContext } from '../../http/route.ts';

export const CONFIGURATIONS = 'payment-channels-store';

/** The channel of the path, by its id in the catalogue. Throws `not_found`. */
export function channelOfPath({ params }: Pick<StoreContext, 'params'>) {
  const channel = channelOf(pathId(params, 'methodId'));
  if (channel === undefined) throw new ApiError('not_found');
  return channel;
}

/** Id of the record with the store's configuration of a channel, or null. */
export async function configurationId(sql: Sql, storeId: number, channelId: number): Promise<number | null> {
  const row = await sql
    .selectFrom('payment_channels_store')
    .select('id')
    .where('store_id', '=', storeId)
    .where('payment_channel_id', '=', channelId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The same of the path's channel. Throws `not_found` where the store has none. */
export async function configurationOfPath(
  context: Pick<StoreContext, 'params' | 'storeId'> & { ports: Pick<ApiPorts, 'database'> },
): Promise<number> {
  const { id } = channelOfPath(context);
  const found = await context.ports.database.read(context.storeId, (sql) =>
    configurationId(sql, context.storeId, id),
  );
  if (found === null) throw new ApiError('not_found');
  return found;
}
