import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { isValues } from './payload.ts';
import type { Values } from './payload.ts';

/** Why a save did not happen, in the terms in which a form tells it. */
export type SaveFailure =
  /** Sentences by source; `message` when more than their values is wrong, such as a permission or the stock. */
  | { reason: 'fields'; sentences: Record<string, string>; message?: string }
  /** Somebody else saved meanwhile: the record as stored now. */
  | { reason: 'stale'; theirs: Values }
  /** Anything else; `message` is a translation key and `again` whether the same save may work later. */
  | { reason: 'problem'; message: string; code: string; again: boolean };

const LATER = new Set(['network', 'timeout', 'unavailable', 'internal', 'in_progress', 'too_many_requests']);

/** Reads what a save rejected with. */
export function failureOf(error: unknown): SaveFailure {
  if (error instanceof ApiHttpError && error.sentences !== undefined)
    return {
      reason: 'fields',
      sentences: error.sentences,
      ...(error.body.code !== 'invalid' && { message: error.message }),
    };
  if (error instanceof ApiHttpError && error.code === 'stale' && isValues(error.body.current))
    return { reason: 'stale', theirs: error.body.current };
  if (error instanceof ApiHttpError)
    return {
      reason: 'problem',
      message: error.message,
      code: error.body.code,
      again: LATER.has(error.body.code),
    };
  return { reason: 'problem', message: 'errors.unexpected', code: 'unexpected', again: true };
}
