import type { ValidateFunction } from 'ajv';
import { problemsOf } from '../../domain/schema/problems.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { invalid } from '../errors.ts';
import { createAjv } from './ajv.ts';

const ajv = createAjv();
const compiled = new WeakMap<JsonSchema, ValidateFunction>();

/** Checks a body against the schema of its route, compiled at its first use. Throws `invalid` with every field. */
export function checkBody(schema: JsonSchema, body: unknown): void {
  let validate = compiled.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  if (!validate(body)) throw invalid(problemsOf(validate.errors ?? []));
}
