import { lengthFault } from './form-faults.ts';
import type { FieldErrors } from '../schema/field-errors.ts';
import { isDay } from '../dates/day.ts';
import { isEmail, isTime } from '../schema/formats.ts';
import { answerName, ANSWER_LENGTHS, HIGHEST_NUMBER, isAnswered, RANGE } from './checkout-form.ts';
import type { AnswerValue, FormAnswer, FormField } from './form-calls.ts';

/** Answers by the name of their field; what nobody answered is absent. */
export type GivenAnswers = Readonly<Record<string, unknown>>;

type Fault = FieldErrors[string];

/** What is wrong with answers to these fields, by the name of the answer; empty when `formSchema` accepts them. */
export function answerFaults(fields: readonly FormField[], given: GivenAnswers): FieldErrors {
  const asked = new Map(fields.filter(({ type }) => isAnswered(type)).map((one) => [answerName(one), one]));
  const unknown = Object.keys(given)
    .filter((name) => !asked.has(name))
    .map((name): [string, Fault] => [name, { key: 'unknown' }]);
  const wrong = [...asked].flatMap(([name, field]): [string, Fault][] => {
    const fault = Object.hasOwn(given, name) ? valueFault(field, given[name]) : missing(field);
    return fault === undefined ? [] : [[name, fault]];
  });
  return Object.fromEntries([...unknown, ...wrong]);
}

/** Answers without fault as they are stored, in the order of the form. */
export function storedAnswers(fields: readonly FormField[], given: GivenAnswers): FormAnswer[] {
  return fields.flatMap((field) => {
    const name = answerName(field);
    const response = Object.hasOwn(given, name) ? asValue(given[name]) : undefined;
    return response === undefined ? [] : [{ id: field.id, title: field.title, type: field.type, response }];
  });
}

/** A response as one line of text, as files have it. */
export function answerText({ response }: Pick<FormAnswer, 'response'>): string {
  return Array.isArray(response) ? response.join(', ') : String(response);
}

function missing({ mandatory }: FormField): Fault | undefined {
  return mandatory ? { key: 'required' } : undefined;
}

function asValue(value: unknown): AnswerValue | undefined {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return isTexts(value) ? value : undefined;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function valueFault(field: FormField, value: unknown): Fault | undefined {
  const { type } = field;
  if (type === 'number') return numberFault(value, -HIGHEST_NUMBER, HIGHEST_NUMBER);
  if (type === 'range')
    return Number.isInteger(value) ? numberFault(value, RANGE.minimum, RANGE.maximum) : { key: 'type' };
  if (type === 'checkbox') return ticksFault(field, value);
  return typeof value === 'string' ? textFault(field, value) : { key: 'type' };
}

function numberFault(value: unknown, minimum: number, maximum: number): Fault | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { key: 'type' };
  if (value < minimum) return { key: 'minimum', args: { limit: minimum } };
  return value > maximum ? { key: 'maximum', args: { limit: maximum } } : undefined;
}

function ticksFault({ options }: FormField, value: unknown): Fault | undefined {
  if (!isTexts(value)) return { key: 'type' };
  if (value.length === 0) return { key: 'required' };
  if (!value.every((one) => options?.includes(one))) return { key: 'enum' };
  return new Set(value).size < value.length ? { key: 'uniqueItems' } : undefined;
}

function textFault({ type, numeric, options }: FormField, text: string): Fault | undefined {
  switch (type) {
    case 'radio':
    case 'select':
      return options?.includes(text) === true ? undefined : { key: 'enum' };
    case 'date':
      return isDay(text) ? undefined : { key: 'date' };
    case 'time':
      return isTime(text) ? undefined : { key: 'time' };
    case 'email':
      return isEmail(text) ? lengthFault(text, ANSWER_LENGTHS.email) : { key: 'email' };
    case 'textarea':
      return text.trim() === '' ? { key: 'required' } : lengthFault(text, ANSWER_LENGTHS.textarea);
    default:
      if (text.trim() === '') return { key: 'required' };
      if (numeric && !/^[0-9]+$/.test(text)) return { key: 'number' };
      return lengthFault(text, ANSWER_LENGTHS.input);
  }
}

/** Answers as they stand in inputs, by name: text, or the ticked options. */
export type TypedAnswers = Readonly<Record<string, string | readonly string[]>>;

/** What was typed as answers: blank ones are none, and numbers are read. */
export function readAnswers(fields: readonly FormField[], typed: TypedAnswers): Record<string, AnswerValue> {
  return Object.fromEntries(
    fields.flatMap((field): [string, AnswerValue][] => {
      const name = answerName(field);
      const value = typed[name];
      if (value === undefined || value.length === 0) return [];
      if (typeof value !== 'string') return [[name, [...value]]];
      if (value.trim() === '') return [];
      return [[name, field.type === 'number' || field.type === 'range' ? readNumber(value) : value.trim()]];
    }),
  );
}

/** What is no number stays as it is, and is refused by its type. */
function readNumber(text: string): number | string {
  const number = Number(text.trim());
  return Number.isFinite(number) ? number : text;
}
