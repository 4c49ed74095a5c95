import type { ImportSummary } from '../../../../domain/imports/import-answers.ts';
import { IMPORTS_WORDS } from '../../../../generated/words/imports.ts';
import { useWords } from '../../../i18n/words.ts';
import { Counts } from '../../../ui/figure/Money.tsx';

const COUNTS = ['created', 'updated', 'unchanged', 'failed'] as const;

/** What became of the records of an import so far. */
export function ImportCounts({ shown }: { shown: ImportSummary }) {
  const words = useWords(IMPORTS_WORDS);
  return <Counts counts={COUNTS.map((count) => ({ label: words[count], count: shown[count] }))} />;
}
