import { DEFAULT_COUNTRY_CODE, phoneDigits } from '../phones/phone.ts';
import type { FieldDescriptor } from './descriptors.ts';

/** An error in the words of a person, where the validator's key says little. */
export interface HumanProblem {
  key: string;
  args?: Record<string, string | number>;
}

/** Digits of a Colombian number without its country's code; the shortest of another country has seven with it. */
const NATIONAL = 10;
const SHORTEST = 7;
const LONGEST = 13;

function ofPhone(value: unknown): HumanProblem {
  const text = typeof value === 'string' ? value : '';
  const digits = phoneDigits(text);
  const colombian = digits.startsWith(DEFAULT_COUNTRY_CODE);
  const shortest = colombian ? DEFAULT_COUNTRY_CODE.length + NATIONAL : SHORTEST;
  const longest = colombian ? shortest : LONGEST;
  if (digits !== text) return { key: 'phone' };
  if (digits.length < shortest)
    return { key: 'phone_short', args: { smart_count: shortest - digits.length } };
  if (digits.length > longest) return { key: 'phone_long', args: { smart_count: digits.length - longest } };
  return { key: 'phone' };
}

/** What is wrong with a value, where its field knows more than the validator; undefined where it does not. */
export function humanProblem(
  field: FieldDescriptor,
  { key, args }: HumanProblem,
  value: unknown,
): HumanProblem | undefined {
  if (key === 'pattern' && field.widget === 'phone') return ofPhone(value);
  if (key === 'format' && typeof args?.['format'] === 'string') return { key: args['format'] };
  if (key === 'type' && (field.widget === 'number' || field.widget === 'money')) return { key: 'number' };
  return undefined;
}

/** The field of a dotted source (`customer.phone_number`, `lines.2.price`); undefined for an unknown one. */
export function fieldAt(fields: readonly FieldDescriptor[], source: string): FieldDescriptor | undefined {
  const [first, ...rest] = source.split('.').filter((step) => !/^\d+$/.test(step));
  const field = fields.find((one) => one.source === first);
  return rest.length === 0 ? field : fieldAt(field?.items ?? [], rest.join('.'));
}

/** The value at a dotted source. */
export function valueAt(record: unknown, source: string): unknown {
  let value = record;
  for (const step of source.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = new Map<string, unknown>(Object.entries(value)).get(step);
  }
  return value;
}
