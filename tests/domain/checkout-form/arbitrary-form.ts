import * as fc from 'fast-check';
import {
  FIELD_TITLE_LENGTH,
  FIELD_TYPES,
  FORM_TITLE_LENGTH,
  hasOptions,
  OPTION_LENGTH,
  type FieldType,
} from '../../../domain/checkout-form/checkout-form.ts';
import type { CheckoutForm, FieldInput, FormField } from '../../../domain/checkout-form/form-calls.ts';
import { keepForm } from '../../../domain/checkout-form/normalise-form.ts';

const said = (most: number) =>
  fc
    .oneof(
      fc.string(),
      fc.constantFrom('¿Qué talla?', '<img src=x onerror=alert(1)>', '__proto__', 'a/b~c "d"'),
    )
    .map((text) => [...text.trim()].slice(0, most).join('').trim())
    .filter((text) => text !== '');

const options = fc.uniqueArray(said(OPTION_LENGTH), { minLength: 1, maxLength: 6 });

const field: fc.Arbitrary<FieldInput> = fc
  .record({
    type: fc.constantFrom(...FIELD_TYPES),
    title: said(FIELD_TITLE_LENGTH),
    text: fc.option(said(80)),
    numeric: fc.boolean(),
    mandatory: fc.boolean(),
    options,
  })
  .map((one) => ({ ...one, options: hasOptions(one.type) ? one.options : null }));

/** Valid forms, as the server keeps them. */
export const forms: fc.Arbitrary<CheckoutForm> = fc
  .record({
    title: said(FORM_TITLE_LENGTH),
    fields: fc.array(field, { minLength: 1, maxLength: 12 }),
    lastId: fc.nat(1000),
  })
  .map(({ lastId, ...input }) => keepForm(input, lastId).form);

/** Good and bad answers of every kind. */
export const anyAnswer: fc.Arbitrary<unknown> = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', '12', 'a@b.co', '2026-02-30', '2026-02-28', '25:00', '09:30', 'x'.repeat(2001)),
  fc.double(),
  fc.constantFrom(0, 50, 100, 101, -1, 2.5, 1e12, 1e13),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.constantFrom<unknown[]>([], [1], ['', '']),
);

const SAMPLES: Readonly<Record<FieldType, (field: FormField) => unknown>> = {
  input: ({ numeric }) => (numeric ? '007' : 'Ana y Luis'),
  textarea: () => 'Dos renglones\nde texto',
  number: () => -2.5,
  email: () => 'ana@correo.co',
  radio: (field) => field.options?.[0],
  select: (field) => field.options?.at(-1),
  checkbox: (field) => field.options,
  date: () => '2028-02-29',
  time: () => '18:30',
  range: () => 100,
  label: () => undefined,
};

/** An answer that every field of this type takes; undefined for a title block. */
export function sampleAnswer(one: FormField): unknown {
  return SAMPLES[one.type](one);
}
