import type { ImportFault } from '../../../../domain/imports/import-record.ts';
import { fill } from '../../../i18n/fill.ts';
import type { IMPORTS_WORDS } from '../imports-words.ts';

/** What is wrong with a cell, as a person would say it. */
export function faultSentence(
  words: (typeof IMPORTS_WORDS)['es'],
  fault: Pick<ImportFault, 'kind' | 'value' | 'limit'>,
): string {
  return fill(words.faults[fault.kind], { value: fault.value.slice(0, 40), limit: fault.limit ?? 0 });
}
