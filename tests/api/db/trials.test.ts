import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../../server/encoding.ts';
import type { Connection } from '../../../server/db/connection.ts';
import { setUp } from '../../../server/db/setup.ts';
import { productResources } from '../../support/resources.ts';
import { connectOwner } from './owner.ts';

/** Two stores of one owner from before phones and documents were stored, billed to one NIT that each wrote otherwise. */
const STORED = `
  delete from schema_migrations where id = 96;
  drop table trials;
  alter table stores drop column trial_refused;
  insert into stores (id, name, url) values (1, 'Uno', 'uno'), (2, 'Dos', 'dos');
  insert into users (id, email, password_hash, first_name, last_name, phone, proven_phone)
    values (1, 'ana@tienda.co', '-', 'Ana', 'Gil', '573009998877', '573001234567');
  insert into memberships (store_id, user_id, owner) values (1, 1, true), (2, 1, true);
  insert into billing_information (store_id, contact_name, contact_last_name, document_type_id, dni, country_code, address, emails, created_at, updated_at)
    values (1, 'Ana', 'Gil', 5, '900.123.456-7', 'CO', 'Calle 1', 'ana@tienda.co', now(), now()),
      (2, 'Ana', 'Gil', 5, '900 123 456', 'CO', 'Calle 1', 'ana@tienda.co', now(), now());
`;

let owner: Connection;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ owner, close } = await connectOwner());
}, 60_000);
afterAll(() => close());

test('stores from before have had the trial of their owner’s phone and of their document', async () => {
  await setUp(owner, productResources());
  await owner.script(STORED);
  await setUp(owner, productResources());
  const { rows } = await owner.query('select key, store_id::int as store, proven from trials', []);
  const expected = [
    { key: await sha256('phone 573001234567'), store: 1, proven: true },
    { key: await sha256('document 900123456'), store: 1, proven: true },
  ];
  expect(rows).toHaveLength(expected.length);
  expect(rows).toEqual(expect.arrayContaining(expected));
});
