import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/connection.ts';
import { setUp } from '../../../server/db/setup.ts';
import { productResources } from '../../support/resources.ts';
import { connectOwner } from './owner.ts';

/** Three stores of before: brought by the campaign, already on its price, neither. */
const STORED = `
  delete from schema_migrations where id = 62;
  alter table stores drop column campaign;
  alter table sign_ups drop column campaign;
  insert into stores (id, name, url, plan) values (1, 'Uno', 'uno', 'free'), (2, 'Dos', 'dos', 'pro'), (3, 'Tres', 'tres', 'free');
  insert into users (id, email, password_hash, first_name, last_name, source, created_at) values
    (1, 'uno@x.co', '', 'Uno', 'U', 'welcome-10x', now()), (2, 'dos@x.co', '', 'Dos', 'D', null, now()),
    (3, 'tres@x.co', '', 'Tres', 'T', 'instagram', now());
  insert into memberships (user_id, store_id, owner, created_at) values
    (1, 1, true, now()), (2, 2, true, now()), (3, 3, true, now()), (1, 3, false, now());
  insert into subscriptions (store_id, plan_id) values (2, 11);
`;

describe('stores of before the flag of the campaign', () => {
  let owner: Connection;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ owner, close } = await connectOwner());
  }, 60_000);
  afterAll(() => close());

  test('[BIL-07] keep the prices that brought them', async () => {
    await setUp(owner, productResources());
    await owner.script(STORED);
    await setUp(owner, productResources());
    const { rows } = await owner.query('select name, campaign from stores order by id', []);
    expect(rows).toEqual([
      { name: 'Uno', campaign: true },
      { name: 'Dos', campaign: true },
      { name: 'Tres', campaign: false },
    ]);
    const forced = `select relname from pg_class where relforcerowsecurity
      and relname in ('stores', 'subscriptions', 'memberships') order by relname`;
    const { rows: secure } = await owner.query(forced, []);
    expect(secure.map(({ relname }) => relname)).toEqual(['memberships', 'stores', 'subscriptions']);
  }, 120_000);
});
