import type { Json } from '../../domain/schema/vocabulary.ts';
import { ApiError, invalid, type FieldErrors } from '../errors.ts';
import type { BodyCheck } from './body-check.ts';
import { DEFAULT_BODY_LIMIT, readBody } from './body.ts';
import type { Route } from './route.ts';
import { isStorableText } from './text.ts';

const JSON_TYPE = /^application\/json(?:; ?charset="?utf-8"?)?$/i;
const MULTIPART_TYPE = /^multipart\/form-data; ?boundary="?[\w'()+,./:=? -]{1,70}"?$/i;

/**
 * Only the exact spellings of the one accepted type: a lenient reading once let bodies slip past
 * their schema (Fastify, CVE-2025-32442). Throws `unsupported_media_type`.
 */
function requireMediaType(request: Request, accepted: 'application/json' | 'multipart/form-data'): void {
  const sent = request.headers.get('content-type') ?? '';
  const pattern = accepted === 'application/json' ? JSON_TYPE : MULTIPART_TYPE;
  if (!pattern.test(sent)) throw new ApiError('unsupported_media_type', { details: { accepted } });
}

/** Parts of a form; ours have one. */
const MOST_PARTS = 10;
/** Characters of the headers of one part. */
const LONGEST_HEAD = 4096;

const latin1 = new TextDecoder('latin1');

/** Characters of a field that is no file. It becomes text, which costs several times what bytes do. */
const LONGEST_FIELD = 4096;

/**
 * The form of a multipart body. Throws `bad_request` for one that is malformed or has more parts or headers than any of
 * ours. So it does for a long field that is no file.
 */
async function readForm(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  refuseMany(bytes, type);
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new ApiError('bad_request', { cause });
  }
}

/** Reading 130,000 parts, or as many headers of one, takes more than a second, during which nobody else is served. */
function refuseMany(bytes: Uint8Array<ArrayBuffer>, type: string): void {
  const boundary = /boundary="?([^";]{1,70})/i.exec(type)?.[1];
  if (boundary === undefined) throw new ApiError('bad_request');
  const text = latin1.decode(bytes);
  const mark = `--${boundary}`;
  let parts = 0;
  for (let at = text.indexOf(mark); at !== -1;) {
    const next = text.indexOf(mark, at + mark.length);
    parts += 1;
    if (parts > MOST_PARTS) throw new ApiError('bad_request');
    refusePart(text.slice(at + mark.length, at + LONGEST_HEAD), (next === -1 ? text.length : next) - at);
    at = next;
  }
}

/** @param start of the part, behind its boundary */
function refusePart(start: string, length: number): void {
  if (start.startsWith('--')) return;
  const end = start.indexOf('\r\n\r\n');
  const isFile = /filename/i.test(start.slice(0, end));
  if (end === -1 || (!isFile && length > LONGEST_HEAD + LONGEST_FIELD)) throw new ApiError('bad_request');
}

const MAX_DEPTH = 32;
/** Members of all objects and arrays; the largest product, with 200 variants, has some 4,000. */
const MAX_VALUES = 20_000;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/**
 * Reads a JSON body and refuses what JavaScript or PostgreSQL would silently change:
 * numbers that a double cannot hold, NUL and half surrogates in text, prototype keys, deep nesting.
 * Throws `malformed_json`, `too_large` for more values than any form has, or `invalid` with every offending field.
 */
function parseJson(bytes: Uint8Array): Json {
  refuseBeforeBuilding(bytes);
  let value: Json;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new ApiError('malformed_json', { cause });
  }
  const complaints: [string, FieldErrors[string]][] = [];
  refuseTooMuch(value);
  inspect(value, '', complaints);
  if (complaints.length > 0) throw invalid(Object.fromEntries(complaints));
  return value;
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const OPENING: ReadonlySet<number | undefined> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number | undefined> = new Set([0x5d, 0x7d]);

/**
 * Counts members and depth in the text: to build what is too much of either takes longer. Throws `too_large`, or
 * `malformed_json` for deep nesting.
 */
function refuseBeforeBuilding(bytes: Uint8Array): void {
  let count = 0;
  let depth = 0;
  let inText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) inText = !inText;
    else if (inText && byte === BACKSLASH) at += 1;
    else if (inText) continue;
    else if (byte === COMMA) count += 1;
    else if (OPENING.has(byte)) depth += 1;
    else if (CLOSING.has(byte)) depth -= 1;
    if (count > MAX_VALUES) throw tooMany();
    if (depth > MAX_DEPTH) throw tooDeep();
  }
}

function tooDeep(): ApiError {
  return new ApiError('malformed_json', { details: { max_depth: MAX_DEPTH } });
}

function tooMany(): ApiError {
  return new ApiError('too_large', { details: { max_values: MAX_VALUES } });
}

/** Counts arrays by their length: what is too much is not walked through. Throws `too_large`, or `malformed_json` for deep nesting. */
function refuseTooMuch(body: Json): void {
  let level: Json[] = [body];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: Json[][] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (depth >= MAX_DEPTH) throw tooDeep();
      const members: Json[] = Array.isArray(value) ? value : Object.values(value);
      count += members.length;
      if (count > MAX_VALUES) throw tooMany();
      next.push(members);
    }
    level = next.flat();
  }
}

function inspect(value: Json, path: string, complaints: [string, FieldErrors[string]][]): void {
  if (typeof value === 'number') {
    // A literal beyond 2^53 has already been rounded, to a number that is itself not safe.
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER) complaints.push([path, { key: 'safeNumber' }]);
  } else if (typeof value === 'string') {
    if (!isStorableText(value)) complaints.push([path, { key: 'characters' }]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      const source = path === '' ? key : `${path}.${key}`;
      if (!Array.isArray(value) && FORBIDDEN_KEYS.has(key)) complaints.push([source, { key: 'unknown' }]);
      else inspect(member, source, complaints);
    }
  }
}

interface RouteBody {
  body: unknown;
  rawBody?: Uint8Array<ArrayBuffer>;
}

/**
 * Reads and checks what the route declares. A route without a body takes none.
 * Throws `too_large`, `unsupported_media_type`, `malformed_json` or `invalid`.
 */
export async function readRouteBody(
  request: Request,
  route: Route,
  checkBody: BodyCheck,
): Promise<RouteBody> {
  const takesBody = route.body !== undefined || route.bodyType !== undefined;
  if (!takesBody) {
    if (request.method === 'GET' || request.method === 'HEAD') return { body: undefined };
    const stray = await readBody(request, DEFAULT_BODY_LIMIT);
    if (stray.byteLength > 0) requireMediaType(request, 'application/json');
    return { body: undefined, rawBody: stray };
  }
  const type = route.bodyType ?? 'application/json';
  if (type !== '*/*') requireMediaType(request, type);
  const rawBody = await readBody(request, route.bodyLimit ?? DEFAULT_BODY_LIMIT);
  if (type === '*/*') return { body: undefined, rawBody };
  if (type === 'multipart/form-data') return { body: await readForm(request, rawBody), rawBody };
  const body = parseJson(rawBody);
  if (route.body !== undefined && route.bodyCheck !== 'handler') checkBody(route.body, body);
  return { body, rawBody };
}
