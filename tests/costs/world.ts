/** What a call costs in steps of the server: an API with rows of every kind, and the measure. */
import { CHANNEL_IDS } from '../../domain/payments/channels.ts';
import type { Json, JsonSchema } from '../../domain/schema/vocabulary.ts';
import { createOutbox } from '../../server/adapters/outbox.ts';
import { sha256 } from '../../server/encoding.ts';
import type { Route } from '../../server/http/route.ts';
import { createRole } from '../../server/modules/identity/members.ts';
import { openBench, type Bench } from '../conformance/bench.ts';
import { signedIn, type TestApi, type TestApiOptions } from '../support/api.ts';
import type { TestClient } from '../support/client.ts';
import { countSteps } from '../support/steps.ts';
import { nameOf } from '../api/access/calls.ts';
import { validBody } from '../api/security/valid-body.ts';
import { BODIES, roomOf } from './worst-calls.ts';

/** Steps that a request may take, and those for each byte that it sends: reading characters one by one takes seven. */
const STEPS_OF_A_CALL = 1_000_000;
const STEPS_OF_A_BYTE = 10;
/** Calls that are counted together, because counting costs more than a call. */
const GROUP = 24;
/** A group may take the steps of so many calls, so that one costly call does not hide among cheap ones. */
const COSTLY_IN_GROUP = 8;
/** Bytes of an answer to a mistake. */
const LARGEST_ANSWER = 32 * 1024;
let bench: Bench;
let world: TestApi;
/** A row of each kind, by the part of a path before it. */
const rows = new Map<string, number | string>();

/** Opens the API with a row of each kind, so that calls get past the search for it. */
export async function openCosts(own?: TestApiOptions['database']): Promise<TestApi> {
  bench = await openBench([], own);
  world = bench.test;
  session = undefined;
  // Calls that send a mail are made to send it.
  world.ports.mail = createOutbox().mail;
  for (const resource of bench.resources.filter(({ operations }) => operations.includes('create')))
    rows.set(resource.name, (await bench.make(resource)).id);
  rows.set('inventory', rows.get('products') ?? 0);
  const opened = { target: 'products', file_name: 'a.csv', total: 1 };
  const imports = await bench.owner.post<{ id: number }>(`/stores/${world.storeId}/imports`, opened);
  rows.set('imports', imports.body.id);
  const zip = { file_name: 'fotos.zip', size: 100 };
  const batch = await bench.owner.post<{ id: number }>(`/stores/${world.storeId}/picture-batches`, zip);
  rows.set('picture-batches', batch.body.id);
  await bench.owner.post(`/stores/${world.storeId}/payment-channels-store/${CHANNEL_IDS.wompi}`, {});
  const invited = { first_name: 'Lina', last_name: 'Mesa', email: 'lina@prueba.co', all_permissions: true };
  await bench.owner.post(`/stores/${world.storeId}/users/invitations`, invited);
  rows.set('roles', await createRole(world.ports, world.storeId, { name: 'Caja', permissions: [] }));
  const orders = `/stores/${world.storeId}/orders/${rows.get('orders')}`;
  const note = await bench.owner.post<{ id: number }>(`${orders}/notes`, { text: 'Llamar antes' });
  rows.set('{noteId}', note.body.id);
  const token = 'a'.repeat(43);
  const token_hash = await sha256(token);
  await world.database.platformWrite((sql) => sql.updateTable('invitations').set({ token_hash }).execute());
  for (const [place, value] of Object.entries({
    '{variantId}': 0,
    '{target}': 'products',
    '{countryCode}': 'CO',
    '{methodId}': CHANNEL_IDS.wompi,
    '{statusId}': 2,
    '{type}': 1,
    '{number}': 0,
    '{token}': token,
  }))
    rows.set(place, value);
  return world;
}

const resourceOf = (route: Route) =>
  world.ports.resources.find(({ name }) => route.path.split('/')[3] === name);

export function fieldsOf(route: Route): [string, JsonSchema][] {
  if (route.body?.properties !== undefined) return Object.entries(route.body.properties);
  const own = resourceOf(route)?.fields.filter(({ kind }) => kind !== 'collection');
  return own?.map(({ source, schema }) => [source, schema]) ?? [];
}

/** A body that is let in, as small as it may be. */
export async function validOf(route: Route): Promise<Json> {
  const resource = route.body?.properties === undefined ? resourceOf(route) : undefined;
  const creates = resource?.operations.includes('create') === true;
  bodies += 1;
  return creates ? bench.body(resource, bodies) : validBody(route.body ?? {});
}
let bodies = 0;

/** Where a body holds something: a field, or a field of the rows of one. A resource's own for those that its module checks. */
export function placesOf(route: Route): Place[] {
  return [
    ['x'],
    ...fieldsOf(route).flatMap(([name, { items }]): Place[] => [
      [name],
      ...Object.keys(items?.properties ?? {}).map((inner): Place => [name, inner]),
    ]),
  ];
}

