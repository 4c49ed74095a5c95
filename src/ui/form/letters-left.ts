import type { Translate } from '../../i18n/translate.ts';

/** What is left of a text's length, in words; negative where it is too long. */
export function lettersLeft(translate: Translate, left: number): string {
  if (left === 0) return translate('form.letters_full');
  return translate(left < 0 ? 'form.letters_over' : 'form.letters_left', { smart_count: Math.abs(left) });
}
