import type { JsonSchema } from '../schema/vocabulary.ts';
import { answerName, ANSWER_LENGTHS, HIGHEST_NUMBER, isAnswered, RANGE } from './checkout-form.ts';
import type { CheckoutForm, FormField, FormSchema } from './form-calls.ts';

/**
 * The JSON Schema of a form's answers, `{field_3: 'Azul', field_5: ['S', 'M']}`: what a checkout validates and draws.
 * `answerFaults` judges by the same rules without a compiler.
 */
export function formSchema({ title, fields }: CheckoutForm): FormSchema {
  const asked = fields.filter(({ type }) => isAnswered(type));
  return {
    type: 'object',
    title,
    properties: Object.fromEntries(asked.map((field) => [answerName(field), fieldSchema(field)])),
    required: asked.filter(({ mandatory }) => mandatory).map(answerName),
    additionalProperties: false,
    'x-form': fields.map((field) => ({
      type: field.type,
      property: isAnswered(field.type) ? answerName(field) : null,
      title: field.title,
      text: field.text,
    })),
  };
}

function fieldSchema(field: FormField): JsonSchema {
  const { title, text } = field;
  return { title, ...(text !== null && { description: text }), ...valueSchema(field) };
}

function valueSchema({ type, numeric, options }: FormField): JsonSchema {
  const choices = options ?? [];
  switch (type) {
    case 'input':
      return { type: 'string', maxLength: ANSWER_LENGTHS.input, pattern: numeric ? '^[0-9]+$' : '\\S' };
    case 'textarea':
      return { type: 'string', maxLength: ANSWER_LENGTHS.textarea, pattern: '\\S' };
    case 'email':
      return { type: 'string', maxLength: ANSWER_LENGTHS.email, format: 'email' };
    case 'number':
      return { type: 'number', minimum: -HIGHEST_NUMBER, maximum: HIGHEST_NUMBER };
    case 'range':
      return { type: 'integer', ...RANGE };
    case 'date':
    case 'time':
      return { type: 'string', format: type };
    case 'radio':
    case 'select':
      return { type: 'string', enum: choices };
    case 'checkbox':
      return { type: 'array', items: { type: 'string', enum: choices }, minItems: 1, uniqueItems: true };
    case 'label':
      return {};
  }
}