/** As much of one thing as there is room for in `most` bytes, in a body that is otherwise let in. */
export async function bodyOf(
  route: Route,
  { place: [outer, inner], shape, piece, most }: { place: Place; shape: string; piece: string; most: number },
): Promise<string> {
  const valid = await validOf(route);
  const others = Object.entries(valid ?? {}).filter(([name]) => name !== outer);
  const before = JSON.stringify(Object.fromEntries(others)).slice(1, -1);
  const room = Math.min(roomOf(route), most) - before.length - outer.length - 8;
  const made = BODIES[shape]?.(inner ?? outer, piece, room) ?? '';
  if (made.startsWith('[')) return made;
  const members = inner === undefined ? made.slice(1, -1) : `"${outer}":[${made}]`;
  return `{${[before, members].filter((part) => part !== '').join(',')}}`;
}

/** Of a row that is there, since that is more work; what deletes finds none. */
function pathOf(route: Route): string {
  const known = (place: string, before: string): string =>
    String(rows.get(place) ?? rows.get(before) ?? 987_654);
  return route.path.replaceAll(/(?<=([^/]*)\/)\{\w+\}/g, (place, before: string) => {
    if (place === '{storeId}') return String(world.storeId);
    return route.method === 'DELETE' ? '987654' : known(place, before);
  });
}

/** A field of a body, and one of the rows that it holds. */
export type Place = [field: string, inner?: string];

export interface Call {
  query?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

interface Answered {
  size: number;
  status: number;
}

/** What a change must name to be looked at any further. */
async function versionFor(route: Route, owner: TestClient): Promise<Record<string, string>> {
  if (!['PUT', 'PATCH'].includes(route.method) || resourceOf(route) === undefined) return {};
  const record = pathOf(route).split('/').slice(0, 5).join('/');
  const etag = (await owner.raw(record)).headers.get('etag');
  return etag === null ? {} : { 'if-match': etag };
}

let session: TestClient | undefined;

/** A call may end the session that makes it: the next one then opens another. */
export async function send(route: Route, call: Call): Promise<Answered> {
  session ??= await signedIn(world, 'owner');
  const answer = await sendAs(session, route, call);
  if (answer.status !== 401) return answer;
  session = await signedIn(world, 'owner');
  return sendAs(session, route, call);
}

async function sendAs(owner: TestClient, route: Route, { query, body, headers }: Call): Promise<Answered> {
  const path = query === undefined ? pathOf(route) : `${pathOf(route)}?${query}`;
  const read = await versionFor(route, owner);
  const response = await owner.raw(path, {
    method: route.method,
    ...(body === undefined ? {} : { body }),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...read, ...headers },
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) {
    await response.body?.cancel();
    return { size: 0, status: response.status };
  }
  return { size: (await response.text()).length, status: response.status };
}

export interface NamedCall {
  route: Route;
  name: string;
  call: Call;
}

/** Steps that calls may take together. */
export function mostSteps(calls: readonly Call[]): number {
  const bytes = calls.reduce((sum, { body, query }) => sum + (body?.length ?? 0) + (query?.length ?? 0), 0);
  return Math.min(calls.length, COSTLY_IN_GROUP) * STEPS_OF_A_CALL + bytes * STEPS_OF_A_BYTE;
}

/** Makes calls and says what is wrong with them: too many steps, a long answer to a mistake, a defect. */
export async function faultsOf(
  calls: AsyncIterable<NamedCall> | Iterable<NamedCall>,
  answered: (named: NamedCall, answer: Answered) => void = () => undefined,
): Promise<string[]> {
  const faults: string[] = [];
  let group: NamedCall[] = [];
  const make = async (): Promise<void> => {
    const made = group;
    group = [];
    const { steps, most } = await countSteps(async () => {
      for (const named of made) {
        const answer = await send(named.route, named.call);
        answered(named, answer);
        const { status, size } = answer;
        if (status >= 500 || (status >= 400 && size > LARGEST_ANSWER))
          faults.push(`${nameOf(named.route)}, ${named.name}: ${status}, ${size} bytes`);
      }
    });
    const names = made.map(({ route, name }) => `${nameOf(route)}, ${name}`).join('; ');
    if (steps > mostSteps(made.map(({ call }) => call))) faults.push(`${steps} steps, ${most}: ${names}`);
  };
  for await (const named of calls) {
    group.push(named);
    if (group.length === GROUP) await make();
  }
  if (group.length > 0) await make();
  return faults;
}

/** Whether it takes a body of JSON. */
export function takesJson(route: Route): boolean {
  return route.body !== undefined && (route.bodyType ?? 'application/json') === 'application/json';
}
