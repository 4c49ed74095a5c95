import { accountFrom } from '../../../domain/payments/account.ts';
import type { ProviderAccount } from '../../../domain/payments/contract.ts';
import { CHANNEL_IDS, channelOf, PAYMENT_CHANNELS } from '../../../domain/payments/channels.ts';
import type { Provider } from '../../../domain/payments/provider.ts';
import type { ApiPorts } from '../../context.ts';
import type { Sql } from '../../db/database.ts';
import { unseal } from '../../resources/secrets.ts';
import { resourceNamed } from '../../resources/service.ts';
import { asStored } from '../../resources/typed-records.ts';

/** A store's channel at a provider, with its secrets in clear: never to be answered or logged. */
export interface Channel {
  id: number;
  active: boolean;
  provider: Provider;
  account: ProviderAccount;
}

type Needed = Pick<ApiPorts, 'resources' | 'secrets'>;

/** The channel of a store at a provider, an inactive one too: payments may be under way. */
export async function channelAt(
  ports: Needed,
  sql: Sql,
  storeId: number,
  provider: Provider,
): Promise<Channel | null> {
  const row = await ofStore(sql, storeId)
    .where('payment_channel_id', '=', CHANNEL_IDS[provider])
    .executeTakeFirst();
  return row === undefined ? null : opened(ports, storeId, row, provider);
}

/** The channels that take payments online, in the order that buyers see. */
export async function onlineChannels(ports: Needed, sql: Sql, storeId: number): Promise<Channel[]> {
  const rows = await ofStore(sql, storeId)
    .where('payment_channel_id', 'in', ONLINE)
    .orderBy('order')
    .orderBy('id')
    .execute();
  const channels = await Promise.all(rows.map((row) => onlineChannel(ports, storeId, row)));
  return channels.filter((channel) => channel !== null);
}

const ONLINE = PAYMENT_CHANNELS.flatMap(({ id, provider }) => (provider === null ? [] : [id]));

async function onlineChannel(ports: Needed, storeId: number, row: Row): Promise<Channel | null> {
  const provider = channelOf(row.payment_channel_id)?.provider ?? null;
  return provider === null ? null : opened(ports, storeId, row, provider);
}

function ofStore(sql: Sql, storeId: number) {
  return sql.selectFrom('payment_channels_store').selectAll().where('store_id', '=', storeId);
}

type Row = Awaited<ReturnType<ReturnType<typeof ofStore>['executeTakeFirstOrThrow']>>;

async function opened(ports: Needed, storeId: number, row: Row, provider: Provider): Promise<Channel> {
  const resource = resourceNamed(ports, 'payment-channels-store');
  const fields = asStored<'payment-channels-store'>(
    await unseal(ports.secrets, resource, storeId, { ...row }),
  );
  const account = accountFrom(fields, row.test_mode === 1);
  return { id: row.id, active: row.active === 1, provider, account };
}
