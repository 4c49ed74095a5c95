import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { FilterOp } from '../../../domain/schema/vocabulary.ts';
import { FilterSummary } from '../../../src/list/ActiveFilters.tsx';
import { FilterInput } from '../../../src/list/FilterInput.tsx';
import { isWrongRange } from '../../../src/list/useFilters.ts';
import { renderInForm } from '../form/in-form.tsx';

const field = (over: Partial<FieldDescriptor>): FieldDescriptor => ({
  source: 'size',
  kind: 'number',
  label: { es: 'Medida' },
  widget: 'number',
  display: 'number',
  ...over,
});

/** Opens the filter of a field; the answer reads what it would apply. */
function openFilter(of: FieldDescriptor, op: FilterOp, given?: unknown) {
  let applied: unknown = given;
  function Harness() {
    const [value, setValue] = useState(given);
    applied = value;
    return <FilterInput field={of} op={op} value={value} onChange={setValue} />;
  }
  renderInForm({}, <Harness />);
  return { user: userEvent.setup(), applied: () => applied };
}
const box = (name: string) => screen.getByLabelText(name);

test('a range of numbers takes what the field takes: below zero, and decimals', async () => {
  const { user, applied } = openFilter(
    field({ decimals: true, bounds: { minimum: -40, maximum: 60 } }),
    'between',
  );
  await user.type(box('Medida: Mínimo'), '-20');
  await user.type(box('Medida: Máximo'), '-5,5');
  expect(applied()).toEqual([-20, -5.5]);
  expect(box('Medida: Máximo')).toHaveValue('-5,5');
  await user.clear(box('Medida: Mínimo'));
  expect(applied()).toEqual([null, -5.5]);
});

test('an applied decimal is written as people write it', () => {
  openFilter(field({ decimals: true, bounds: { minimum: 0 } }), 'between', [1.5, null]);
  expect(box('Medida: Mínimo')).toHaveValue('1,5');
});

test('a range of whole amounts takes digits alone', async () => {
  const { user, applied } = openFilter(field({ kind: 'integer', bounds: { minimum: 0 } }), 'between');
  await user.type(box('Medida: Mínimo'), '-1,2x');
  expect(applied()).toEqual([12, null]);
});

test.each([
  ['COP', '45000', '45.000', 45_000],
  ['COP', '12345678', '12.345.678', 12_345_678],
  // What follows the separator is less than a peso: the bound is the pesos before it.
  ['COP', '1500,50', '1.500,50', 1_500],
  ['COP', '1500,00', '1.500,00', 1_500],
  ['COP', '0,5', '0,5', 0],
  ['USD', '45,5', '45,5', 4_550],
])('a range of %s is typed as an amount of it', async (currency, typed, shown, applies) => {
  const { user, applied } = openFilter(field({ kind: 'money', display: 'money', currency }), 'between');
  await user.type(box('Medida: Mínimo'), typed);
  expect(applied()).toEqual([applies, null]);
  expect(box('Medida: Mínimo')).toHaveValue(shown);
  await user.type(box('Medida: Mínimo'), 'x-');
  expect(applied()).toEqual([applies, null]);
});

test('an applied amount of dollars is written in dollars', () => {
  openFilter(field({ kind: 'money', display: 'money', currency: 'USD' }), 'between', [4_550, null]);
  expect(box('Medida: Mínimo')).toHaveValue('45,50');
});

test('a range of hours is made of hours', () => {
  const hour = field({ kind: 'time', widget: 'time', display: 'time' });
  const { applied } = openFilter(hour, 'between');
  expect(box('Medida: Desde')).toHaveAttribute('type', 'time');
  fireEvent.change(box('Medida: Desde'), { target: { value: '14:30' } });
  fireEvent.change(box('Medida: Hasta'), { target: { value: '09:00' } });
  expect(applied()).toEqual(['14:30', '09:00']);
  expect(screen.getByText('La primera hora no puede ser posterior a la segunda.')).toBeVisible();
  expect(isWrongRange({ field: hour }, applied())).toBe(true);
});

test('one number is asked for as a number, and nothing else can be typed', async () => {
  const { user, applied } = openFilter(field({ kind: 'integer', bounds: { minimum: 1 } }), 'equals');
  await user.type(box('Medida: Es igual a'), 'a20b24');
  expect(applied()).toBe(2024);
});

test.each([
  ['integer', 'equals', 1204, 'Medida: 1.204'],
  ['percent', 'in', 12.5, 'Medida: 12,5%'],
  ['rating', 'in', [4, 5], 'Medida: 4, 5'],
  ['text', 'equals', 'ABC', 'Medida: ABC'],
] as const)('a filter by one %s says it', (kind, op, value, text) => {
  const filter = { source: 'size', key: `size.${op}`, op, alwaysOn: false, field: field({ kind }) };
  renderInForm({}, <FilterSummary filter={filter} value={value} />);
  expect(document.body.textContent).toBe(text);
});

test('a list is asked for by its labels, as a form takes them', async () => {
  const { user, applied } = openFilter(field({ kind: 'text', widget: 'text', display: 'text' }), 'any');
  await user.type(await screen.findByLabelText('Medida'), 'fútbol,ajedrez{Enter}');
  expect(applied()).toEqual(['fútbol', 'ajedrez']);
});
