import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import type { FieldError } from '../errors.ts';
import { isStorableText } from './text.ts';

const INTEGER = /^-?\d{1,16}$/;
const DEFAULT_MAX_LENGTH = 2000;

/** Checks one query parameter, which is text, against its schema; the complaint, or null. */
export function checkParameter(schema: JsonSchema, text: string): FieldError | null {
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
