import { missingFields } from '../../../domain/payments/account.ts';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import { channelOf } from '../../../domain/payments/channels.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { Sql } from '../../db/database.ts';
import { channelAt, onlineChannels, type Channel } from './accounts.ts';

/** The channel that a buyer pays by: the named one, else the first. Null unless it is active and has its keys. */
export async function chooseChannel(
  ports: ApiPorts,
  sql: Sql,
  storeId: number,
  id: number | undefined,
): Promise<Channel | null> {
  if (id === undefined) return (await onlineChannels(ports, sql, storeId)).find(isReady) ?? null;
  const provider = channelOf(id)?.provider ?? null;
  const channel = provider === null ? null : await channelAt(ports, sql, storeId, provider);
  return channel !== null && isReady(channel) ? channel : null;
}

function isReady({ active, provider, account }: Channel): boolean {
  return active && missingFields(adapterOf(provider), account).length === 0;
}
