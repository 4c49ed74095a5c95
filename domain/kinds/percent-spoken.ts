import type { Spoken } from './spoken.ts';

/** `12,5%`. */
export const spoken: Spoken = (value, _field, _record, { locale }) =>
  typeof value === 'number'
    ? (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 4 })
    : undefined;
