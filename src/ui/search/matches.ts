import { fold } from '../../../domain/places/fold.ts';

/** Whether every typed word starts a word of the label, ignoring accents and order. */
export function matches(label: string, typed: string): boolean {
  const words = fold(label).split(' ');
  return fold(typed)
    .split(' ')
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.startsWith(part)));
}
