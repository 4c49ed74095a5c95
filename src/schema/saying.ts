import { DEFAULT_TIME_ZONE } from '../../domain/dates/zone.ts';
import type { CurrentStore } from '../../domain/identity/session-info.ts';
import { DEFAULT_CURRENCY, wholeUnits } from '../../domain/money/currency.ts';
import type { Saying } from '../../domain/kinds/spoken.ts';
import { intlLocale } from '../i18n/locales.ts';
import { inLocale } from '../i18n/words.ts';

/** How a store says the names of its records in a language. */
export function sayingOf(locale: string, store: CurrentStore | null): Saying {
  return {
    locale: intlLocale(locale),
    timeZone: store?.time_zone ?? DEFAULT_TIME_ZONE,
    currency: wholeUnits(store?.currency ?? DEFAULT_CURRENCY),
    wordOf: (words) => inLocale(words, locale),
  };
}
