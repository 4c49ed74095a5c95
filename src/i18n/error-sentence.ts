import type { Translate } from './translate.ts';

/** The sentence of a failed call: its message is the key (`errors.in_use`). Other messages are not for users. */
export function errorSentence(translate: Translate, error: unknown): string {
  const key =
    error instanceof Error && error.message.startsWith('errors.') ? error.message : 'errors.unexpected';
  return translate(key, { _: translate('errors.unexpected') });
}
