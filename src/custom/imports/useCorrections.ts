import { useMemo } from 'react';
import { dropDraft, keepDraft, readDraft, useDraftOwner } from '../../ui/form/draft-store.ts';
import { lineKey } from '../../../domain/imports/import-record.ts';
import type { Correction } from './file/corrections.ts';

interface Values {
  corrections: Correction[];
}

/** Corrections of the file in review, kept in the tab: after a reload the same file is picked and they are done again. */
export function useCorrections(target: string) {
  const key = `${useDraftOwner()}.import.${target}`;
  return useMemo(() => {
    const of = (file: string): Correction[] => {
      const draft = readDraft<Values, string>(key);
      return draft?.base === file ? (draft.values.corrections ?? []) : [];
    };
    const keep = (file: string, corrections: Correction[]): void => {
      if (corrections.length === 0) dropDraft(key);
      else keepDraft<Values, string>(key, { base: file, values: { corrections } });
    };
    return {
      of,
      add: (file: string, correction: Correction) => keep(file, [...of(file), correction]),
      /** A line that was left out is back. */
      putBack: (file: string, line: Pick<Correction, 'line' | 'part'>) =>
        keep(
          file,
          of(file).filter((one) => lineKey(one) !== lineKey(line) || one.cell !== undefined),
        ),
      forget: () => dropDraft(key),
    };
  }, [key]);
}
