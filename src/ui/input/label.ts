import type { Translate } from '../../i18n/sentences.ts';

/** `sx` of a label above its input. */
export const inputLabel = {
  display: 'block',
  mb: 0.5,
  fontSize: 'var(--text-14)',
  fontWeight: 500,
  color: 'text.primary',
} as const;

/** What is left of a text's length, in words; negative where it is too long. */
export function lettersLeft(translate: Translate, left: number): string {
  if (left === 0) return translate('form.letters_full');
  return translate(left < 0 ? 'form.letters_over' : 'form.letters_left', { smart_count: Math.abs(left) });
}
