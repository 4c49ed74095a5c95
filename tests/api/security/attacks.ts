/**
 * What an attacker does to any call: one entry an attack, made for every route of the API by `attacks.test.ts`. A new
 * route is attacked without anybody thinking of it, and so is every route by a new entry.
 */
import type { Route } from '../../../server/http/route.ts';
import { BASE_PATH } from '../../../server/api.ts';
import { ORIGIN } from '../../support/api.ts';
import type { Bench } from '../../conformance/bench.ts';
import { bodyWith, idPlacesOf, shapeOf, type IdPlace } from './foreign-ids.ts';
import { beginWork, isWork } from './own-work.ts';
import { validBody } from './valid-body.ts';

export interface Attack {
  name: string;
  /** Routes that it is about. */
  on(route: Route): boolean;
  /** What was wrong; null when the attack failed, as it should. */
  make(route: Route, target: Target): Promise<string | null>;
}

export interface Target {
  bench: Bench;
  /** What the database was asked, in order. */
  statements: string[];
  /** Ids of rows of another store, by what `rowOf` names them. */
  foreignIds: ReadonlyMap<string, number>;
  /** Texts that only another store, or nobody at all, may read. */
  canaries: readonly string[];
}

/** Placeholders that are no row's id, with something that they may be. */
const WORDS: Readonly<Record<string, string>> = {
  '{target}': 'products',
  '{variantId}': '0',
  '{statusId}': '2',
  // Of the catalogue, the same for every store.
  '{methodId}': '6',
  '{type}': '1',
  '{url}': 'mi-tienda',
};

/** Placeholders get an id that no row has. */
export function pathOf(route: Route, storeId: number, id = '987654'): string {
  return route.path.replace('{storeId}', String(storeId)).replaceAll(/\{\w+\}/g, (name) => WORDS[name] ?? id);
}

/** What the row of a path is, as `foreignIds` names it: `products`, `products/changes`. Null for a path without one. */
export function rowOf({ path }: Pick<Route, 'path'>): string | null {
  const [, , ...below] = path.split('/').slice(1);
  const at = below.findIndex((part) => part.startsWith('{') && WORDS[part] === undefined);
  return path.startsWith('/stores/{storeId}/') && at > 0 ? below.slice(0, at).join('/') : null;
}

function isWrite({ method }: Route): boolean {
  return method !== 'GET';
}

/** Not the stream of events, whose answer has no end. */
function ends({ path }: Route): boolean {
  return !path.endsWith('/events');
}

/** A body with every field that the route knows, of no use to anybody; none where it takes none. */
function bodyOf(route: Route): RequestInit {
  if (!isWrite(route)) return {};
  return { body: '{}', headers: { 'content-type': 'application/json' } };
}

async function outcome(response: Response): Promise<string> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const { code, errors }: { code?: string; errors?: object } = isJson ? (JSON.parse(text) ?? {}) : {};
  return `${response.status} ${code ?? ''} ${errors === undefined ? '' : JSON.stringify(errors)}`;
}

/** What the database did for a call. Its session is left out: it is cached between calls. */
function workIn(statements: readonly string[]): string {
  return statements.filter((text) => !/from "sessions"/.test(text)).join('\n');
}

/** The answer to a body that names this row, sent to a row of the own store. Of one that was done, its shape. */
async function askWith(route: Route, bench: Bench, place: IdPlace, id: number): Promise<string> {
  const resource = bench.resources.find(({ name }) => route.path.split('/')[3] === name);
  const own = resource?.operations.includes('create') === true ? await bench.make(resource) : undefined;
  const response = await bench.owner.raw(pathOf(route, bench.test.storeId, String(own?.id ?? 987_654)), {
    method: route.method,
    body: JSON.stringify(await bodyWith(route, bench, place, id)),
    headers: { 'content-type': 'application/json', 'if-match': `"${own?.version ?? 1}"` },
  });
  if (!response.ok) return (await outcome(response)).replaceAll(`"${id}"`, 'ID');
  // Each is another row; whether something is there where nothing was shows what the id has done.
  const text = await response.text();
  return `${response.status} ${text === '' ? '' : JSON.stringify(shapeOf(JSON.parse(text)))}`;
}

