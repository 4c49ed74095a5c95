import type {
  CheckoutForm,
  FieldInput,
  FormField,
  FormInput,
} from '../../../domain/checkout-form/form-calls.ts';
import { hasOptions, isFieldType } from '../../../domain/checkout-form/checkout-form.ts';
import { formFaults } from '../../../domain/checkout-form/form-faults.ts';
import { mergeThreeWay } from '../../../domain/merge/three-way.ts';
import type { CheckoutFormWords } from '../../../generated/words/checkout-form.ts';
import type { FieldProblem } from '../../i18n/sentences.ts';
import { fill } from '../../i18n/words.ts';

/** A field in the editor. */
export interface TypedField {
  /** Unique in the editor: the field's id, or a negative number for a new one. */
  key: number;
  /** Empty until one is chosen. */
  type: string;
  title: string;
  text: string;
  numeric: boolean;
  mandatory: boolean;
  options: string[];
}

export interface TypedForm {
  title: string;
  fields: TypedField[];
}

export function typedForm({ title, fields }: CheckoutForm): TypedForm {
  return {
    title,
    fields: fields.map(({ id, type, title: name, text, numeric, mandatory, options }) => ({
      key: id,
      type,
      title: name,
      text: text ?? '',
      numeric,
      mandatory,
      options: options ?? [],
    })),
  };
}

/** What the API takes. */
export function formInput({ title, fields }: TypedForm): FormInput {
  return {
    title,
    fields: fields.map(({ key, options, ...field }): FieldInput => ({
      ...field,
      ...(key > 0 && { id: key }),
      options: hasOptions(field.type) ? options : null,
    })),
  };
}

/** Typed values on a form that somebody else has saved meanwhile: fields of either side stay, a field that both changed is ours. */
export function mergeOnto(current: CheckoutForm, base: CheckoutForm, typed: TypedForm): TypedForm {
  const [before, mine, theirs] = [typedForm(base), typed, typedForm(current)].map(({ title, fields }) => ({
    title,
    fields: fields.map(({ key, ...field }) => ({ ...field, id: key })),
  }));
  if (before === undefined || mine === undefined || theirs === undefined) return typed;
  const { title, fields } = mergeThreeWay(before, mine, theirs).merged;
  return { title, fields: fields.map(({ id, ...field }) => ({ ...field, key: id })) };
}

/** A field with a key that no other one has. */
export function newField(fields: readonly TypedField[], type: 'label' | ''): TypedField {
  const key = Math.min(0, ...fields.map((field) => field.key)) - 1;
  return { key, type, title: '', text: '', numeric: false, mandatory: false, options: [] };
}

/** A field with another type; one with options begins with an empty one. */
export function withType(field: TypedField, type: string): TypedField {
  return { ...field, type, options: hasOptions(type) && field.options.length === 0 ? [''] : field.options };
}

/** What buyers would see of an unfinished form: fields of no type yet have no input. */
export function shownForm({ title, fields }: TypedForm, words: CheckoutFormWords): CheckoutForm {
  return {
    title: title.trim() === '' ? words.no_title : title,
    fields: fields.flatMap((field, order): FormField[] =>
      isFieldType(field.type) ? [shownField(field, field.type, order, words)] : [],
    ),
  };
}

function shownField(
  field: TypedField,
  type: FormField['type'],
  order: number,
  words: CheckoutFormWords,
): FormField {
  const options = [
    ...new Set(field.options.map((option) => option.trim()).filter((option) => option !== '')),
  ];
  return {
    id: field.key,
    type,
    title: field.title.trim() === '' ? words.new_field : field.title,
    text: field.text.trim() === '' ? null : field.text,
    numeric: field.numeric,
    mandatory: field.mandatory && type !== 'label',
    options: hasOptions(type) ? options : null,
    order,
  };
}

/** The sentences of spec 2 §5, by dotted source; empty for a form that may be saved. */
export function formSentences(typed: TypedForm, words: CheckoutFormWords): Record<string, string> {
  return Object.fromEntries(
    Object.entries(formFaults(formInput(typed))).map(([source, fault]) => [
      source,
      sentenceOf(source, fault, words),
    ]),
  );
}

/** The sentence of one fault, found here or by the API. */
export function sentenceOf(
  source: string,
  { key, args = {} }: FieldProblem,
  { errors }: CheckoutFormWords,
): string {
  const limit = String(args['limit'] ?? '');
  if (key === 'maxLength') return fill(errors.long, { limit });
  if (key === 'maxItems') return fill(errors.many, { limit });
  if (key === 'duplicate') return errors.duplicate;
  if (key !== 'required' && key !== 'minItems') return errors.other;
  if (source === 'title') return errors.form_title;
  if (source === 'fields') return errors.fields;
  if (source.endsWith('.type')) return errors.type;
  if (source.endsWith('.title')) return errors.field_title;
  return source.endsWith('.options') ? errors.options : errors.option;
}

/** The sentences of one field by its own sources: `title`, `options.2`. */
export function sentencesOfField(
  sentences: Readonly<Record<string, string>>,
  index: number,
): Record<string, string> {
  const start = `fields.${index}.`;
  return Object.fromEntries(
    Object.entries(sentences)
      .filter(([source]) => source.startsWith(start))
      .map(([source, sentence]) => [source.slice(start.length), sentence]),
  );
}
