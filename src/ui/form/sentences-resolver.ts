import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { nestErrors } from './nest-errors.ts';

/** Errors of the values as sentences by dotted source; empty for valid values. */
export type Validate<V> = (values: V) => Readonly<Record<string, string>>;

/** The validation of a form in the shape that react-hook-form needs. */
export function sentencesResolver<V extends FieldValues>(validate: Validate<V>): Resolver<V> {
  return (values) => {
    const sentences = validate(values);
    if (Object.keys(sentences).length === 0) return { values, errors: {} };
    // A tree of the sources of `V`, which its type cannot follow.
    return { values: {}, errors: nestErrors(sentences) as FieldErrors<V> };
  };
}
