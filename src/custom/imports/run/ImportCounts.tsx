import type { ImportSummary } from '../../../../domain/imports/import-state.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { Counts } from '../../../ui/figure/Counts.tsx';
import { IMPORTS_WORDS } from '../imports-words.ts';

const COUNTS = ['created', 'updated', 'unchanged', 'failed'] as const;

/** What became of the records of an import so far. */
export function ImportCounts({ shown }: { shown: ImportSummary }) {
  const words = useDictionary(IMPORTS_WORDS);
  return <Counts counts={COUNTS.map((count) => ({ label: words[count], count: shown[count] }))} />;
}
