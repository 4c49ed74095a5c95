import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readResource } from '../../../domain/schema/read.ts';
import type { JsonSchema, ResourceSchema } from '../../../domain/schema/vocabulary.ts';
import type { Connection } from '../../../server/db/connection.ts';
import { setUp } from '../../../server/db/setup.ts';
import { aesGcmSecrets } from '../../../server/secrets/aes-gcm.ts';
import { newKey } from '../../../server/secrets/keys.ts';
import { placeOf } from '../../../server/secrets/sealed.ts';
import { connectOwner } from '../db/owner.ts';
import { schema } from '../db/shop.ts';
import { productResources } from '../../support/resources.ts';

const text = { type: 'string' } as const satisfies JsonSchema;
const secret = { type: 'string', writeOnly: true } as const satisfies JsonSchema;
const flag = { type: 'integer', enum: [0, 1] } as const satisfies JsonSchema;

/** As the schema was before: the store's own records were the channels. */
const FORMER: ResourceSchema = schema(
  'payment-channels',
  {
    channel: { type: 'string', enum: ['whatsapp', 'manual', 'cash_on_delivery', 'wompi', 'payu'] },
    name: text,
    description: text,
    icon: text,
    active: flag,
    test_mode: flag,
    client_id: secret,
    client_secret: secret,
    integrity: secret,
    event_wompi_key: secret,
    merchant_id: text,
    api_login: secret,
    extra_parameters: {
      type: 'object',
      additionalProperties: false,
      properties: { title: text, instructions: text },
    },
    is_default: flag,
    order: { type: 'integer' },
  },
  ['channel', 'name', 'active'],
);

const ORDERS: ResourceSchema = schema('orders', {
  name: text,
  payment_channel_id: {
    type: 'integer',
    'x-ref': { resource: 'payment-channels', relation: 'many-to-one', onDelete: 'set-null' },
  },
});

const NEW_ORDERS: ResourceSchema = schema('orders', {
  name: text,
  payment_channel_id: { type: 'integer', enum: [1, 2, 3, 4, 5, 6, 7] },
});

describe('[SCH-04] what was stored before the catalogue', () => {
  let owner: Connection;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ owner, close } = await connectOwner());
  }, 60_000);
  afterAll(() => close());
  const rows = async (statement: string) => (await owner.query(statement, [])).rows;

  test('keeps its meaning: secrets open, orders, views and roles name the same channels', async () => {
    const secrets = await aesGcmSecrets([newKey()]);
    const former = [FORMER, ORDERS].map((one) => readResource(one));
    // The platform's own tables first: later migrations read columns that these orders have not.
    await setUp(owner, [], { secrets });
    await setUp(owner, former, { secrets });
    const sealed = (column: string, id: number) =>
      secrets.seal(`${column}-${id}`, placeOf('payment_channels', column, 1, id));
    await owner.script(`
      alter table payment_channels no force row level security; alter table orders no force row level security;
      alter table saved_views no force row level security; alter table roles no force row level security;
      insert into stores (id, name, url) values (1, 'Uno', 'uno') on conflict do nothing;
      insert into users (id, email, password_hash, first_name, last_name) values (1, 'a@b.co', 'x', 'A', 'B') on conflict do nothing;
      insert into payment_channels (store_id, id, channel, name, active, "order", extra_parameters) values
        (1, 11, 'manual', 'Nequi', 1, 0, '{"instructions": "300 111 2233"}'),
        (1, 12, 'wompi', 'Wompi', 1, 1, null),
        (1, 13, 'manual', 'Bancolombia', 1, 2, '{"instructions": "123-456"}'),
        (1, 14, 'wompi', 'Wompi viejo', 0, 3, null);
      update payment_channels set client_id = '${await sealed('client_id', 12)}',
        integrity = '${await sealed('integrity', 12)}',
        event_wompi_key = '${await sealed('event_wompi_key', 12)}' where id = 12;
      insert into orders (store_id, id, name, payment_channel_id) values (1, 1, 'a', 12), (1, 2, 'b', 13), (1, 3, 'c', 14),
        (1, 4, 'd', null);
      insert into saved_views (store_id, user_id, resource, name, query, shared) values
        (1, 1, 'orders', 'v', '{"filter": {"payment_channel_id.in": [11, 13, 12]}}', true);
      insert into roles (store_id, name, permissions) values (1, 'r', '{payment-channels.read,orders.read}');
    `);

    await owner.script('delete from schema_migrations where id = 40');
    const next = [
      readResource(NEW_ORDERS),
      ...productResources().filter(({ name }) => name === 'payment-channels-store'),
    ];
    await setUp(owner, next, { secrets });

    await owner.script('alter table payment_channels_store no force row level security');
    const kept = await rows(
      'select id, payment_channel_id, complete, extra_parameters, client_id from payment_channels_store order by id',
    );
    expect(
      kept.map(({ id, payment_channel_id, complete }) => [id, payment_channel_id, complete].map(Number)),
    ).toEqual([
      [11, 6, 1],
      [12, 3, 1],
    ]);
    expect(kept[0]?.['extra_parameters']).toEqual({
      title: 'Nequi',
      instructions: '300 111 2233\nBancolombia: 123-456',
    });
    const place = placeOf('payment_channels_store', 'client_id', 1, 12);
    expect(await secrets.open(String(kept[1]?.['client_id']), place)).toBe('client_id-12');
    expect(
      (await rows('select payment_channel_id as at from orders order by id')).map(
        ({ at }) => at && Number(at),
      ),
    ).toEqual([3, 6, 3, null]);
    expect(await rows('select query from saved_views')).toEqual([
      { query: { filter: { 'payment_channel_id.in': [3, 6] } } },
    ]);
    expect(await rows('select permissions from roles')).toEqual([
      { permissions: ['payment-channels-store.read', 'orders.read'] },
    ]);
    expect(await setUp(owner, next, { secrets })).toEqual([]);
  }, 60_000);
});
