/** Numbers of things as people read them. Making a formatter takes a cheap phone milliseconds, so each is made once. */

const formatters = new Map<string, Intl.NumberFormat>();

/** More than anybody declares (`multipleOf`), and fewer than show that 0.1 and 0.2 are not 0.3. */
const DECIMALS = 10;

/** `1.204` for 1204, `0,0625` for 0.0625: all of its decimals. */
export function formatCount(count: number, locale: string): string {
  const made = formatters.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: DECIMALS });
  formatters.set(locale, made);
  return made.format(count);
}

const rules = new Map<string, Intl.PluralRules>();

/** The form that a number asks of the words beside it. */
export function pluralOf(count: number, locale: string): Intl.LDMLPluralRule {
  const made = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, made);
  return made.select(count);
}
