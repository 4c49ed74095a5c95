import { describe, expect, test } from 'vitest';
import {
  FIELD_TITLE_LENGTH,
  FIELD_TYPES,
  hasOptions,
  MOST_FIELDS,
  MOST_OPTIONS,
  OPTION_LENGTH,
} from '../../../domain/checkout-form/checkout-form.ts';
import type { FieldInput } from '../../../domain/checkout-form/form-calls.ts';
import { formFaults } from '../../../domain/checkout-form/form-faults.ts';
import { idFaults, keepForm } from '../../../domain/checkout-form/normalise-form.ts';

const question: FieldInput = { type: 'input', title: '¿Para quién es?' };
const formOf = (...fields: FieldInput[]) => ({ title: 'Datos del regalo', fields });
const optionsOf = (...options: string[]) => formFaults(formOf({ type: 'radio', title: 'Talla', options }));

describe('[CFG-07] what stands against a form is named at its place', () => {
  test('a form needs a title and a field', () => {
    expect(formFaults({ title: ' ', fields: [] })).toEqual({
      title: { key: 'required' },
      fields: { key: 'minItems', args: { limit: 1 } },
    });
  });

  test('a field needs a title and one of the eleven types', () => {
    expect(FIELD_TYPES).toHaveLength(11);
    expect(formFaults(formOf(question, { type: '', title: '' }))).toEqual({
      'fields.1.type': { key: 'required' },
      'fields.1.title': { key: 'required' },
    });
    expect(formFaults(formOf({ type: 'password', title: 'Clave' }))).toEqual({
      'fields.0.type': { key: 'enum' },
    });
  });

  test('types with options need one, and none may be empty, twice or too long', () => {
    expect(FIELD_TYPES.filter(hasOptions)).toEqual(['radio', 'checkbox', 'select']);
    expect(optionsOf()).toEqual({ 'fields.0.options': { key: 'minItems', args: { limit: 1 } } });
    expect(optionsOf('S', ' ')).toEqual({ 'fields.0.options.1': { key: 'required' } });
    expect(optionsOf('S', 'M', ' S ')).toEqual({ 'fields.0.options.2': { key: 'duplicate' } });
    expect(optionsOf('a'.repeat(500))).toEqual({
      'fields.0.options.0': { key: 'maxLength', args: { limit: OPTION_LENGTH } },
    });
    const many = Array.from({ length: MOST_OPTIONS + 1 }, (_, at) => `Opción ${at}`);
    expect(optionsOf(...many)).toEqual({
      'fields.0.options': { key: 'maxItems', args: { limit: MOST_OPTIONS } },
    });
    expect(optionsOf(...many.slice(1))).toEqual({});
  });

  test('options of a type without any are no fault', () => {
    expect(formFaults(formOf({ ...question, options: ['', ''] }))).toEqual({});
  });

  test('500 fields are too many, and so are long titles', () => {
    const many = Array.from({ length: 500 }, () => question);
    expect(formFaults(formOf(...many))).toEqual({
      fields: { key: 'maxItems', args: { limit: MOST_FIELDS } },
    });
    expect(formFaults(formOf({ ...question, title: '👗'.repeat(FIELD_TITLE_LENGTH) }))).toEqual({});
    expect(formFaults(formOf({ ...question, title: 'a'.repeat(FIELD_TITLE_LENGTH + 1) }))).toEqual({
      'fields.0.title': { key: 'maxLength', args: { limit: FIELD_TITLE_LENGTH } },
    });
  });
});

describe('[CFG-07] what is kept of a form', () => {
  test('new fields get ids that nobody had; order, spaces and what a type has no use for are set right', () => {
    const { form, lastId } = keepForm(
      {
        title: ' Regalo ',
        fields: [
          {
            id: 3,
            type: 'input',
            title: ' Cédula ',
            numeric: true,
            mandatory: true,
            options: ['x'],
            text: ' ',
          },
          { type: 'label', title: 'La tarjeta', mandatory: true, numeric: true },
          { type: 'radio', title: 'Talla', options: [' S ', 'M'], numeric: true, text: ' Una ' },
        ],
      },
      7,
    );
    expect(lastId).toBe(9);
    const common = { numeric: false, mandatory: false, options: null, text: null };
    expect(form).toEqual({
      title: 'Regalo',
      fields: [
        { ...common, id: 3, type: 'input', title: 'Cédula', numeric: true, mandatory: true, order: 0 },
        { ...common, id: 8, type: 'label', title: 'La tarjeta', order: 1 },
        { ...common, id: 9, type: 'radio', title: 'Talla', options: ['S', 'M'], text: 'Una', order: 2 },
      ],
    });
  });

  test('the place in the list is the order, whatever a field that was moved still says', () => {
    const { form } = keepForm(
      {
        title: 'x',
        fields: [
          { ...question, title: 'a', order: 5 },
          { ...question, title: 'b', order: 2 },
        ],
      },
      0,
    );
    expect(form.fields.map(({ title, order, id }) => [title, order, id])).toEqual([
      ['a', 0, 1],
      ['b', 1, 2],
    ]);
  });

  test('an id that two fields claim is named; a new one is taken, and others come after it', () => {
    const fields = [{ ...question, id: 2 }, question, { ...question, id: 9 }];
    expect(idFaults([...fields, { ...question, id: 2 }])).toEqual({ 'fields.3.id': { key: 'duplicate' } });
    const { form, lastId } = keepForm({ title: 'x', fields }, 4);
    expect([form.fields.map(({ id }) => id), lastId]).toEqual([[2, 10, 9], 10]);
  });
});
