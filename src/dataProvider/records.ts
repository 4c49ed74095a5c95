import type { RaRecord } from 'ra-core';
import type { HttpAnswer } from './http.ts';

/** The answer did not hold what every answer of its kind holds: a fault of the server, told as one. */
export class UnreadableAnswer extends Error {
  constructor() {
    super('errors.unexpected');
    this.name = 'UnreadableAnswer';
  }
}

/** Its other members are what the schema says, which the server checks and the conformance suite tests. */
function isRecord<R extends RaRecord>(value: unknown): value is R {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** @throws UnreadableAnswer when the body is no record. */
export function recordOf<R extends RaRecord>(answer: HttpAnswer): R {
  const { json } = answer;
  if (!isRecord<R>(json)) throw new UnreadableAnswer();
  return json;
}

/** The records of a list answer. @throws UnreadableAnswer when the body is no array of records. */
export function recordsOf<R extends RaRecord>(answer: HttpAnswer): R[] {
  if (!Array.isArray(answer.json)) throw new UnreadableAnswer();
  const rows: unknown[] = answer.json;
  return rows.map((row) => {
    if (!isRecord<R>(row)) throw new UnreadableAnswer();
    return row;
  });
}

/** The exact total of a list, from `x-total-count`. @throws UnreadableAnswer without one. */
export function totalOf(answer: HttpAnswer): number {
  const header = answer.headers.get('x-total-count');
  const total = header === null || header === '' ? Number.NaN : Number(header);
  if (!Number.isSafeInteger(total)) throw new UnreadableAnswer();
  return total;
}
