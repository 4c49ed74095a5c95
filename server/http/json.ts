import type { Json } from '../../domain/schema/vocabulary.ts';
import { ApiError, invalid, type FieldErrors } from '../errors.ts';
import { isStorableText } from './text.ts';

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
export function parseJson(bytes: Uint8Array): Json {
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
