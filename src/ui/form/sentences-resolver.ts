import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { nestErrors } from './nest-errors.ts';

/** Sentences by dotted source of what is wrong with the values; none when they may be written. */
export type Validate<V> = (values: V) => Readonly<Record<string, string>>;

/** The validation of a form in the shape that react-hook-form asks for. */
export function sentencesResolver<V extends FieldValues>(validate: Validate<V>): Resolver<V> {
  return (values) => {
    const sentences = validate(values);
    if (Object.keys(sentences).length === 0) return { values, errors: {} };
    // A tree of the sources of `V`, which its type cannot follow.
    return { values: {}, errors: nestErrors(sentences) as FieldErrors<V> };
  };
}
