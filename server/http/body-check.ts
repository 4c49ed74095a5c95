import { createAjv } from '../../domain/schema/ajv.ts';
import type { CompiledValidator } from '../../domain/schema/descriptors.ts';
import { toFieldErrors } from '../../domain/schema/field-errors.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { invalid } from '../errors.ts';

/** A route's schema is ours and tested; only its grammar is checked here, not its style. */
const ajv = createAjv({ strictTypes: false });
const compiled = new WeakMap<JsonSchema, CompiledValidator>();

/** Checks a body against the schema of its route, compiled at its first use. Throws `invalid` with every field. */
export function checkBody(schema: JsonSchema, body: unknown): void {
  let validate = compiled.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  if (!validate(body)) throw invalid(toFieldErrors(validate.errors));
}
