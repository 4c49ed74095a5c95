import { describe, expect, test } from 'vitest';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { fieldAt, humanProblem, valueAt } from '../../../domain/schema/field-errors.ts';

const field = (widget: FieldDescriptor['widget'], more: Partial<FieldDescriptor> = {}): FieldDescriptor => ({
  source: 'one',
  kind: 'text',
  label: { es: 'Dato' },
  widget,
  display: 'text',
  ...more,
});
const pattern = { key: 'pattern' };

describe('a phone', () => {
  test.each([
    ['573001', { key: 'phone_short', args: { smart_count: 6 } }],
    ['+57300123', { key: 'phone_short', args: { smart_count: 4 } }],
    ['57300123456789', { key: 'phone_long', args: { smart_count: 2 } }],
    ['34612', { key: 'phone_short', args: { smart_count: 2 } }],
    ['346123456789012', { key: 'phone_long', args: { smart_count: 2 } }],
    ['57 300', { key: 'phone' }],
    ['03001234567', { key: 'phone_zero' }],
    ['+5703001234567', { key: 'phone_zero' }],
    [undefined, { key: 'phone_short', args: { smart_count: 7 } }],
  ])('%s', (value, problem) => {
    expect(humanProblem(field('phone'), pattern, value)).toEqual(problem);
  });
});

test('a format has the sentence of its name, a number asks for one', () => {
  expect(humanProblem(field('email'), { key: 'format', args: { format: 'email' } }, 'x')).toEqual({
    key: 'email',
  });
  expect(humanProblem(field('money'), { key: 'type', args: { type: 'integer' } }, 'x')).toEqual({
    key: 'number',
  });
});

describe('a mail address says which part of it is missing', () => {
  test.each([
    ['yuli@', 'email_domain'],
    ['@tienda.co', 'email_name'],
    ['yuli@tienda', 'email_ending'],
    ['yuli@tienda.', 'email_ending'],
    ['yuli rojas@tienda.co', 'email_space'],
    ['yuli@@tienda.co', 'email'],
    ['yuli', 'email'],
    [undefined, 'email'],
  ])('%s', (value, key) => {
    expect(humanProblem(field('email'), { key: 'format', args: { format: 'email' } }, value)).toEqual({
      key,
    });
  });
});

describe('an amount below zero says what it may be', () => {
  test.each(['-1', '−1', '-$ 1.000', '$-45.000'])('%s', (value) => {
    const problem = { key: 'minimum', args: { limit: 0 } };
    expect(humanProblem(field('money'), { key: 'type' }, value)).toEqual(problem);
  });
  test.each(['-', '1-', '--1', '-x'])('%s is no number', (value) => {
    expect(humanProblem(field('money'), { key: 'type' }, value)).toEqual({ key: 'number' });
  });
});

test('what the validator says well is left to it', () => {
  expect(humanProblem(field('text'), pattern, 'x')).toBeUndefined();
  expect(humanProblem(field('phone'), { key: 'required' }, '')).toBeUndefined();
});

test('nested fields and values are found by their source', () => {
  const phone = field('phone', { source: 'phone' });
  const buyer = field('json', { source: 'buyer', items: [phone] });
  expect(fieldAt([buyer], 'buyer.phone')).toBe(phone);
  expect(fieldAt([buyer], 'buyer.2.phone')).toBe(phone);
  expect(fieldAt([buyer], 'seller.phone')).toBeUndefined();
  expect(valueAt({ buyer: [{ phone: '57' }] }, 'buyer.0.phone')).toBe('57');
  expect(valueAt({ buyer: null }, 'buyer.phone')).toBeUndefined();
});

test('a text with a pattern says what it should look like, where its schema has an example', () => {
  const text = field('text', { example: 'RP-1234' });
  expect(humanProblem(text, pattern, 'abc')).toEqual({ key: 'like', args: { example: 'RP-1234' } });
  expect(humanProblem(field('text'), pattern, 'abc')).toBeUndefined();
  expect(humanProblem(field('phone', { example: '573001234567' }), pattern, '573001')?.key).toBe(
    'phone_short',
  );
});

test('too few choices are chosen, not added', () => {
  const days = field('json', {
    element: field('select', { enum: [{ value: 'mon', label: { es: 'Lunes' } }] }),
  });
  const few = { key: 'minItems', args: { limit: 1 } };
  expect(humanProblem(days, few, [])).toEqual({ key: 'minChosen', args: { limit: 1 } });
  expect(humanProblem(field('items'), few, [])).toBeUndefined();
});
