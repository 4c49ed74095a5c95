import { fieldSentence } from '../i18n/field-sentence.ts';
import type { Translate } from '../i18n/translate.ts';
import { ApiHttpError } from './api-error.ts';

/**
 * The same error with a sentence for each refused field, in the user's language. Other errors are returned unchanged.
 */
export function withFormErrors(error: unknown, resource: string, translate: Translate): unknown {
  if (!(error instanceof ApiHttpError)) return error;
  const refused = Object.entries(error.fields);
  if (refused.length === 0) return error;
  const sentences = refused.map(([source, problem]): [string, string] => [
    source,
    fieldSentence(translate, resource, source, problem),
  ]);
  return new ApiHttpError(
    error.status,
    { ...error.body, errors: error.fields },
    Object.fromEntries(sentences),
  );
}
