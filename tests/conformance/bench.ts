/** The shared parts of the conformance tests: an API, its people, and rows of any resource on demand. */
import { sameValue } from '../../domain/changes/changes.ts';
import type { Resource } from '../../domain/schema/model.ts';
import type { Json, Operation, XRef } from '../../domain/schema/vocabulary.ts';
import { writablePart } from '../../domain/schema/writable.ts';
import type { OpenDatabase } from '../../server/db/database.ts';
import { addMember, createRole } from '../../server/modules/identity/members.ts';
import { createUser } from '../../server/modules/identity/accounts.ts';
import { createStore } from '../../server/modules/stores/new-store.ts';
import { openSession } from '../../server/modules/identity/sessions.ts';
import { afterAll, beforeAll } from 'vitest';
import { createTestApi, ORIGIN, signedIn, type TestApi, type TestApiOptions } from '../support/api.ts';
import { createClient, keepCookies, type TestClient } from '../support/client.ts';
import { productResources } from '../support/resources.ts';
import type { Make } from './candidates.ts';
import type { Body } from './conditions.ts';
import { fieldValue, sample, type Reference, type Wish } from './sample.ts';
import { complete } from './samples.ts';
import { completed, findBody, settled, type Goal } from './satisfy.ts';

export type Row = Record<string, unknown> & { id: number; version: number };

export interface Bench {
  test: TestApi;
  resources: Resource[];
  owner: TestClient;
  /** Owns the other store, which is on the free plan. */
  outsider: TestClient;
  /** Member of the store with a role that allows nothing. */
  nobody: TestClient;
  path(resource: Resource, rest?: string): string;
  /** A body that creation accepts, different for each `n`. */
  body(resource: Resource, n: number, wish?: Wish): Promise<Body>;
  /** What a row of the store holds, with the secrets that it must have and never answers. */
  stored(resource: Resource, row: Row): Promise<Body>;
  /** A change of what is stored that the API accepts, so that it meets the goal; null when none is found. */
  change(resource: Resource, stored: Body, goal: Goal): Promise<Body | null>;
  /** A value that the property accepts, different for each `n`. */
  value(resource: Resource, source: string, n?: number): Promise<Json | undefined>;
  /** Creates a row in the store, with some values of its own; fails the test when the API refuses. */
  make(resource: Resource, more?: Body): Promise<Row>;
  /** A row of a third store, on the pro plan, for tests of unreachable rows. */
  foreign(resource: Resource): Promise<Row>;
  rival: { client: TestClient; storeId: number };
}

let mark = 1000;

/**
 * @param more resources of the test's own, besides the product's
 * @param own a database of the test's own, with the tables of all of them
 */
