import { wholeUnits } from '../../domain/money/currency.ts';
import type { Saying } from '../../domain/kinds/spoken.ts';

export const LANGUAGES = ['es', 'en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

const INTL: Readonly<Record<Language, string>> = { es: 'es-CO', en: 'en-US', pt: 'pt-BR' };

/** For `Intl`, such as `es-CO`. */
export function localeOf(language: Language): string {
  return INTL[language];
}

/** How a store says the names of its records in a language. */
export function sayingIn(language: Language, timeZone: string, currency: string): Saying {
  return {
    locale: INTL[language],
    timeZone,
    currency: wholeUnits(currency),
    wordOf: (words) => words[language] ?? words.es,
  };
}

/** The first language of `Accept-Language`, by weight, that the product speaks; Spanish otherwise. */
export function languageOf(request: Request): Language {
  const header = request.headers.get('accept-language');
  if (header === null) return 'es';
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.split(';q=');
      return { tag: tag.trim().slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    const language = LANGUAGES.find((known) => known === tag);
    if (language !== undefined) return language;
  }
  return 'es';
}
