import type { Json } from '../../domain/schema/vocabulary.ts';
import { ApiError, invalid, type FieldErrors } from '../errors.ts';
import { isStorableText } from './text.ts';

const MAX_DEPTH = 32;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/**
 * Reads a JSON body and refuses what JavaScript or PostgreSQL would silently change:
 * numbers that a double cannot hold, NUL and half surrogates in text, prototype keys, deep nesting.
 * Throws `malformed_json`, or `invalid` with every offending field.
 */
export function parseJson(bytes: Uint8Array): Json {
  let value: Json;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new ApiError('malformed_json', { cause });
  }
  const complaints: [string, FieldErrors[string]][] = [];
  inspect(value, '', 0, complaints);
  if (complaints.length > 0) throw invalid(Object.fromEntries(complaints));
  return value;
}

function inspect(
  value: Json,
  path: string,
  depth: number,
  complaints: [string, FieldErrors[string]][],
): void {
  if (typeof value === 'number') {
    // A literal beyond 2^53 has already been rounded, to a number that is itself not safe.
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER) complaints.push([path, { key: 'safeNumber' }]);
  } else if (typeof value === 'string') {
    if (!isStorableText(value)) complaints.push([path, { key: 'characters' }]);
  } else if (typeof value === 'object' && value !== null) {
    if (depth >= MAX_DEPTH) throw new ApiError('malformed_json', { details: { max_depth: MAX_DEPTH } });
    for (const [key, member] of Object.entries(value)) {
      const source = path === '' ? key : `${path}.${key}`;
      if (!Array.isArray(value) && FORBIDDEN_KEYS.has(key)) complaints.push([source, { key: 'unknown' }]);
      else inspect(member, source, depth + 1, complaints);
    }
  }
}
