import type { Claim, ProviderAccount, RawNotification } from '../contract.ts';
import { sameDigest } from '../digest.ts';
import { parseJson, valueAt } from '../json.ts';
import { readSignature, webhookSignature } from './signature.ts';

/**
 * The claim of a genuine webhook. It names a payment and nothing else; its state is asked for. What is not signed, such
 * as old IPN and QR notifications, is nobody's word.
 */
export function readWebhook(notification: RawNotification, account: ProviderAccount): Claim | null {
  const { headers, query, body } = notification;
  const signature = readSignature(headers.get('x-signature') ?? '');
  const id = query.get('data.id');
  if (signature === null || id === null || id === '' || account.eventsKey === '') return null;
  if (query.get('type') !== 'payment') return null;
  const requestId = headers.get('x-request-id');
  const { ts, v1 } = signature;
  // The documentation signs the id in lower case, the official SDK as received.
  const genuine = [id, id.toLowerCase()].some((spelling) =>
    sameDigest(v1, webhookSignature({ id: spelling, requestId, ts }, account.eventsKey)),
  );
  if (!genuine) return null;
  const live = valueAt(parseJson(new TextDecoder().decode(body)), 'live_mode');
  if (live !== null && live !== !account.testMode) return null;
  return { eventId: `${id}:${requestId ?? ''}:${ts}`, attemptId: id, reference: null, state: 'unknown' };
}
