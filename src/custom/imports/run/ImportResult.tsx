import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { ImportState, ImportSummary, KeptRecord } from '../../../../domain/imports/import-answers.ts';
import { IMPORTS_WORDS, type ImportsWords } from '../../../../generated/words/imports.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Counts, useNumber } from '../../../ui/figure/Money.tsx';
import { quiet } from '../../../theme/styles.ts';
import type { ImportTarget } from '../import-target.ts';
import { useImportCalls } from '../useImportCalls.ts';
import { ImportFailures } from './ImportFailures.tsx';
import { useMoveImport } from './useMoveImport.ts';

const SEVERITIES: Partial<Record<ImportState, 'success' | 'error'>> = {
  done: 'success',
  failed: 'error',
  undo_failed: 'error',
};
const UNDOABLE: ReadonlySet<ImportState> = new Set(['done', 'cancelled', 'failed', 'undo_failed']);

/** What came of an import: what was made, changed and skipped, where to see it, and the way back. */
export function ImportResult({ target, shown }: { target: ImportTarget; shown: ImportSummary }) {
  const words = useWords(IMPORTS_WORDS);
  const locale = useIntlLocale();
  const move = useMoveImport(shown.id);
  const [asking, setAsking] = useState(false);
  const { created, updated } = shown;
  const undone = shown.state === 'undone';
  const again = shown.state === 'undo_failed' || (undone && shown.kept_by_rights > 0);
  const undoable = again || (created + updated > 0 && UNDOABLE.has(shown.state));
  return (
    <>
      <SectionCard title={shown.file_name}>
        <Alert severity={SEVERITIES[shown.state] ?? 'info'}>{sentenceOf(words, shown.state)}</Alert>
        {!undone && <ImportCounts shown={shown} />}
        <PicturesState shown={shown} />
        {shown.kept > 0 && <ImportKept id={shown.id} kept={shown.kept} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {shown.state === 'failed' && (
            <Button variant="contained" loading={move.isPending} onClick={() => move.mutate('retry')}>
              {words.go_on}
            </Button>
          )}
          {!undone && (
            <Button
              variant={shown.state === 'failed' ? 'text' : 'contained'}
              component={Link}
              to={target.list}
            >
              {words.see}
            </Button>
          )}
          <Button variant={undone ? 'contained' : 'text'} component={Link} to={target.paths.upload}>
            {words.again}
          </Button>
          {undoable && (
            <Button color="error" loading={move.isPending} onClick={() => setAsking(true)}>
              {again ? words.undo_again : words.undo}
            </Button>
          )}
        </Box>
      </SectionCard>
      {shown.failed > 0 && shown.state === 'done' && (
        <ImportFailures target={target} id={shown.id} failed={shown.failed} />
      )}
      {shown.pictures_failed > 0 && <FailedPictures id={shown.id} failed={shown.pictures_failed} />}
      <ConfirmDialog
        open={asking}
        harmless
        title={words.undo}
        message={[
          created > 0 ? fillCount(words.undo_created, created, locale) : '',
          updated > 0 ? fillCount(words.undo_updated, updated, locale) : '',
          words.undo_keeps,
        ]
          .filter((sentence) => sentence !== '')
          .join(' ')}
        confirmLabel={words.undo}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          move.mutate('undo');
        }}
      />
    </>
  );
}

/** How far the pictures are that the file names; nothing where it names none. */
function PicturesState({ shown }: { shown: ImportSummary }) {
  const words = useWords(IMPORTS_WORDS);
  const locale = useIntlLocale();
  const { pictures_waiting: waiting, pictures_stored: stored } = shown;
  if (waiting + stored === 0 || shown.state === 'undone') return null;
  return (
    <Box component="output">
      {waiting > 0
        ? fillCount(words.pictures.loading, waiting, locale)
        : fillCount(words.pictures.stored, stored, locale)}
    </Box>
  );
}

/** Failed pictures that are listed. */
const MOST_PICTURES = 50;

/** The pictures that could not be had, each at its line with its reason. */
function FailedPictures({ id, failed }: { id: number; failed: number }) {
  const words = useWords(IMPORTS_WORDS);
  const locale = useIntlLocale();
  const calls = useImportCalls();
  const { data = [] } = useQuery({
    queryKey: ['imports', 'pictures', id, failed],
    queryFn: async () => (await calls()).importPictures(id),
  });
  const listed = data.slice(0, MOST_PICTURES);
  return (
    <SectionCard title={words.pictures.title} intro={words.pictures.text}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {listed.map(({ line, address, fault }) => (
          <li key={`${line} ${address}`}>
            {fill(words.place, { line })}: {address}{' '}
            <Box component="span" sx={quiet}>
              · {words.pictures.faults[fault]}
            </Box>
          </li>
        ))}
      </Box>
      {failed > listed.length && (
        <Box sx={quiet}>{fillCount(words.pictures.more, failed - listed.length, locale)}</Box>
      )}
    </SectionCard>
  );
}

function sentenceOf(words: ImportsWords, state: ImportState): string {
  if (state === 'undone') return words.undone;
  if (state === 'failed') return words.failed_run;
  if (state === 'undo_failed') return words.failed_undo;
  return state === 'cancelled' ? words.cancelled : words.done;
}

/** What an undo left as it is: how many, and of each its name and the reason. */
function ImportKept({ id, kept }: { id: number; kept: number }) {
  const words = useWords(IMPORTS_WORDS);
  const number = useNumber();
  const calls = useImportCalls();
  const { data = [] } = useQuery({
    queryKey: ['imports', 'kept', id, kept],
    queryFn: async () => (await calls()).importKept(id),
  });
  return (
    <Box>
      {words.kept}: {number(kept)}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 320, overflow: 'auto' }}>
        {data.map((record) => (
          <li key={`${record.resource} ${record.id} ${record.line ?? ''}`}>
            {titleOf(words, record)}{' '}
            <Box component="span" sx={quiet}>
              · {record.message}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function titleOf(words: ImportsWords, { line, name, id }: KeptRecord): string {
  if (line === null) return name ?? String(id);
  const place = fill(words.place, { line });
  return name === null ? place : `${place}: ${name}`;
}

const COUNTS = ['created', 'updated', 'unchanged', 'failed'] as const;

/** What became of the records of an import so far. */
export function ImportCounts({ shown }: { shown: ImportSummary }) {
  const words = useWords(IMPORTS_WORDS);
  return <Counts counts={COUNTS.map((count) => ({ label: words[count], count: shown[count] }))} />;
}
