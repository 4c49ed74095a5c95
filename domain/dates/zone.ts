/** Converts between instants (UTC) and the wall clock of a store's time zone, by Intl alone. */

export const DEFAULT_TIME_ZONE = 'America/Bogota';

export interface WallClock {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const readers = new Map<string, Intl.DateTimeFormat>();

function reader(timeZone: string): Intl.DateTimeFormat {
  const known = readers.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  readers.set(timeZone, made);
  return made;
}

/** The wall-clock time in the zone at this instant. Throws RangeError for an unknown zone or an invalid date. */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const parts = reader(timeZone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

/**
 * The instant of a wall-clock time in the zone. A time in the hour that summer time skips is moved to after the change.
 * A time in the hour that occurs twice is read as the first one.
 */
export function instantOf(clock: WallClock, timeZone: string): Date {
  const asUtc = utc(clock);
  const offsets = [asUtc - 86_400_000, asUtc + 86_400_000].map((at) => offsetAt(at, timeZone));
  const candidates = offsets.map((offset) => asUtc - offset).sort((a, b) => a - b);
  const exact = candidates.find((at) => utc(wallClock(new Date(at), timeZone)) === asUtc);
  return new Date(exact ?? Math.max(...candidates));
}

function offsetAt(at: number, timeZone: string): number {
  return utc(wallClock(new Date(at), timeZone)) - Math.floor(at / 1000) * 1000;
}

function utc(clock: WallClock): number {
  return Date.UTC(clock.year, clock.month - 1, clock.day, clock.hour, clock.minute, clock.second);
}
