import { fold } from '../../../domain/places/fold.ts';

/** Whether every word that was typed begins a word of the label, whatever the accents and the order. */
export function matches(label: string, typed: string): boolean {
  const words = fold(label).split(' ');
  return fold(typed)
    .split(' ')
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.startsWith(part)));
}
