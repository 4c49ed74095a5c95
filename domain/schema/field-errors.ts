import { sameValue } from '../changes/changes.ts';
import { isObject } from '../json/is-object.ts';
import { DEFAULT_COUNTRY_CODE, phoneDigits } from '../phones/phone.ts';
import type { FieldDescriptor, ValidatorError } from './descriptors.ts';

/** An error by dotted source (`product_variants.2.price`), as `server/errors.ts` answers it. */
export type FieldErrors = Record<string, { key: string; args?: Record<string, string | number> }>;

/** Keywords that only report that something inside them failed. */
const WRAPPERS = new Set(['if', 'anyOf', 'oneOf', 'allOf']);

/** Keyword of the validator → key of the sentence, where they differ. */
const KEYS: Record<string, string> = {
  additionalProperties: 'unknown',
  propertyNames: 'unknown',
  dependentRequired: 'required',
  const: 'enum',
};

/** A rule that hides a property forbids it by `not`, under `else` (`rules.ts`). */
function keyOf(error: ValidatorError): string {
  if (error.keyword === 'not' && /\/allOf\/\d+\/else\//.test(error.schemaPath)) return 'hidden';
  return KEYS[error.keyword] ?? error.keyword;
}

/** The parameter with the property's name, for errors that AJV reports at the parent. */
const MEMBERS: Record<string, string> = {
  required: 'missingProperty',
  dependentRequired: 'missingProperty',
  additionalProperties: 'additionalProperty',
  propertyNames: 'propertyName',
};

function sourceOf(error: ValidatorError): string {
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const member = error.params[MEMBERS[error.keyword] ?? ''];
  return (typeof member === 'string' ? [...steps, member] : steps).join('.');
}

const ARGUMENTS = ['limit', 'multipleOf', 'format', 'type'];

function argsOf(error: ValidatorError): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const name of ARGUMENTS) {
    const value = error.params[name];
    if (typeof value === 'string' || typeof value === 'number') args[name] = value;
  }
  return args;
}

const isNoise = (error: ValidatorError) =>
  WRAPPERS.has(error.keyword) ||
  (error.schemaPath.includes('/propertyNames/') && error.keyword !== 'propertyNames');

/** A validator's errors as keys of sentences: the first error of each field, without wrapper errors. */
export function toFieldErrors(errors: readonly ValidatorError[] | null | undefined): FieldErrors {
  const found: [string, FieldErrors[string]][] = [];
  const seen = new Set<string>();
  for (const error of errors ?? []) {
    const source = sourceOf(error);
    if (isNoise(error) || seen.has(source)) continue;
    seen.add(source);
    const args = argsOf(error);
    found.push([source, { key: keyOf(error), ...(Object.keys(args).length > 0 && { args }) }]);
  }
  return Object.fromEntries(found);
}

/** An error in the words of a person, where the validator's key says little. */
interface HumanProblem {
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
  if (digits !== text.replace(/^\+/, '')) return { key: 'phone' };
  // Dialled before a number at home. Abroad it may be one of the digits, as in Italy: there it stands behind the code.
  if (digits.startsWith('0') || digits.startsWith(`${DEFAULT_COUNTRY_CODE}0`)) return { key: 'phone_zero' };
  if (digits.length < shortest)
    return { key: 'phone_short', args: { smart_count: shortest - digits.length } };
  if (digits.length > longest) return { key: 'phone_long', args: { smart_count: digits.length - longest } };
  return { key: 'phone' };
}

/** `@tienda.co`, `yuli@`, `yuli@tienda`, `yuli @tienda.co`: which part of an address is missing or too much. */
function ofEmail(value: unknown): HumanProblem {
  const text = typeof value === 'string' ? value.trim() : '';
  const [name, domain, ...more] = text.split('@');
  if (domain === undefined || more.length > 0) return { key: 'email' };
  if (/\s/.test(text)) return { key: 'email_space' };
  if (name === '') return { key: 'email_name' };
  if (domain === '') return { key: 'email_domain' };
  const labels = domain.split('.');
  return { key: labels.length > 1 && !labels.includes('') ? 'email' : 'email_ending' };
}

/** An amount below zero: its box hands on what it cannot read as it was typed. */
const NEGATIVE = /^[-−]\d[\d.,']*$/;

function ofNumber({ bounds }: FieldDescriptor, value: string): HumanProblem {
  const limit = bounds?.minimum ?? 0;
  return limit >= 0 && NEGATIVE.test(value.replaceAll(/[\s$]/g, ''))
    ? { key: 'minimum', args: { limit } }
    : { key: 'number' };
}

/** What is wrong with a value, where its field knows more than the validator; undefined where it does not. */
export function humanProblem(
  field: FieldDescriptor,
  { key, args }: HumanProblem,
  value: unknown,
): HumanProblem | undefined {
  if (key === 'pattern' && field.widget === 'phone') return ofPhone(value);
  if (key === 'pattern' && field.example !== undefined)
    return { key: 'like', args: { example: field.example } };
  if (key === 'minItems' && field.element?.enum !== undefined) return { key: 'minChosen', args };
  if (key === 'format' && args?.['format'] === 'email') return ofEmail(value);
  if (key === 'format' && typeof args?.['format'] === 'string') return { key: args['format'] };
  // A box of a number hands on what it cannot read as it was typed.
  if (key === 'type' && typeof value === 'string' && field.shape === undefined && field.ref === undefined)
    return ofNumber(field, value);
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

/** What a value that was stored before can be too: what is empty, and what a rule hides, a rule may still ask for. */
const OF_EVERY_EDIT: ReadonlySet<string> = new Set(['required', 'hidden', 'unknown', 'readOnly']);

/**
 * The errors without those of stored values that an edit leaves unchanged: what was written before a rule was narrowed,
 * or brought by an import, holds up no other field. Rows of a list are compared by their `id`.
 */
export function withoutStored(errors: FieldErrors, before: unknown, after: unknown): FieldErrors {
  const isKept = (source: string, key: string): boolean => {
    const [was, is] = pairAt(before, after, source.split('.'));
    return !OF_EVERY_EDIT.has(key) && !isEmpty(is) && sameValue(was, is);
  };
  return Object.fromEntries(Object.entries(errors).filter(([source, { key }]) => !isKept(source, key)));
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** What stood at a place of the record, and what stands there. */
function pairAt(before: unknown, after: unknown, [step, ...rest]: readonly string[]): [unknown, unknown] {
  if (step === undefined) return [before, after];
  const is = valueAt(after, step);
  const id = isObject(is) && Array.isArray(after) ? is['id'] : undefined;
  const row: unknown =
    id === undefined || !Array.isArray(before)
      ? valueAt(before, step)
      : before.find((one: unknown) => isObject(one) && one['id'] === id);
  return pairAt(row, is, rest);
}
