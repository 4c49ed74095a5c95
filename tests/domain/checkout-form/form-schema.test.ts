import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerFaults, storedAnswers } from '../../../domain/checkout-form/answers.ts';
import { answerName, isAnswered } from '../../../domain/checkout-form/checkout-form.ts';
import type { CheckoutForm } from '../../../domain/checkout-form/form-calls.ts';
import { formFaults } from '../../../domain/checkout-form/form-faults.ts';
import { formSchema } from '../../../domain/checkout-form/form-schema.ts';
import { createAjv } from '../../../domain/schema/validate.ts';
import { anyAnswer, forms, sampleAnswer } from './arbitrary-form.ts';
import { effort } from '../../support/effort.ts';

const ajv = createAjv({ keywords: ['x-form'] });
const compile = (form: CheckoutForm) => ajv.compile(formSchema(form));

function samplesOf({ fields }: CheckoutForm): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter(({ type }) => isAnswered(type)).map((field) => [answerName(field), sampleAnswer(field)]),
  );
}

describe('[CFG-07] a checkout form is a JSON Schema', () => {
  test('of every valid form, which compiles and accepts its own sample answers', () => {
    fc.assert(
      fc.property(forms, (form) => {
        expect(formFaults(form)).toEqual({});
        const validate = compile(form);
        const samples = samplesOf(form);
        expect(validate(samples), JSON.stringify(validate.errors)).toBe(true);
        expect(answerFaults(form.fields, samples)).toEqual({});
        expect(storedAnswers(form.fields, samples).map(({ response }) => response)).toEqual(
          Object.values(samples),
        );
      }),
      { numRuns: effort(50, 60) },
    );
  });

  test('whose verdict on any answers is that of the rules without a compiler', () => {
    const cases = forms.chain((form) =>
      fc.tuple(
        fc.constant(form),
        fc.dictionary(
          fc.constantFrom(...form.fields.map(answerName), 'field_0', 'other'),
          fc.oneof(
            anyAnswer,
            fc.constantFrom(...form.fields.map(sampleAnswer).filter((one) => one !== undefined), 'x'),
          ),
        ),
      ),
    );
    fc.assert(
      fc.property(cases, ([form, answers]) => {
        const accepted = compile(form)(answers);
        expect(Object.keys(answerFaults(form.fields, answers)).length === 0).toBe(accepted);
      }),
      { numRuns: effort(50, 150) },
    );
  });

  test('with its title blocks and its order beside the properties', () => {
    const form: CheckoutForm = {
      title: 'Datos del regalo',
      fields: [
        {
          id: 10,
          type: 'label',
          title: 'La tarjeta',
          text: 'Va por fuera',
          numeric: false,
          mandatory: false,
          options: null,
          order: 0,
        },
        {
          id: 4,
          type: 'select',
          title: 'Color',
          text: null,
          numeric: false,
          mandatory: true,
          options: ['Rojo', 'Azul'],
          order: 1,
        },
        {
          id: 2,
          type: 'input',
          title: 'Cédula',
          text: 'Sin puntos',
          numeric: true,
          mandatory: false,
          options: null,
          order: 2,
        },
      ],
    };
    expect(formSchema(form)).toEqual({
      type: 'object',
      title: 'Datos del regalo',
      properties: {
        field_4: { title: 'Color', type: 'string', enum: ['Rojo', 'Azul'] },
        field_2: {
          title: 'Cédula',
          description: 'Sin puntos',
          type: 'string',
          maxLength: 200,
          pattern: '^[0-9]+$',
        },
      },
      required: ['field_4'],
      additionalProperties: false,
      'x-form': [
        { type: 'label', property: null, title: 'La tarjeta', text: 'Va por fuera' },
        { type: 'select', property: 'field_4', title: 'Color', text: null },
        { type: 'input', property: 'field_2', title: 'Cédula', text: 'Sin puntos' },
      ],
    });
  });
});

test('[CFG-07] answers to a former form read as they were given, whatever the form has become', () => {
  fc.assert(
    fc.property(forms, forms, (former, present) => {
      const answers = storedAnswers(former.fields, samplesOf(former));
      const kept: unknown = JSON.parse(JSON.stringify(answers));
      expect(kept).toEqual(
        former.fields
          .filter(({ type }) => isAnswered(type))
          .map((field) => ({
            id: field.id,
            title: field.title,
            type: field.type,
            response: sampleAnswer(field),
          })),
      );
      // The newest form says nothing about them.
      expect(formSchema(present)).not.toBe(formSchema(former));
    }),
    { numRuns: 50 },
  );
});
