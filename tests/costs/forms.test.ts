import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../../server/http/route.ts';
import type { TestApi } from '../support/api.ts';
import { nameOf } from '../api/access/calls.ts';
import { draw, effort } from '../support/effort.ts';
import { faultsOf, openCosts, send, takesJson } from './world.ts';
import { roomOf, USUAL_ROOM } from './worst-calls.ts';
import { boundary, fileForm, FILES, filler, FORMS, headPiece } from './worst-forms.ts';

/** Forms of one route, besides one of each shape. */
const MORE = effort(0, 200);
/** Bytes of a form besides its file, and of the beginning of a file. */
const ENVELOPE = 24 * 1024;
let world: TestApi;
let routes: Route[];

beforeAll(async () => {
  world = await openCosts();
  routes = world.api.routes.filter((route) => route.body !== undefined && !takesJson(route));
}, 120_000);
afterAll(() => world.close());

/** Bytes of a form: of each shape the gate sends one to some route that is as large as it may be. */
function roomFor(route: Route, shapeAt: number): number {
  const whole = (shapeAt + routes.indexOf(route)) % routes.length === 0;
  return Math.min(roomOf(route), whole ? Number.POSITIVE_INFINITY : USUAL_ROOM);
}

const typed = (mark: string) => ({ 'content-type': `multipart/form-data; boundary="${mark}"` });

const around = fc
  .record({ mark: boundary, piece: headPiece })
  .chain(({ mark, piece }) => filler(mark).map((fill) => ({ mark, piece, fill })));

test('forms go to every route that takes one, and to rows that are there', async () => {
  expect(routes.map(nameOf)).toEqual(
    expect.arrayContaining(['POST /stores/{storeId}/files', 'PUT /stores/{storeId}/banner']),
  );
  for (const route of routes) {
    const body = fileForm('grenze', new Uint8Array(8));
    const { status } = await send(route, { body, headers: typed('grenze') });
    expect([nameOf(route), status]).not.toEqual([nameOf(route), 404]);
  }
}, 60_000);

test('every form costs little: parts, heads, names, boundaries and files, each as many and as long as is let in', async () => {
  function* made() {
    let forms = 0;
    for (const route of routes) {
      const shapes = Object.keys(FORMS);
      for (const [at, shape] of [...shapes, ...draw(fc.constantFrom(...shapes), MORE)].entries()) {
        const [values] = draw(around, 1);
        const make = FORMS[shape];
        if (values === undefined || make === undefined) throw new Error(`No form ${shape}`);
        // Every other form has a file that is as long as may be, not a form that is.
        const room = roomFor(route, at) - (forms % 2) * ENVELOPE;
        forms += 1;
        const body = make({ ...values, room });
        expect(body.byteLength, `${nameOf(route)} ${shape}`).toBeLessThanOrEqual(roomOf(route) + 512);
        const name = `${shape}, ${JSON.stringify(values)}`;
        yield { route, name, call: { body, headers: typed(values.mark) } };
      }
    }
  }
  expect(await faultsOf(made())).toEqual([]);
}, 240_000);

test('every file costs little: what looks at it stays out of the event loop, or reads it once', async () => {
  function* made() {
    for (const route of routes) {
      const kinds = Object.keys(route.query ?? {}).includes('kind')
        ? ['kind=picture', 'kind=document']
        : [''];
      for (const query of kinds)
        for (const [at, [name, make]] of Object.entries(FILES).entries()) {
          const body = fileForm('grenze', make(roomFor(route, at) - ENVELOPE));
          yield { route, name: `${name} ${query}`, call: { body, query, headers: typed('grenze') } };
        }
    }
  }
  let taken = 0;
  const faults = await faultsOf(made(), ({ route, name }, { status }) => {
    expect([nameOf(route), name, status]).not.toEqual([nameOf(route), name, 413]);
    if (status === 201) taken += 1;
  });
  // The documents are let in, so that storing them is measured too.
  expect(taken).toBeGreaterThan(1);
  expect(faults).toEqual([]);
}, 400_000);
