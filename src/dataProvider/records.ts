import type { RaRecord } from 'ra-core';
import { unreadableAnswer } from './api-error.ts';
import type { HttpAnswer } from './http.ts';

/** The schema defines the other members; the server checks them and the conformance suite tests them. */
function isRecord<R extends RaRecord>(value: unknown): value is R {
  return typeof value === 'object' && value !== null && 'id' in value;
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

/** The exact total of a list, from `x-total-count`. @throws ApiHttpError without one. */
export function totalOf(answer: HttpAnswer): number {
  const header = answer.headers.get('x-total-count');
  const total = header === null || header === '' ? Number.NaN : Number(header);
  if (!Number.isSafeInteger(total)) throw unreadableAnswer();
  return total;
}