/** Where a browser or a program says who it is. Only the session's cookie counts. */
const CLAIMS = (owner: { email: string; userId: number }): Record<string, string> => ({
  'x-user-email': owner.email,
  'x-user-id': String(owner.userId),
  'x-forwarded-user': owner.email,
  'x-remote-user': owner.email,
  'x-auth-request-email': owner.email,
  authorization: `Bearer ${owner.userId}`,
  'x-forwarded-for': '127.0.0.1',
  'x-original-url': '/api/v1/status',
  'x-rewrite-url': '/api/v1/status',
});

const ORIGINS = [
  'https://evil.example',
  'null',
  `${ORIGIN}.evil.example`,
  ORIGIN.replace('localhost', 'evil-localhost'),
  ORIGIN.replace('http:', 'https:'),
];

export const ATTACKS: readonly Attack[] = [
  {
    name: '[CVE-2026-8890] a visitor who claims to be the owner in headers is nobody',
    on: ({ access }) => access !== 'public',
    async make(route, { bench }) {
      const headers = CLAIMS(bench.test.people.owner);
      const { test } = bench;
      const response = await test
        .anonymous()
        .raw(pathOf(route, test.storeId), { method: route.method, ...bodyOf(route), headers });
      return response.status === 401 ? null : outcome(response);
    },
  },
  {
    name: '[CVE-2026-55610] a row of another store answers as one that is not there, after the same work',
    on: (route) => rowOf(route) !== null,
    async make(route, { bench, foreignIds, statements }) {
      const row = rowOf(route) ?? '';
      const id = foreignIds.get(row);
      if (id === undefined) return `no row of another store is known for ${row}`;
      const headers = { 'content-type': 'application/json', 'if-match': '"1"' };
      const body = isWrite(route) ? { body: JSON.stringify(validBody(route.body ?? {})) } : {};
      const ask = async (asked: string): Promise<string> => {
        statements.length = 0;
        const path = pathOf(route, bench.test.storeId, asked);
        return outcome(await bench.owner.raw(path, { method: route.method, ...body, headers }));
      };
      const missing = await ask('987654');
      const work = workIn(statements);
      const theirs = await ask(String(id));
      if (theirs !== missing) return `theirs: ${theirs}, missing: ${missing}`;
      // Time follows the work: who measures it learns nothing either.
      if (workIn(statements) !== work) return `theirs: ${workIn(statements)}, missing: ${work}`;
      return theirs.startsWith('2') ? theirs : null;
    },
  },
  {
    name: "[ASVS 8.2.1] somebody else's import, picture batch or undo is not shown to, or moved by, who may not write what it brings",
    on: (route) => isWork(rowOf(route)),
    async make(route, { bench }) {
      for (const work of await beginWork(bench, rowOf(route) ?? '')) {
        const before = JSON.stringify(await work.row());
        const path = pathOf(route, bench.test.storeId, String(work.id));
        const headers = { 'content-type': 'application/json', 'if-match': '"1"' };
        const body = isWrite(route) ? { body: JSON.stringify(validBody(route.body ?? {})) } : {};
        const response = await work.other.raw(path, { method: route.method, ...body, headers });
        if (response.status !== 403) return outcome(response);
        if (JSON.stringify(await work.row()) !== before) return 'it was moved';
      }
      return null;
    },
  },
  {
    name: '[CVE-2026-55610] a row of another store that a body names answers as one that is not there',
    on: (route) => isWrite(route) && route.body !== undefined && route.path.startsWith('/stores/{storeId}/'),
    async make(route, { bench, foreignIds }) {
      for (const place of idPlacesOf(route, bench)) {
        const id = foreignIds.get(place.kind);
        if (id === undefined)
          return `${place.path.join('.')}: no row of another store is known for ${place.kind}`;
        const missing = await askWith(route, bench, place, 987_654);
        const theirs = await askWith(route, bench, place, id);
        if (theirs !== missing) return `${place.path.join('.')}: theirs: ${theirs}, missing: ${missing}`;
      }
      return null;
    },
  },
  {
    name: '[CVE-2025-53092] no other origin causes a write, or may read an answer',
    on: ends,
    async make(route, { bench }) {
      for (const origin of ORIGINS) {
        const headers = { 'content-type': 'application/json', origin };
        const init = isWrite(route) ? { body: '{}' } : {};
        const response = await bench.owner.raw(pathOf(route, bench.test.storeId), {
          method: route.method,
          ...init,
          headers,
        });
        if (response.headers.has('access-control-allow-origin')) return `${origin} may read it`;
        // WhatsApp's calls are signed, and come from no page.
        const signed = route.path === '/notification/whatsapp';
        if (isWrite(route) && response.status !== 403 && !(signed && response.status >= 400))
          return `${origin}: ${await outcome(response)}`;
        await response.body?.cancel();
      }
      return null;
    },
  },
  {
    name: '[ASVS 3.5.1] no plain form of another site is read as a body',
    on: ({ method, body }) => method === 'POST' && body !== undefined,
    async make(route, { bench }) {
      for (const type of [
        'application/x-www-form-urlencoded',
        'text/plain',
        'text/plain; application/json',
      ]) {
        const response = await bench.owner.raw(pathOf(route, bench.test.storeId), {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': type },
        });
        if (response.status < 400) return `${type}: ${await outcome(response)}`;
        await response.body?.cancel();
      }
      return null;
    },
  },
  {
    name: '[ASVS 4.1.4] a header changes no method',
    on: ({ method, path }) => method === 'GET' && path.includes('{id}'),
    async make(route, { bench }) {
      const [resource = ''] = route.path.split('/').slice(3);
      const known = bench.resources.find(({ name }) => name === resource);
      if (known === undefined || !known.operations.includes('create')) return null;
      const { id } = await bench.make(known);
      const path = pathOf(route, bench.test.storeId, String(id));
      const statusOf = async (asked: string) => (await bench.owner.raw(asked)).status;
      // A second row of the path, such as a proof of an order, need not be there.
      const before = await statusOf(path);
      for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override'])
        await bench.owner.raw(path, { headers: { [name]: 'DELETE' } });
      const after = await statusOf(path);
      const record = await statusOf(`/stores/${bench.test.storeId}/${resource}/${id}`);
      const expected = (route.path.match(/\{\w+\}/g) ?? []).length > 2 ? before : 200;
      return after === expected && record === 200 ? null : `afterwards ${after}, its record ${record}`;
    },
  },
  {
    name: '[CVE-2024-34708] no answer holds a hash, a token, a secret, or a text of another store',
    on: (route) => !isWrite(route) && ends(route),
    async make(route, { bench, canaries }) {
      for (const query of ['', '?format=csv', '?format=xlsx', '?limit=100']) {
        const response = await bench.owner.raw(`${pathOf(route, bench.test.storeId, '1')}${query}`);
        const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
        const found = canaries.filter((canary) => text.includes(canary));
        if (found.length > 0) return `${query}: ${found.join(', ')}`;
      }
      return null;
    },
  },
  {
    name: '[ASVS 3.4.3] every answer has the headers that make it data, and nobody’s to keep',
    on: ends,
    async make(route, { bench }) {
      const response = await bench.test
        .anonymous()
        .raw(pathOf(route, bench.test.storeId), { method: route.method, ...bodyOf(route) });
      await response.body?.cancel();
      const wanted: [string, RegExp][] = [
        ['x-content-type-options', /^nosniff$/],
        ['content-security-policy', /default-src 'none'.*sandbox/],
        ['x-frame-options', /^DENY$/],
        ['referrer-policy', /^no-referrer$/],
        ['cache-control', /no-store|public, max-age|no-cache/],
      ];
      const missing = wanted.filter(([name, value]) => !value.test(response.headers.get(name) ?? ''));
      return missing.length === 0
        ? null
        : `${response.status} lacks ${missing.map(([name]) => name).join(', ')}`;
    },
  },
];

/** For the report of a failure. */
export function nameOf(route: Route): string {
  return `${route.method} ${BASE_PATH}${route.path}`;
}
