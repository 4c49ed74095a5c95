import { expect, test } from 'vitest';
import es from '../../../i18n/es.json';
import pt from '../../../i18n/pt.json';
import { descriptors } from '../../../src/schema/descriptors.ts';
import { formatDateTime, formatDay } from '../../../domain/dates/format.ts';
import { formatMoney } from '../../../domain/money/format.ts';
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { intlLocale } from '../../../src/i18n/locales.ts';

const INSTANT = new Date('2026-11-21T01:00:00Z');

test('[SHL-16] Spanish of Colombia comes first, Portuguese and English when they are chosen', async () => {
  const i18n = createI18nProvider(descriptors);
  expect(i18n.getLocale()).toBe('es');
  expect(i18n.translate('shell.logout')).toBe('Cerrar sesión');
  await i18n.changeLocale('pt');
  expect(i18n.translate('shell.settings')).toBe('Configurações');
  await i18n.changeLocale('en');
  expect(i18n.translate('shell.settings')).toBe('Settings');
  expect(i18n.getLocales?.().map(({ name }) => name)).toEqual(['Español', 'English', 'Português']);
});

test.each([
  ['es', '20/11/26, 8:00 p. m.', 'ayer', '$ 89.900'],
  ['pt', '20/11/2026, 20:00', 'ontem', '$ 89.900'],
  ['en', '11/20/26, 8:00 PM', 'yesterday', '$89,900'],
])('[SHL-16] dates and money of %s', (locale, dateTime, yesterday, money) => {
  const tag = intlLocale(locale);
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect(plain(formatDateTime(INSTANT, 'America/Bogota', tag))).toBe(dateTime);
  expect(formatDay('2026-11-20', '2026-11-21', tag)).toBe(yesterday);
  expect(plain(formatMoney(89_900, 'COP', tag))).toBe(money);
});

test('an empty list speaks of records of either gender', () => {
  for (const { state } of [es, pt])
    for (const sentence of [state.empty_subtitle, state.empty_readonly])
      expect(sentence).not.toMatch(/\b(el|la|los|las|lo(?! que)|ele|ela|primer[oa]|primeir[oa])\b/i);
});
