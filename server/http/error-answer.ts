import { asApiError } from '../db/failures.ts';
import { ApiError, ERRORS, wordingOf, type FieldErrors } from '../errors.ts';
import type { Language } from './language.ts';
import { sentenceOf } from './messages.ts';
import type { Answer } from './route.ts';

const RETRY_AFTER_SECONDS = '5';
/** Complaints in one answer: nobody mends more at a time, and a body of a megabyte would be answered with twenty. */
const MOST_ERRORS = 50;

/** Whatever was thrown, as an error of the catalogue. The original stays in `cause` for the log. */
export function toApiError(thrown: unknown): ApiError {
  const known = asApiError(thrown);
  return known instanceof ApiError ? known : new ApiError('internal', { cause: thrown });
}

/** `{message, code, errors?, …details}`; never a stack, a cause or a developer's wording. */
export function errorAnswer(error: ApiError, language: Language): Answer {
  const { code, errors, details } = error;
  const message = wordingOf(code) ?? sentenceOf(code, language);
  const headers: Record<string, string> = { 'content-language': language };
  if (code === 'unavailable') headers['retry-after'] = RETRY_AFTER_SECONDS;
  if (code === 'too_many_requests' && typeof details['retry_after'] === 'number')
    headers['retry-after'] = String(details['retry_after']);
  if (code === 'method_not_allowed' && Array.isArray(details['allow']))
    headers['allow'] = details['allow'].join(', ');
  return {
    status: ERRORS[code].status,
    body: { message, code, ...(errors === undefined ? {} : { errors: first(errors) }), ...details },
    headers,
  };
}

function first(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).slice(0, MOST_ERRORS));
}
