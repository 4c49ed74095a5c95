import { HttpError } from 'ra-core';
import { fieldSentence } from '../i18n/field-sentence.ts';
import type { Translate } from '../i18n/translate.ts';
import { ApiHttpError, type FieldError } from './api-error.ts';

export interface FormErrorBody {
  code: string;
  message?: string;
  /** Sentences by source, as react-admin's forms put them beside their inputs. */
  errors: Record<string, string>;
  /** What the API said. */
  fields: Record<string, FieldError>;
}

/** A refused record: its complaints as sentences. */
export class FormHttpError extends HttpError {
  declare readonly status: number;
  declare readonly body: FormErrorBody;

  constructor(status: number, body: FormErrorBody) {
    super(`errors.${body.code}`, status, body);
    Object.setPrototypeOf(this, new.target.prototype);
    this.name = 'FormHttpError';
  }
}

/** The same error with its field errors worded for the reader; any other error as it is. */
export function withFormErrors(error: unknown, resource: string, translate: Translate): unknown {
  if (!(error instanceof ApiHttpError) || error.body.errors === undefined) return error;
  const { code, message, errors: fields } = error.body;
  const sentences = Object.entries(fields).map(([source, problem]): [string, string] => [
    source,
    fieldSentence(translate, resource, source, problem),
  ]);
  return new FormHttpError(error.status, {
    code,
    ...(message === undefined ? {} : { message }),
    errors: Object.fromEntries(sentences),
    fields,
  });
}
