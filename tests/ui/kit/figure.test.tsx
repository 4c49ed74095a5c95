import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { datesOf, DateText } from '../../../src/ui/figure/DateText.tsx';
import { Money } from '../../../src/ui/figure/Money.tsx';
import { InPage } from '../in-page.tsx';

const dates = datesOf('2026-11-20', 'America/Bogota', 'es-CO');
const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ');

test('an instant is read by the clock of the store', () => {
  const evening = '2026-11-21T01:00:00Z';
  expect(dates.relative(evening)).toBe('hoy');
  expect(plain(dates.moment(evening))).toBe('hoy, 8:00 p. m.');
  expect(dates.day(evening)).toBe('20 de noviembre');
  expect(plain(dates.exact(evening))).toBe('20/11/26, 8:00 p. m.');
});

test('a day is never read as an instant', () => {
  expect(dates.relative('2026-11-20')).toBe('hoy');
  expect(dates.relative('2026-11-12')).toBe('12 nov');
});

test('a date carries its exact moment, and text that is no date stays as it is', () => {
  const { container } = render(<DateText at="2020-03-05T15:00:00Z" time />, { wrapper: InPage });
  const time = container.querySelector('time');
  expect(time?.dateTime).toBe('2020-03-05T15:00:00.000Z');
  expect(time?.title).not.toBe('');
  render(<DateText at="pronto" />, { wrapper: InPage });
  expect(screen.getByText('pronto').tagName).not.toBe('TIME');
});

// Outside of the admin the language is ra-core's default, English.
test("an amount is written in the store's currency, or in its own", () => {
  const { container } = render(<Money amount={89_900} />, { wrapper: InPage });
  expect(plain(container.textContent)).toBe('$ 89.900');
  const { container: euros } = render(<Money amount={1250} currency="EUR" />, { wrapper: InPage });
  expect(plain(euros.textContent)).toBe('EUR 12,50');
});
