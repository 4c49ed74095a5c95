/** The most expensive things that a call may bring, each just small enough to be let in. */
import fc from 'fast-check';
import type { Json, JsonSchema } from '../../domain/schema/vocabulary.ts';
import type { Route } from '../../server/http/route.ts';
import { validBody } from '../api/security/valid-body.ts';
import { effort } from '../support/effort.ts';

/** Where a route names no other limit. */
const LARGEST_BODY = 1024 * 1024;
/** Of the address, and of all headers: more is refused by Node itself (`server/http/node/listen.ts`). */
const LARGEST_HEAD = 15 * 1024;

/** Bytes of most bodies. Steps are counted for each byte, so the gate makes only some as large as they may be. */
export const USUAL_ROOM = effort(16 * 1024, Number.POSITIVE_INFINITY);
/** One body of so many is as large as it may be. */
export const LARGE_ONE_OF = 10;

/** Bytes that the body of a call may have. */
export function roomOf(route: Pick<Route, 'bodyLimit'>): number {
  return (route.bodyLimit ?? LARGEST_BODY) - 512;
}

/** As many repetitions of a piece of JSON as there is room for. */
function filled(before: string, piece: string, after: string, room: number): string {
  const times = Math.floor((room - before.length - after.length) / (piece.length + 1));
  return `${before}${Array.from({ length: Math.max(1, times) }, () => piece).join(',')}${after}`;
}

export const element = fc.constantFrom(
  '{}',
  '0',
  '""',
  '[]',
  'null',
  '{"id":{}}',
  '"\\u0000"',
  '1e300',
  '{"a":[{}]}',
  '{"__proto__":1}',
);

type Shape = (field: string, piece: string, room: number) => string;

/** By what makes it expensive. */
export const BODIES: Readonly<Record<string, Shape>> = {
  'a long list': (field, piece, room) => filled(`{"${field}":[`, piece, ']}', room),
  'a long list in a list': (field, piece, room) => filled(`{"${field}":[{"${field}":[`, piece, ']}]}', room),
  'a list for an object': (_, piece, room) => filled('[', piece, ']', room),
  'a long text': (field, _, room) => `{"${field}":"${'a '.repeat(room / 2 - 50)}"}`,
  'a long number': (field, _, room) => `{"${field}":${'9'.repeat(room - 100)}}`,
  'a wide tree': (field, _, room) =>
    `{"${field}":${'['.repeat(30)}${'[],'.repeat(room / 4)}[]${']'.repeat(30)}}`,
  'a deep list': (field, _, room) => `{"${field}":${'['.repeat(room / 2 - 50)}${']'.repeat(room / 2 - 50)}}`,
  'a deep object': (field, _, room) => {
    const levels = Math.floor((room - 100) / (field.length + 6));
    return `${`{"${field}":`.repeat(levels)}1${'}'.repeat(levels)}`;
  },
  'many members': (_, __, room) => {
    const members = Array.from({ length: Math.floor(room / 12) }, (___, at) => `"x${at.toString(36)}":1`);
    return `{${members.join(',').slice(0, room - 20)}`.replace(/,?[^,]*$/, '}');
  },
  'one member many times': (field, piece, room) => filled('{', `"${field}":${piece}`, '}', room),
};

/** As much as a schema lets in: work behind the checks is done for such values alone. Undefined where it asks for a form. */
export function largestOf(schema: JsonSchema): Json | undefined {
  if (schema.enum !== undefined || schema.const !== undefined || schema.format !== undefined)
    return undefined;
  if (schema.pattern !== undefined) return undefined;
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'string':
      return 'ab '.repeat(LARGEST_BODY / 6).slice(0, (schema.maxLength ?? LARGEST_BODY) - 1) + 'x';
    case 'integer':
    case 'number':
      return schema.maximum;
    case 'array':
      return Array.from({ length: schema.maxItems ?? 100 }, () => validBody(schema.items ?? {}));
    default:
      return undefined;
  }
}

type Query = (name: string) => string;

export const QUERIES: Readonly<Record<string, Query>> = {
  'a long value': (name) => `${name}=${'a'.repeat(LARGEST_HEAD)}`,
  'many words': (name) => `${name}=${'a+'.repeat(LARGEST_HEAD / 2)}`,
  'many values': (name) => `${name}=${'1,'.repeat(LARGEST_HEAD / 2)}`,
  'one parameter many times': (name) =>
    Array.from({ length: LARGEST_HEAD / (name.length + 3) }, () => `${name}=1`).join('&'),
  'many parameters': () => Array.from({ length: LARGEST_HEAD / 6 }, (_, at) => `p${at}=`).join('&'),
  brackets: (name) => `${name}${'%5B%5D'.repeat(LARGEST_HEAD / 6)}=1`,
  'broken escapes': (name) => `${name}=${'%E0%A4%'.repeat(LARGEST_HEAD / 7)}`,
};

export const HEADERS: Readonly<Record<string, Record<string, string>>> = {
  'many languages': { 'accept-language': 'en;q=0.1,'.repeat(LARGEST_HEAD / 9) },
  'many versions': { 'if-match': '"1",'.repeat(LARGEST_HEAD / 4), 'if-none-match': 'W/"' },
  'many cookies': { cookie: 'a=b; '.repeat(LARGEST_HEAD / 5) },
  'a long cookie': { cookie: `tendero_session=${'e.'.repeat(LARGEST_HEAD / 2 - 20)}` },
  'a long type': { 'content-type': `application/json; ${'a=b;'.repeat(LARGEST_HEAD / 4 - 10)}` },
  'many proxies': { 'x-forwarded-for': '1.2.3.4, '.repeat(LARGEST_HEAD / 9) },
  'a long id': { 'x-request-id': 'a'.repeat(LARGEST_HEAD) },
  'an odd range': { range: `bytes=${'0-1,'.repeat(LARGEST_HEAD / 4)}`, 'accept-encoding': 'x,'.repeat(500) },
};
