import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { lineKey, type ImportLine, type ImportRecord } from '../../../../domain/imports/import-record.ts';
import type { LineError } from '../../../../domain/imports/import-answers.ts';
import type { ImportColumn } from '../../../../domain/imports/shape-answer.ts';
import { IMPORTS_WORDS } from '../../../../generated/words/imports.ts';
import { errorSentence } from '../../../i18n/sentences.ts';
import { fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { color, panel, quiet } from '../../../theme/styles.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { saveFile } from '../../../ui/file/file-address.ts';
import { CorrectedCell } from '../CorrectedCell.tsx';
import type { ImportTarget } from '../import-target.ts';
import { useImportCalls } from '../useImportCalls.ts';
import { useMoveImport } from './useMoveImport.ts';

/** Records that are listed; all of them are in the file. */
const MOST_LISTED = 50;

interface ImportFailuresProps {
  target: ImportTarget;
  id: number;
  failed: number;
}

/** The lines that were not written, each with its reason: corrected here, and written again alone. */
export function ImportFailures({ target, id, failed }: ImportFailuresProps) {
  const words = useWords(IMPORTS_WORDS);
  const locale = useIntlLocale();
  const calls = useImportCalls();
  const { data = [] } = useQuery({
    queryKey: ['imports', 'failures', id],
    queryFn: async () => (await calls()).importFailures(id),
  });
  const { data: shape } = useQuery({
    queryKey: ['import-shape', target.name],
    queryFn: async () => (await calls()).importShape(target.name),
  });
  const [corrected, setCorrected] = useState<ReadonlyMap<number, ImportRecord>>(new Map());
  const retry = useRetry(id, corrected);
  const listed = data.slice(0, MOST_LISTED);
  return (
    <SectionCard title={words.failures}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {listed.flatMap((failure) => {
          const { lines } = corrected.get(failure.line) ?? failure;
          const wrong = lines.filter((line) =>
            failure.errors.some((error) => lineKey(error) === lineKey(line)),
          );
          return (wrong.length > 0 ? wrong : lines.slice(0, 1)).map((line) => (
            <FailedLine
              key={lineKey(line)}
              line={line}
              errors={failure.errors.filter(
                (error) => lineKey(error) === lineKey(line) || wrong.length === 0,
              )}
              columns={shape?.columns ?? []}
              onCorrect={(path, text) =>
                setCorrected(
                  new Map(corrected).set(failure.line, {
                    line: failure.line,
                    lines: lines.map((one) =>
                      one === line ? { ...one, cells: { ...one.cells, [path]: text } } : one,
                    ),
                  }),
                )
              }
            />
          ));
        })}
      </Box>
      {failed > listed.length && (
        <Box sx={quiet}>{fillCount(words.more_failures, failed - listed.length, locale)}</Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" loading={retry.busy} onClick={() => void retry.start()}>
          {corrected.size > 0 ? words.retry_corrected : words.retry}
        </Button>
        <Button onClick={() => void retry.download()}>{words.download_failures}</Button>
      </Box>
    </SectionCard>
  );
}

/** Sends what was corrected, and has the failed records written again. */
function useRetry(id: number, corrected: ReadonlyMap<number, ImportRecord>) {
  const calls = useImportCalls();
  const move = useMoveImport(id);
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const guarded = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify(errorSentence(translate, error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return {
    busy: busy || move.isPending,
    start: () =>
      guarded(async () => {
        if (corrected.size > 0) await (await calls()).correctImport(id, [...corrected.values()]);
        move.mutate('retry');
      }),
    download: () =>
      guarded(async () => saveFile(await (await calls()).importFailuresFile(id), `errors-${id}.csv`)),
  };
}

interface FailedLineProps {
  line: ImportLine;
  errors: readonly LineError[];
  columns: readonly ImportColumn[];
  onCorrect(path: string, text: string): void;
}

/** A line that was not written: what it says, what is wrong, and an input for each cell that is. */
function FailedLine({ line, errors, columns, onCorrect }: FailedLineProps) {
  const words = useWords(IMPORTS_WORDS);
  const [whole, setWhole] = useState(false);
  const errorOf = (path: string) => errors.find(({ field }) => field === path)?.message;
  const shown = columns.filter(({ path }) => whole || errorOf(path) !== undefined);
  const others = errors.filter(({ field }) => !shown.some(({ path }) => path === field));
  const facts = columns.flatMap(({ path }) => line.cells[path] || []).slice(0, 3);
  return (
    <Box component="li" sx={{ ...panel, p: 1.5, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Box>
        <Box component="span" sx={quiet}>
          {words.line} {line.line} ·{' '}
        </Box>
        {facts.join(' · ')}
      </Box>
      {others.map(({ field, column, message }) => (
        <Box key={`${field} ${message}`} sx={{ color: color('danger') }}>
          {column === '' ? message : `${column}: ${message}`}
        </Box>
      ))}
      {shown.map(({ path, label }) => (
        <CorrectedCell
          key={path}
          label={label}
          text={line.cells[path] ?? ''}
          error={errorOf(path)}
          onSave={(text) => onCorrect(path, text)}
        />
      ))}
      {columns.length > 0 && (
        <Button sx={{ justifySelf: 'start' }} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? words.fewer_cells : words.all_cells}
        </Button>
      )}
    </Box>
  );
}
