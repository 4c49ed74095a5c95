import type { FieldErrors, Resolver } from 'react-hook-form';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { CompiledValidator } from '../../../domain/schema/descriptors.ts';
import { problemsOf } from '../../../domain/schema/problems.ts';
import type { Problem } from '../../../domain/schema/problems.ts';
import { nestErrors } from './nest-errors.ts';
import type { Values } from './payload.ts';
import { writable } from './payload.ts';

interface ResolverSettings {
  /** Precompiled: nothing is evaluated in the browser. */
  validate: CompiledValidator;
  fields: readonly FieldDescriptor[];
  hiddenBy: (values: Values) => ReadonlySet<string>;
  sentence: (source: string, problem: Problem) => string;
}

/** Checks a form by the validator of its schema: what passes here passes the API's own check. */
export function createResolver({ validate, fields, hiddenBy, sentence }: ResolverSettings): Resolver<Values> {
  return (values) => {
    if (validate(writable(values, fields, hiddenBy(values)))) return { values, errors: {} };
    const problems = problemsOf(validate.errors ?? []);
    const worded = Object.entries(problems).map(([source, problem]): [string, string] => [
      source,
      sentence(source, problem),
    ]);
    const errors: FieldErrors<Values> = nestErrors(Object.fromEntries(worded));
    return { values: {}, errors };
  };
}
