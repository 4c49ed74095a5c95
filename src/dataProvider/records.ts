import type { RaRecord } from 'ra-core';
import { isObject } from '../../domain/json/is-object.ts';
import { unreadableAnswer } from './api-error.ts';
import type { CallOptions, Http, HttpAnswer } from './http.ts';

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
 * The rows of a list without records.
 *
 * @param members what no row can lack; the API's own schema defines the others, and its tests check them
 * @throws ApiHttpError when the body is no array, or a row lacks one of these members
 */
export function rowsOf<Row>({ json }: HttpAnswer, ...members: (keyof Row & string)[]): Row[] {
  if (!isListOf<Row>(json, members)) throw unreadableAnswer();
  return json;
}

function isListOf<Row>(json: unknown, members: readonly string[]): json is Row[] {
  return Array.isArray(json) && (members.length === 0 || json.every((row) => hasMembers(row, members)));
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

export interface ExportedFile {
  file: Blob;
  name: string;
}

/** Milliseconds for a file on a slow network. */
export const SLOW = 120_000;

/** The ways to read an answer, for calls below a path. Each rejects with ApiHttpError. */
export function createRequests(http: Http, path: (below: string) => string) {
  const file = async (below: string): Promise<HttpAnswer & { blob: Blob }> => {
    const { blob, ...answer } = await http(path(below), { as: 'blob', timeout: SLOW });
    if (blob === null) throw unreadableAnswer();
    return { ...answer, blob };
  };
  return {
    /** An object that is no record, with the members that it cannot lack. */
    object: async <T extends object>(
      below: string,
      options?: CallOptions,
      ...members: (keyof T & string)[]
    ) => objectOf<T>(await http(path(below), options), ...members),
    record: async <R extends RaRecord>(below: string, options: CallOptions) =>
      recordOf<R>(await http(path(below), options)),
    rows: async <Row>(below: string, options?: CallOptions) => rowsOf<Row>(await http(path(below), options)),
    /** A page of a list, with the exact total. */
    async page<Row>(below: string, options?: CallOptions, ...members: (keyof Row & string)[]) {
      const answer = await http(path(below), options);
      return { data: rowsOf<Row>(answer, ...members), total: totalOf(answer) };
    },
    blob: async (below: string) => (await file(below)).blob,
    /** A file under the name that the server gives it. */
    async file(below: string, fallback: string): Promise<ExportedFile> {
      const { blob, headers } = await file(below);
      const name = /filename="?([^";]+)"?/.exec(headers.get('content-disposition') ?? '')?.[1];
      return { file: blob, name: name ?? fallback };
    },
    /** A write whose answer nobody reads. */
    async send(method: CallOptions['method'], below: string, options: CallOptions = {}): Promise<void> {
      await http(path(below), { ...options, method });
    },
  };
}

export function fileBody(file: Blob, name?: string): FormData {
  const body = new FormData();
  if (name === undefined) body.append('file', file);
  else body.append('file', file, name);
  return body;
}

/**
 * The header of the version that was read, if there is one. With it the server refuses to overwrite the changes of
 * another user. A record's version is a number, a role's a text.
 */
export function ifMatch(before: object | undefined): Record<string, string> {
  if (before === undefined || !('version' in before)) return {};
  const { version } = before;
  return typeof version === 'number' || typeof version === 'string' ? { 'If-Match': `"${version}"` } : {};
}
