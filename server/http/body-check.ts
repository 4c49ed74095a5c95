import { boundsErrors, createAjv } from '../../domain/schema/validate.ts';
import { toFieldErrors } from '../../domain/schema/field-errors.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { invalid } from '../errors.ts';

/** Checks a body against the schema of its route. Throws `invalid` with every field. */
export type BodyCheck = (schema: JsonSchema, body: unknown) => void;

/** The schemas must be the same objects in every call: AJV compiles each at its first use and keeps it. */
export function createBodyCheck(): BodyCheck {
  // A route's schema is ours and tested; only its grammar is checked here, not its style.
  const ajv = createAjv({ strictTypes: false });
  return (schema, body) => {
    const tooLong = boundsErrors(schema, body);
    if (Object.keys(tooLong).length > 0) throw invalid(tooLong);
    const validate = ajv.compile(schema);
    if (!validate(body)) throw invalid(toFieldErrors(validate.errors));
  };
}
