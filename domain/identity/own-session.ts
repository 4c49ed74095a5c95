import { closedObject, TIME } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import type { DeviceName } from './sign-in-answers.ts';

const NAME = {
  type: ['string', 'null'],
  description: 'Null when it is none that we know.',
} as const satisfies JsonSchema;

/** One device on which a user is signed in. */
export const OWN_SESSION = closedObject({
  id: { type: 'string' },
  browser: NAME,
  system: NAME,
  remember: { type: 'boolean', description: 'Whether it outlives the browser.' },
  created_at: TIME,
  last_seen_at: { ...TIME, description: 'To the minute.' },
  current: { type: 'boolean', description: 'Whether this call was made in it.' },
});
export type OwnSession = FromSchema<typeof OWN_SESSION>;

/** The first match counts, because most browsers also claim to be Chrome and Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** The device that a `User-Agent` describes. */
export function deviceName(userAgent: string | null): DeviceName {
  const text = userAgent ?? '';
  const named = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
