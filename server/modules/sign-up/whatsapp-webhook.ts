import { keyedHash } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';
import { CODE_JOB } from './code-job.ts';
import type { Database } from '../../db/database.ts';
import type { PublicRoute } from '../../http/route.ts';

const PATH = '/notification/whatsapp';
/** As WhatsApp documents it. */
const LARGEST = 3 * 1024 * 1024;

/** The handshake by which Meta makes sure that the address is ours. */
export const verifyWebhook: PublicRoute = {
  method: 'GET',
  path: PATH,
  operationId: 'verifyWhatsAppWebhook',
  summary: 'Handshake of the webhook of WhatsApp',
  tag: 'notifications',
  access: 'public',
  query: {
    'hub.mode': { type: 'string' },
    'hub.verify_token': { type: 'string' },
    'hub.challenge': { type: 'string', maxLength: 200 },
  },
  refusals: ['forbidden', 'not_found'],
  answers: {
    200: { description: 'The challenge', type: 'text/plain' },
    403: { description: 'Not the token that was agreed upon' },
    404: { description: 'This installation has no webhook of WhatsApp' },
  },
  async handle({ ports, query }) {
    const webhook = ports.whatsApp?.webhook;
    if (webhook === undefined) throw new ApiError('not_found');
    if (query.get('hub.mode') !== 'subscribe' || query.get('hub.verify_token') !== webhook.verifyToken)
      throw new ApiError('forbidden');
    const challenge = query.get('hub.challenge') ?? '';
    return { status: 200, raw: challenge, headers: { 'content-type': 'text/plain; charset=utf-8' } };
  },
};

/**
 * Receives the delivery state of messages. WhatsApp reports each at least once and in no order. A code that failed is
 * sent by mail once, where there is mail.
 */
export const receiveWhatsAppEvents: PublicRoute = {
  method: 'POST',
  path: PATH,
  operationId: 'hearFromWhatsApp',
  summary: 'What became of messages of WhatsApp, signed by it',
  tag: 'notifications',
  access: 'public',
  bodyLimit: LARGEST,
  headers: { 'X-Hub-Signature-256': '`sha256=` and the HMAC-SHA-256 of the body as sent' },
  body: { type: 'object' },
  refusals: ['forbidden', 'not_found'],
  answers: {
    200: { description: 'Heard' },
    403: { description: 'Not signed by WhatsApp' },
    404: { description: 'This installation has no webhook of WhatsApp' },
  },
  async handle({ ports, request, body, rawBody, now }) {
    const webhook = ports.whatsApp?.webhook;
    if (webhook === undefined) throw new ApiError('not_found');
    const signature = request.headers.get('x-hub-signature-256');
    if (!(await isGenuine(signature, rawBody ?? new Uint8Array(), webhook.appSecret)))
      throw new ApiError('forbidden');
    const byMail = ports.mail !== undefined;
    for (const messageId of failedMessages(body))
      await endMessage(ports.database, messageId, { byMail, now });
    return { status: 200 };
  },
};

async function isGenuine(
  signature: string | null,
  bytes: Uint8Array<ArrayBuffer>,
  secret: string,
): Promise<boolean> {
  if (signature === null) return false;
  const expected = `sha256=${await keyedHash(secret, bytes)}`;
  // Compares hashes, so that the time does not show how much of the signature was right.
  const [sent, right] = await Promise.all([keyedHash(secret, signature), keyedHash(secret, expected)]);
  return sent === right;
}

/** `{entry: [{changes: [{value: {statuses: [{id, status}]}}]}]}` */
function failedMessages(body: unknown): string[] {
  return listIn(body, 'entry')
    .flatMap((entry) => listIn(entry, 'changes'))
    .flatMap((change) => listIn(memberOf(change, 'value'), 'statuses'))
    .filter((status) => memberOf(status, 'status') === 'failed')
    .map((status) => memberOf(status, 'id'))
    .filter((id) => typeof id === 'string');
}

function listIn(value: unknown, key: string): unknown[] {
  const list = memberOf(value, key);
  return Array.isArray(list) ? list : [];
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

/** The code of a message that failed is over. It is sent by mail where there is mail. */
async function endMessage(
  database: Database,
  messageId: string,
  { byMail, now }: { byMail: boolean; now: Date },
): Promise<void> {
  await database.platformWrite(async (sql) => {
    const failed = await sql
      .updateTable('sign_ups')
      .set({ message_id: null, code_hash: null })
      .where('message_id', '=', messageId)
      .where('verified_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (failed === undefined || !byMail) return;
    await CODE_JOB.enqueue({ sql }, { signUpId: failed.id, channel: 'mail' }, { runAt: now });
  });
}
