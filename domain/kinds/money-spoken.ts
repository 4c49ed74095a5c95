import { formatMoney } from '../money/format.ts';
import { currencyOf } from '../schema/currency.ts';
import type { Spoken } from './spoken.ts';

export const spoken: Spoken = (value, field, record, { currency, locale }) =>
  typeof value === 'number' ? formatMoney(value, currencyOf(field, record) ?? currency, locale) : undefined;
