import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPermissions } from '../../../domain/access/access.ts';
import { createTestApi, type TestApi } from '../../support/api.ts';
import { call, createGate, expected, nameOf } from './calls.ts';
import { callersOf, createEmployee, type Caller } from './callers.ts';
import type { Rule } from './rule.ts';
import { tableFor } from './table.ts';
import type { Fetch } from '../../support/client.ts';

let world: TestApi;
let gate: Fetch;
let callers: Caller[];
let table: Readonly<Record<string, Rule>>;

beforeAll(async () => {
  world = await createTestApi();
  table = tableFor(world.ports.resources.map(({ name }) => name));
  gate = createGate(world);
  callers = await callersOf(world);
});
afterAll(() => world.close());

/** Calls that end otherwise than the table says: `<call>: <outcome>, not <expected>`. */
async function wrongCalls(fetch: Fetch, caller: Caller, only?: 'refused'): Promise<string[]> {
  const wrong: string[] = [];
  for (const route of world.api.routes) {
    const rule = table[nameOf(route)];
    if (rule === undefined) continue;
    const wanted = expected(rule, caller);
    if (only === 'refused' && wanted === 'in') continue;
    const outcome = await call(fetch, route, caller);
    if (outcome !== wanted) wrong.push(`${caller.name}, ${nameOf(route)}: ${outcome}, not ${wanted}`);
  }
  return wrong;
}

test('every route of the API has a row in the table, and every row a route', () => {
  const routes = world.api.routes.map(nameOf);
  expect(routes.filter((route) => table[route] === undefined)).toEqual([]);
  const named = Object.keys(tableFor([]));
  expect(named.filter((row) => !routes.includes(row))).toEqual([]);
});

describe('every call of the API is let in or refused as the table says', () => {
  test('from nobody, an expired session, another store, a removed member, and each kind of member', async () => {
    const wrong: string[] = [];
    for (const caller of callers) wrong.push(...(await wrongCalls(gate, caller)));
    expect(wrong).toEqual([]);
  }, 60_000);

  test('refused by the API as it is served, with nothing between', async () => {
    const wrong: string[] = [];
    for (const caller of callers) wrong.push(...(await wrongCalls(world.api.fetch, caller, 'refused')));
    expect(wrong).toEqual([]);
  }, 60_000);

  test('from the members of an inactive store', async () => {
    const set = async (active: boolean): Promise<void> => {
      await world.database.platformWrite((sql) =>
        sql.updateTable('stores').set({ active }).where('id', '=', world.storeId).execute(),
      );
      // The session cache lasts a second.
      world.clock.advance(2000);
    };
    await set(false);
    const wrong: string[] = [];
    for (const caller of callers.filter(({ shutOut, free }) => shutOut === undefined && free !== true))
      wrong.push(...(await wrongCalls(gate, { ...caller, inactive: true })));
    await set(true);
    expect(wrong).toEqual([]);
  }, 60_000);

  test('from members with one permission, and with all but one', async () => {
    const all = allPermissions(world.ports.resources.map(({ name }) => name));
    const employee = await createEmployee(world);
    const wrong: string[] = [];
    for (const one of all) {
      const others = all.filter((other) => other !== one);
      wrong.push(...(await wrongCalls(gate, await employee.become(`only ${one}`, [one]))));
      wrong.push(...(await wrongCalls(gate, await employee.become(`all but ${one}`, others))));
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});
