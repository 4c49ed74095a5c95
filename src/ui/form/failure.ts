import { ApiHttpError } from '../../dataProvider/api-error.ts';
import type { FieldProblem } from '../../i18n/field-sentence.ts';
import type { Translate } from '../../i18n/translate.ts';

/** Why a write did not happen. */
export interface Failure {
  /** The API's, or `network` or `timeout` when no answer came. */
  code: string;
  /** Key of the sentence for the whole. */
  message: string;
  /** What is wrong by the call's own names of its fields; empty when it is not about fields. */
  fields: Readonly<Record<string, FieldProblem>>;
  /** Of a stale write: the record as it is stored now. */
  current: unknown;
  /** The same write may work on another try. */
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

/** Reads what a write rejected with. The one place where forms know the class of errors. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiHttpError) return failure(error.code, error.fields, error.body.current);
  return { code: 'unexpected', message: 'errors.unexpected', fields: {}, current: undefined, again: true };
}

/** Why, in the user's language. */
export function failureSentence(translate: Translate, { message }: Pick<Failure, 'message'>): string {
  return translate(message, { _: translate('errors.unexpected') });
}

function failure(code: string, fields: Failure['fields'] = {}, current?: unknown): Failure {
  return { code, message: `errors.${code}`, fields, current, again: LATER.has(code) };
}
