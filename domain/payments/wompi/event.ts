import type { Claim, ProviderAccount } from '../contract.ts';
import { sameDigest } from '../digest.ts';
import { parseJson, listAt, idAt, textAt, valueAt, type JsonValue } from '../json.ts';
import { eventChecksum } from './signatures.ts';
import { wompiState } from './state.ts';

/** Without these among the signed values a checksum vouches for nothing. */
const MUST_BE_SIGNED = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

/** Wompi signs three or four values. A stranger chooses this list, and joining a long one costs seconds and a gigabyte. */
const MOST_SIGNED = 20;
const SIGNED = /^transaction(?:\.\w{1,40}){1,4}$/;
/** Characters of one signed value; the longest, a reference, has 255 at most. */
const LONGEST_VALUE = 255;

/** The first second that Wompi existed in; one digit less shifts a digit of the amount into the time. */
const EARLIEST = 1_500_000_000;

/** The claim of a genuine event of this account and environment (docs.wompi.co, events). */
export function readEvent(text: string, account: ProviderAccount): Claim | null {
  const event = parseJson(text);
  if (valueAt(event, 'event') !== 'transaction.updated') return null;
  if (valueAt(event, 'environment') !== (account.testMode ? 'test' : 'prod')) return null;
  const timestamp = timestampOf(event);
  const values = signedValues(event);
  if (timestamp === null || values === null || account.eventsKey === '') return null;
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

/** The signed values in their order. Null where they are none that Wompi would sign. */
function signedValues(event: JsonValue): string[] | null {
  const properties = listAt(event, 'signature.properties');
  if (properties.length > MOST_SIGNED || new Set(properties).size < properties.length) return null;
  if (!MUST_BE_SIGNED.every((property) => properties.includes(property))) return null;
  const values = properties.map((property) => signedValue(event, property));
  return values.every((value) => value !== null) ? values : null;
}

/** One that is missing is signed as an empty text. */
function signedValue(event: JsonValue, property: JsonValue): string | null {
  if (typeof property !== 'string' || !SIGNED.test(property)) return null;
  const value = valueAt(event, `data.${property}`);
  if (typeof value === 'object' && value !== null) return null;
  const text = String(value ?? '');
  return text.length > LONGEST_VALUE ? null : text;
}

/** Ten digits of Unix seconds, in text. */
function timestampOf(event: JsonValue): string | null {
  const seconds = valueAt(event, 'timestamp');
  if (typeof seconds !== 'number' || !Number.isInteger(seconds)) return null;
  return seconds >= EARLIEST && seconds < 10_000_000_000 ? String(seconds) : null;
}
