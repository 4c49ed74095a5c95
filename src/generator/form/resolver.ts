import type { FieldErrors, Resolver } from 'react-hook-form';
import type { CompiledValidator, FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { toFieldErrors } from '../../../domain/schema/field-errors.ts';
import type { Normalisation } from '../../../domain/schema/normalise.ts';
import type { FieldProblem } from '../../i18n/field-sentence.ts';
import { nestErrors } from './nest-errors.ts';
import { bodyOf } from './payload.ts';
import type { Values } from './payload.ts';

interface ResolverSettings {
  /** Precompiled: nothing is evaluated in the browser. */
  validate: CompiledValidator;
  spec: Normalisation;
  fields: readonly FieldDescriptor[];
  /** Secrets of a stored record are there although the form does not have them. */
  stored: boolean;
  sentence: (source: string, problem: FieldProblem) => string;
}

/** Checks a form by the validator of its schema: what passes here passes the API's own check. */
export function createResolver(settings: ResolverSettings): Resolver<Values> {
  const { validate, spec, fields, stored, sentence } = settings;
  const kept = new Set(stored ? fields.filter(({ writeOnly }) => writeOnly).map(({ source }) => source) : []);
  return (values) => {
    if (validate(bodyOf(spec, values, fields))) return { values, errors: {} };
    const sentences = Object.entries(toFieldErrors(validate.errors))
      .filter(([source, { key }]) => !(key === 'required' && kept.has(source)))
      .map(([source, problem]): [string, string] => [source, sentence(source, problem)]);
    if (sentences.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = nestErrors(Object.fromEntries(sentences));
    return { values: {}, errors };
  };
}
