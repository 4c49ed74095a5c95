import type { ImportsWords } from '../../../../generated/words/imports.ts';
import { fill } from '../../../i18n/words.ts';
import type { ReviewFault } from '../file/checked.ts';

/** What is wrong with a cell, as a person would say it. */
export function faultSentence(words: ImportsWords, fault: ReviewFault): string {
  if ('message' in fault) return fault.message;
  return fill(words.faults[fault.kind], { value: fault.value.slice(0, 40), limit: fault.limit ?? 0 });
}
