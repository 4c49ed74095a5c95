import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { ImportSummary } from '../../../../domain/imports/import-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { IMPORTS_WORDS } from '../imports-words.ts';
import { ImportCounts } from './ImportCounts.tsx';
import { useMoveImport } from './useMoveImport.ts';

/** An import under way: how many records are done, and that one need not wait. */
export function ImportProgress({ shown }: { shown: ImportSummary }) {
  const words = useDictionary(IMPORTS_WORDS);
  const number = useNumber();
  const move = useMoveImport(shown.id);
  const { created, updated, unchanged, failed, total, state } = shown;
  const done = created + updated + unchanged + failed;
  const undoing = state === 'undoing';
  const sentence = undoing
    ? words.undoing
    : state === 'queued' && done === 0
      ? words.queued
      : fill(words.running, { done: number(done), total: number(total) });
  return (
    <SectionCard title={shown.file_name}>
      <Box component="output">{sentence}</Box>
      <LinearProgress
        aria-label={sentence}
        variant={undoing ? 'indeterminate' : 'determinate'}
        value={(done / total) * 100}
      />
      {!undoing && (
        <>
          <ImportCounts shown={shown} />
          <Box sx={quiet}>{words.leave_page}</Box>
          <Button
            sx={{ justifySelf: 'start' }}
            color="error"
            loading={move.isPending}
            onClick={() => move.mutate('cancel')}
          >
            {words.cancel}
          </Button>
        </>
      )}
    </SectionCard>
  );
}
