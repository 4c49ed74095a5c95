/** A validator's complaints as field errors: one key per mistake, the same for the form and for the API. */
import type { ValidatorError } from './descriptors.ts';

export interface Problem {
  /** A validation keyword, a format's name, or a rule's name: `validation.<key>` words it. */
  key: string;
  args?: Record<string, string | number>;
}

/** Dotted source to its first problem: `product_variants.2.price`. */
export type Problems = Record<string, Problem>;

/** AJV reports these around the mistake itself. */
const WRAPPERS = new Set(['if', 'oneOf', 'anyOf', 'allOf', 'not']);

/** The first complaint about each value. */
export function problemsOf(errors: readonly ValidatorError[]): Problems {
  const problems = new Map<string, Problem>();
  for (const error of errors) {
    if (WRAPPERS.has(error.keyword)) continue;
    const [source, problem] = read(error);
    if (!problems.has(source)) problems.set(source, problem);
  }
  return Object.fromEntries(problems);
}

function read({ instancePath, keyword, params }: ValidatorError): [string, Problem] {
  const at = sourceOf(instancePath);
  const member = (name: unknown) => [at, String(name)].filter((part) => part !== '').join('.');
  switch (keyword) {
    case 'required':
      return [member(params.missingProperty), { key: 'required' }];
    case 'additionalProperties':
      return [member(params.additionalProperty), { key: 'unknown' }];
    case 'unevaluatedProperties':
      return [member(params.unevaluatedProperty), { key: 'unknown' }];
    case 'false schema':
      return [at, { key: 'hidden' }];
    case 'format':
      return [at, { key: String(params.format) }];
    default:
      return [at, withArgs(keyword, params)];
  }
}

function withArgs(key: string, params: Record<string, unknown>): Problem {
  const args = Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (isArg(value) ? [[name, value]] : [])),
  );
  return Object.keys(args).length === 0 ? { key } : { key, args };
}

function isArg(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** `/product_variants/2/price` as `product_variants.2.price`, with the pointer's escapes undone. */
function sourceOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}
