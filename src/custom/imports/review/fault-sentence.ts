import { fill } from '../../../i18n/fill.ts';
import type { ReviewFault } from '../file/checked.ts';
import type { IMPORTS_WORDS } from '../imports-words.ts';

/** What is wrong with a cell, as a person would say it. */
export function faultSentence(words: (typeof IMPORTS_WORDS)['es'], fault: ReviewFault): string {
  if ('message' in fault) return fault.message;
  return fill(words.faults[fault.kind], { value: fault.value.slice(0, 40), limit: fault.limit ?? 0 });
}
