import type { Claim, ProviderAccount } from '../contract.ts';
import { sameDigest } from '../digest.ts';
import { parseJson, listAt, idAt, textAt, valueAt, type JsonValue } from '../json.ts';
import { eventChecksum } from './signatures.ts';
import { wompiState } from './state.ts';

/** Without these among the signed values a checksum vouches for nothing. */
const MUST_BE_SIGNED = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

/** The first second that Wompi existed in; one digit less shifts a digit of the amount into the time. */
const EARLIEST = 1_500_000_000;

/** The claim of a genuine event of this account and environment (docs.wompi.co, events). */
export function readEvent(text: string, account: ProviderAccount): Claim | null {
  const event = parseJson(text);
  if (valueAt(event, 'event') !== 'transaction.updated') return null;
  if (valueAt(event, 'environment') !== (account.testMode ? 'test' : 'prod')) return null;
  const timestamp = timestampOf(event);
  const properties = listAt(event, 'signature.properties').map(String);
  if (timestamp === null || account.eventsKey === '') return null;
  if (!MUST_BE_SIGNED.every((property) => properties.includes(property))) return null;
  const values = properties.map((property) => String(valueAt(event, `data.${property}`) ?? ''));
  const expected = eventChecksum(values, timestamp, account.eventsKey);
  if (!sameDigest(textAt(event, 'signature.checksum') ?? '', expected)) return null;
  const attemptId = idAt(event, 'data.transaction.id');
  const status = textAt(event, 'data.transaction.status');
  if (attemptId === null || status === null) return null;
  return {
    eventId: `${attemptId}:${status}:${timestamp}`,
    attemptId,
    reference: textAt(event, 'data.transaction.reference'),
    state: wompiState(status),
  };
}

/** Ten digits of Unix seconds, in text. */
function timestampOf(event: JsonValue): string | null {
  const seconds = valueAt(event, 'timestamp');
  if (typeof seconds !== 'number' || !Number.isInteger(seconds)) return null;
  return seconds >= EARLIEST && seconds < 10_000_000_000 ? String(seconds) : null;
}
