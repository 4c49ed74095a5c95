/**
 * At most one effect for each request id (DESIGN: "a retry with the same id returns the first answer").
 *
 * The answer is stored in the transaction of the effect, at its end. Of two runs with one id, the second waits at that
 * insert until the first has committed. Then its insert fails, and it returns the stored answer. So a first run costs
 * no look-up, and one insert that is sent with the commit. Only 2xx answers are stored: an error has had no effect,
 * and may run again.
 */
import { sha256 as sha256Now } from '@noble/hashes/sha2.js';
import { formContent } from '../../domain/files/form-content.ts';
import { toHex } from '../encoding.ts';
import type { Sql } from '../db/database.ts';
import { ApiError } from '../errors.ts';
import { clientRequestId } from '../http/request-id.ts';
import { pathOf } from '../http/request-url.ts';
import type { Answer } from '../http/route.ts';
import type { StoreContext, MemberWrite } from '../context.ts';
import { query } from './statement.ts';

const STORE = `insert into requests (store_id, user_id, request_id, fingerprint, status, answer, etag)
values ($1, $2, $3, $4, $5, $6, $7)`;

const FIND = `select fingerprint, status, answer, etag from requests
where store_id = $1 and user_id = $2 and request_id = $3`;

/** Bytes up to which hashing here costs less than handing the work to Web Crypto's threads. */
const SMALL = 16 * 1024;

interface StoredAnswer {
  fingerprint: string;
  status: number;
  answer: string | null;
  etag: string | null;
}

/**
 * Runs a write of a store in one transaction, once for each `X-Request-Id` of a user. Without one it just runs.
 * Throws what `work` throws, and `request_id_reused` when the id came with another method, path or body.
 */
export async function writeOnce(
  context: StoreContext,
  work: (write: MemberWrite) => Promise<Answer>,
): Promise<Answer> {
  const { ports, storeId } = context;
  const key = clientRequestId(context.request);
  const fingerprint = key === null ? '' : await fingerprintOf(context);
  try {
    return await ports.database.write(storeId, async (tx) => {
      const answer = serialised(await work(Object.assign({ tx }, context)));
      if (key !== null && answer.status < 300) tx.last(store(context, tx.sql, key, fingerprint, answer));
      return answer;
    });
  } catch (error) {
    // Looks after any error: a retried delete finds nothing to delete, a retried create finds its value taken.
    return answerBefore(context, error);
  }
}

/**
 * The answer of the first call with the same request id, for a call that fails before or within `writeOnce`.
 * Throws `error` where there was no such call, and `request_id_reused` as `writeOnce` does.
 */
export async function answerBefore(context: StoreContext, error: unknown): Promise<Answer> {
  const key = clientRequestId(context.request);
  const stored = key === null ? null : await find(context, key);
  if (stored === null) throw error;
  if (stored.fingerprint !== (await fingerprintOf(context))) throw new ApiError('request_id_reused');
  return replay(stored);
}

async function store(
  context: StoreContext,
  sql: Sql,
  key: string,
  fingerprint: string,
  answer: Answer,
): Promise<void> {
  const body = typeof answer.raw === 'string' ? answer.raw : null;
  const etag = answer.headers?.['etag'] ?? null;
  const parameters = [context.storeId, context.user.userId, key, fingerprint, answer.status, body, etag];
  await query(sql, STORE, parameters);
}

async function find(context: StoreContext, key: string): Promise<StoredAnswer | null> {
  const parameters = [context.storeId, context.user.userId, key];
  const rows = await context.ports.database.read(context.storeId, (sql) =>
    query<StoredAnswer>(sql, FIND, parameters),
  );
  return rows[0] ?? null;
}

/** Serialises the body once, so that the first answer and every replay are equal to the byte. */
function serialised(answer: Answer): Answer {
  if (answer.body === undefined) return answer;
  return jsonAnswer(answer.status, JSON.stringify(answer.body), answer.headers ?? {});
}

function replay({ status, answer, etag }: StoredAnswer): Answer {
  const headers: Record<string, string> = etag === null ? {} : { etag };
  return answer === null ? { status, headers } : jsonAnswer(status, answer, headers);
}

function jsonAnswer(status: number, json: string, headers: Record<string, string>): Answer {
  return { status, raw: json, headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } };
}

async function fingerprintOf({ request, body, rawBody }: StoreContext): Promise<string> {
  const bytes = body instanceof FormData ? await formContent(body) : (rawBody ?? new Uint8Array());
  const digest =
    bytes.byteLength <= SMALL
      ? sha256Now(bytes)
      : new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `${request.method} ${pathOf(request.url)} ${toHex(digest)}`;
}
