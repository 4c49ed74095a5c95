import { fill } from './fill.ts';
import { intlLocale } from './locales.ts';

/** Between the forms of a sentence: for one, and for any other number. */
const OR = ' |||| ';

/** Puts a number into a sentence, in the form that it asks for: `%{smart_count} fila |||| %{smart_count} filas`. */
export function fillCount(
  sentence: string,
  count: number,
  locale: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const [one = '', other = one] = sentence.split(OR);
  const tag = intlLocale(locale);
  const form = new Intl.PluralRules(tag).select(count) === 'one' ? one : other;
  return fill(form, { ...values, smart_count: count.toLocaleString(tag) });
}
