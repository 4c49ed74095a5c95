import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { ApiError } from '../errors.ts';
import { checkParameter } from './parameter.ts';

/**
 * Every key must be declared, stand once, and fit its schema.
 * Throws `unknown_parameter` or `invalid_parameter`, naming the key in `parameter`.
 */
export function checkQuery(query: URLSearchParams, known: Record<string, JsonSchema>): void {
  const seen = new Set<string>();
  for (const [key, value] of query) {
    const schema = Object.hasOwn(known, key) ? known[key] : undefined;
    if (schema === undefined) throw parameterError('unknown_parameter', key, { key: 'unknown' });
    if (seen.has(key)) throw parameterError('invalid_parameter', key, { key: 'duplicate' });
    seen.add(key);
    const complaint = checkParameter(schema, value);
    if (complaint !== null) throw parameterError('invalid_parameter', key, complaint);
  }
}

/** A 400 that names the key, also inside `errors` so that forms and tests read one shape. */
export function parameterError(
  code: 'unknown_parameter' | 'invalid_parameter',
  parameter: string,
  complaint: { key: string; args?: Record<string, string | number> },
): ApiError {
  const name = parameter.slice(0, 100);
  return new ApiError(code, {
    errors: Object.fromEntries([[name, complaint]]),
    details: { parameter: name },
  });
}
