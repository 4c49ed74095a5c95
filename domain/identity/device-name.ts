import type { DeviceName } from './sign-in-answers.ts';

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