export async function openBench(more: Resource[] = [], own?: TestApiOptions['database']): Promise<Bench> {
  const resources = [...productResources(), ...more];
  const test = await createTestApi({ resources, ...(own && { database: own }) });
  const owner = await signedIn(test, 'owner');
  const outsider = await signedIn(test, 'outsider');
  const rival = await createRival(test);
  const made = new Map<string, number | null>();

  async function reference(
    client: TestClient,
    storeId: number,
    name: string,
    filter: XRef['filter'] = {},
    nth = 0,
  ): Promise<number | null> {
    const key = `${storeId}/${name}/${JSON.stringify(filter)}/${nth}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const resource = resources.find((candidate) => candidate.name === name);
    made.set(key, null);
    const id =
      resource && allows(resource, 'create') ? (await create(client, storeId, resource, filter)).id : null;
    made.set(key, id);
    return id;
  }

  async function bodyIn(
    client: TestClient,
    storeId: number,
    resource: Resource,
    n: number,
    wish?: Wish,
  ): Promise<Body> {
    const refer: Reference = (name, filter, nth) => reference(client, storeId, name, filter, nth);
    return complete(resource, await sample(resource, n, refer, wish), refer);
  }

  /** @param more what the row must have: a reference may take only such rows */
  async function create(
    client: TestClient,
    storeId: number,
    resource: Resource,
    more: Body = {},
  ): Promise<Row> {
    mark += 1;
    const path = `/stores/${storeId}/${resource.name}`;
    const body = { ...(await bodyIn(client, storeId, resource, mark, { given: more })), ...more };
    let answer = await client.post<Row & { code?: string }>(path, body);
    if (answer.body.code === 'plan_limit' && (await makeRoom(client, path)))
      answer = await client.post(path, body);
    if (answer.status !== 201)
      throw new Error(
        `${resource.name}: ${answer.status} ${JSON.stringify(answer.body)} for ${JSON.stringify(body)}`,
      );
    return answer.body;
  }

  const ownReference: Reference = (name, filter, nth) => reference(owner, test.storeId, name, filter, nth);
  const makerOf =
    (n: number): Make =>
    (field) =>
      fieldValue({ ...field, required: true }, n, ownReference);

  return {
    test,
    resources,
    owner,
    outsider,
    nobody: await memberWithoutPermissions(test),
    path: (resource, rest = '') => `/stores/${test.storeId}/${resource.name}${rest}`,
    body: (resource, n, wish) => bodyIn(owner, test.storeId, resource, n, wish),
    stored: async (resource, row) => {
      const read = settled(resource, writablePart(resource, row), {});
      const stored = await completed(resource, read, { make: makerOf(1), before: read });
      if (stored === null) throw new Error(`${resource.name} stores what it would refuse`);
      return stored;
    },
    change: async (resource, stored, goal) => {
      const after = await findBody(resource, { start: stored, before: stored, goal, make: makerOf(2) });
      return after && differences(stored, after);
    },
    value: async (resource, source, n = 1) => {
      const field = resource.fields.find((candidate) => candidate.source === source);
      return field && makerOf(n)(field);
    },
    make: (resource, more) => create(owner, test.storeId, resource, more),
    foreign: (resource) => create(rival.client, rival.storeId, resource),
    rival,
  };
}

/** The patch that makes one body of the other. */
function differences(before: Body, after: Body): Body {
  const sources = Object.keys({ ...before, ...after });
  const changed = sources.filter((source) => !sameValue(before[source], after[source]));
  return Object.fromEntries(changed.map((source) => [source, after[source] ?? null]));
}

/** The bench of the tests around it: opened before them, closed after. */
export function setUpBench(
  more: Resource[] = [],
  own?: (resources: Resource[]) => Promise<OpenDatabase>,
): () => Bench {
  let bench: Bench | undefined;
  beforeAll(async () => {
    bench = await openBench(more, await own?.([...productResources(), ...more]));
  });
  afterAll(() => bench?.test.close());
  return () => {
    if (bench === undefined) throw new Error('The bench is not open yet');
    return bench;
  };
}

/** A store at the limit of its plan deletes a row that nothing needs. */
async function makeRoom(client: TestClient, path: string): Promise<boolean> {
  const { body: rows } = await client.get<Row[]>(`${path}?limit=100&sort=id,desc`);
  for (const { id } of rows) if ((await client.delete(`${path}/${id}`)).status < 300) return true;
  return false;
}

/** The owner of another store, with everything that a plan can include. */
async function createRival(test: TestApi): Promise<{ client: TestClient; storeId: number }> {
  const mark = crypto.randomUUID().slice(0, 8);
  const storeId = await createStore(test.ports, { name: 'Tienda Rival', url: `rival-${mark}`, plan: 'pro' });
  if (storeId === null) throw new Error(`rival-${mark} is taken`);
  return { storeId, client: await member(test, storeId, { owner: true }) };
}

export function allows(resource: Resource, operation: Operation): boolean {
  return resource.operations.includes(operation);
}

async function memberWithoutPermissions(test: TestApi): Promise<TestClient> {
  const roleId = await createRole(test.ports, test.storeId, { name: 'Sin permisos', permissions: [] });
  return member(test, test.storeId, { owner: false, roleId });
}

async function member(
  test: TestApi,
  storeId: number,
  as: { owner: boolean; roleId?: number },
): Promise<TestClient> {
  const email = `${crypto.randomUUID()}@prueba.co`;
  const user = {
    email,
    password: 'una-clave-de-prueba',
    firstName: 'Ana',
    lastName: 'Prueba',
    verified: true,
  };
  const userId = await createUser(test.ports, user);
  if (userId === null) throw new Error(`${email} has an account already`);
  await addMember(test.ports, storeId, { userId, ...as });
  const { cookies: headers } = await openSession(
    { request: new Request(ORIGIN), now: test.clock.now(), ports: test.ports },
    { userId, storeId, remember: false },
  );
  const cookies = new Map<string, string>();
  keepCookies(cookies, headers);
  return createClient(test.api.fetch, { origin: ORIGIN, email, cookies });
}
