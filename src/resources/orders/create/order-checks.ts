import { get } from 'react-hook-form';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { toFieldErrors } from '../../../../domain/schema/field-errors.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { fieldSentence } from '../../../i18n/field-sentence.ts';
import type { FormSchema } from '../../../generator/form/load-form.ts';
import { nestErrors } from '../../../generator/form/nest-errors.ts';
import { bodyOf } from '../../../generator/form/payload.ts';
import type { Values } from '../../../generator/form/payload.ts';
import { normalisationOf } from '../../../generator/form/rules.ts';
import { REQUIRED } from './manual-order.ts';

/** Sentences by source of what is wrong with a manual order: the schema's rules, and what spec 2 §5 requires on top. */
export function orderComplaints(loaded: FormSchema, translate: Translate) {
  const { descriptor, validators } = loaded;
  const spec = normalisationOf(descriptor, validators.conditions);
  const fields = Object.values(descriptor.fields);
  return (values: Values): Record<string, string> => {
    const missing = REQUIRED.filter((source) => isEmpty(get(values, source)));
    const found = validators.create(bodyOf(spec, values, fields))
      ? {}
      : toFieldErrors(validators.create.errors);
    const problems = {
      ...found,
      ...Object.fromEntries(missing.map((source) => [source, { key: 'required' }])),
    };
    return Object.fromEntries(
      Object.entries(problems).map(([source, problem]) => [
        source,
        fieldSentence(translate, 'orders', source, problem),
      ]),
    );
  };
}

/** A resolver for the whole order, or with `part` for the group that a dialog edits (`customer`). */
export function checksResolver(
  complaints: (values: Values) => Record<string, string>,
  part?: string,
): Resolver<Values> {
  return (values) => {
    const sentences = complaints(part === undefined ? values : { [part]: values });
    const own = part === undefined ? sentences : below(sentences, `${part}.`);
    if (Object.keys(own).length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = nestErrors(own);
    return { values: {}, errors };
  };
}

function below(sentences: Record<string, string>, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sentences)
      .filter(([source]) => source.startsWith(prefix))
      .map(([source, sentence]) => [source.slice(prefix.length), sentence]),
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
