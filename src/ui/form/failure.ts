import { ApiHttpError } from '../../dataProvider/api-error.ts';
import type { FieldProblem } from '../../i18n/field-sentence.ts';
import type { Translate } from '../../i18n/translate.ts';

/** The reason why a write failed. */
export interface Failure {
  /** The API's code, or `network` or `timeout` without an answer. */
  code: string;
  /** Key of the sentence about the whole write. */
  message: string;
  /** Errors by the call's own names of its fields; empty when no field is at fault. */
  fields: Readonly<Record<string, FieldProblem>>;
  /** For a stale write: the stored record. */
  current: unknown;
  /** True when another try may succeed. */
  again: boolean;
}

const LATER = new Set([
  'network',
  'timeout',
  'unavailable',
  'internal',
  'in_progress',
  'too_many_requests',
  'stale',
]);

/** Reads the rejection of a write. Only this function of the forms knows the class of errors. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiHttpError) return failure(error.code, error.fields, error.body.current);
  return { code: 'unexpected', message: 'errors.unexpected', fields: {}, current: undefined, again: true };
}

/** The reason in the user's language. */
export function failureSentence(translate: Translate, { message }: Pick<Failure, 'message'>): string {
  return translate(message, { _: translate('errors.unexpected') });
}

function failure(code: string, fields: Failure['fields'] = {}, current?: unknown): Failure {
  return { code, message: `errors.${code}`, fields, current, again: LATER.has(code) };
}
