import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { ApiError, type FieldError } from '../errors.ts';
import { isStorableText } from './text.ts';

const INTEGER = /^-?\d{1,16}$/;
const DEFAULT_MAX_LENGTH = 2000;

/** Checks one query parameter, which is text, against its schema; the complaint, or null. */
function checkParameter(schema: JsonSchema, text: string): FieldError | null {
  if (schema.type === 'integer') return checkInteger(schema, text);
  if (schema.type === 'boolean') return text === 'true' || text === 'false' ? null : { key: 'type' };
  if (!isStorableText(text)) return { key: 'characters' };
  const limit = schema.maxLength ?? DEFAULT_MAX_LENGTH;
  if (text.length > limit) return { key: 'maxLength', args: { limit } };
  if (schema.minLength !== undefined && text.length < schema.minLength)
    return { key: 'minLength', args: { limit: schema.minLength } };
  if (schema.enum !== undefined && !schema.enum.includes(text))
    return { key: 'enum', args: { allowed: schema.enum.join(' ') } };
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(text)) return { key: 'pattern' };
  return null;
}

function checkInteger(schema: JsonSchema, text: string): FieldError | null {
  const value = Number(text);
  if (!INTEGER.test(text) || !Number.isSafeInteger(value)) return { key: 'type' };
  if (schema.minimum !== undefined && value < schema.minimum)
    return { key: 'minimum', args: { limit: schema.minimum } };
  if (schema.maximum !== undefined && value > schema.maximum)
    return { key: 'maximum', args: { limit: schema.maximum } };
  return null;
}

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
