import type { ValidatorError } from './descriptors.ts';

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
