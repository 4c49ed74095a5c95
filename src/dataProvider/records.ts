import type { RaRecord } from 'ra-core';
import { isObject } from '../../domain/json/is-object.ts';
import { unreadableAnswer } from './api-error.ts';
import type { HttpAnswer } from './http.ts';

/** The schema defines the other members; the server checks them and the conformance suite tests them. */
function isRecord<R extends RaRecord>(value: unknown): value is R {
  return isObject(value) && 'id' in value;
}

/** @throws ApiHttpError when the body is no record. */
export function recordOf<R extends RaRecord>(answer: HttpAnswer): R {
  const { json } = answer;
  if (!isRecord<R>(json)) throw unreadableAnswer();
  return json;
}

/** The records of a list answer. @throws ApiHttpError when the body is no array of records. */
export function recordsOf<R extends RaRecord>(answer: HttpAnswer): R[] {
  if (!Array.isArray(answer.json)) throw unreadableAnswer();
  const rows: unknown[] = answer.json;
  return rows.map((row) => {
    if (!isRecord<R>(row)) throw unreadableAnswer();
    return row;
  });
}

/**
 * The rows of a list without records. The catalogue defines their shape, and the API's own tests check it. @throws
 * ApiHttpError when the body is no array.
 */
export function rowsOf<Row>({ json }: HttpAnswer): Row[] {
  if (!isListOf<Row>(json)) throw unreadableAnswer();
  return json;
}

function isListOf<Row>(json: unknown): json is Row[] {
  return Array.isArray(json);
}

/**
 * An answer that is no record.
 *
 * @param members what it cannot lack; the API's own schema defines the others, and its tests check them
 * @throws ApiHttpError when the body is no object, or lacks one of these members
 */
export function objectOf<T extends object>({ json }: HttpAnswer, ...members: (keyof T & string)[]): T {
  if (!hasMembers<T>(json, members)) throw unreadableAnswer();
  return json;
}

function hasMembers<T extends object>(json: unknown, members: readonly string[]): json is T {
  return isObject(json) && members.every((member) => member in json);
}

/** The total of a list, from `x-total-count`. @throws ApiHttpError without one. */
export function totalOf(answer: HttpAnswer): number {
  const header = answer.headers.get('x-total-count');
  const total = header === null || header === '' ? Number.NaN : Number(header);
  if (!Number.isSafeInteger(total)) throw unreadableAnswer();
  return total;
}

/** Whether a list has more records than its total says: they were not counted further. */
export function hasMore({ headers }: HttpAnswer): boolean {
  return headers.get('x-total-count-relation') === 'gt';
}

/** What a list goes on after; undefined where it ends. */
export function nextOf({ headers }: HttpAnswer): string | undefined {
  return headers.get('x-next-after') ?? undefined;
}
