import { createAjv } from '../../../domain/schema/ajv.ts';
import type { Field } from '../../../domain/schema/model.ts';
import { plain } from '../../../domain/schema/plain.ts';
import { isInvisible } from '../../../domain/schema/visible.ts';

const NUMBERS: ReadonlySet<Field['kind']> = new Set(['integer', 'number', 'money', 'flag', 'reference']);
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Why a value that an operator names for all records that have none would not be accepted by the API, for the operator;
 * undefined for a value that the schema accepts.
 */
export function refusalOf(field: Field, text: string): string | undefined {
  if (field.writeOnly) return 'is a secret: each record needs its own';
  if (isInvisible(text)) return 'is required, so it cannot be empty';
  const value = valueOf(field, text);
  if (value === undefined) return 'is no JSON';
  const validate = createAjv().compile(plain(field.schema));
  if (validate(value)) return undefined;
  return (validate.errors ?? [])
    .map(({ message = 'is refused by the schema', params }) => {
      const allowed: unknown = params['allowedValues'];
      return Array.isArray(allowed) ? `must be one of ${allowed.join(', ')}` : message;
    })
    .join('; ');
}

/** The value that a body of the API would have; undefined for a text that is no JSON where JSON is asked for. */
function valueOf({ kind, enum: choices }: Field, text: string): unknown {
  const choice = choices?.find(({ value }) => String(value) === text);
  if (choice !== undefined) return choice.value;
  if (NUMBERS.has(kind)) return NUMBER.test(text) ? Number(text) : text;
  if (kind === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  if (kind !== 'json') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
