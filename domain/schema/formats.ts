import { isDay } from '../dates/day.ts';

/**
 * The formats of JSON Schema that this product supports. Each checks the meaning: 30 February is no date. Server and
 * browser validate with these same functions.
 */
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))$/;
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An instant: date, time and offset; `T` and `Z` in upper case. No place is further than 14 hours from UTC. */
export function isDateTime(text: string): boolean {
  const parts = DATE_TIME.exec(text);
  return parts?.[1] !== undefined && isDay(parts[1]);
}

/** A mail address with a dot in its domain. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  return (
    at > 0 && local.length <= 64 && domain.length <= 253 && LOCAL_PART.test(local) && DOMAIN.test(domain)
  );
}

/** A time of the day, with seconds or without. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** An absolute address of the web. */
export function isUri(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false;
  return URL.canParse(text);
}

export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDay,
  'date-time': isDateTime,
  time: isTime,
  email: isEmail,
  uri: isUri,
  uuid: (text) => UUID.test(text),
};

/** Characters that show nothing: controls, spaces, fillers, selectors of a glyph's form, and blank braille. */
const BLANK = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** True for a text in which nobody sees anything. A zero-width space is none, either. */
export function isInvisible(text: string): boolean {
  return text.replaceAll(BLANK, '') === '';
}
