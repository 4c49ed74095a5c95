import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNotify, useTranslate } from 'ra-core';
import { Link, useNavigate, type Location } from 'react-router-dom';
import type { ImportNote } from '../../../../domain/imports/import-record.ts';
import { LEFT_REASONS, type LeftColumn } from '../../../../domain/imports/left-columns.ts';
import { IMPORTS_WORDS } from '../../../../generated/words/imports.ts';
import type { SentRecord } from '../../../dataProvider/import-calls.ts';
import { errorSentence } from '../../../i18n/sentences.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { PHONE, quiet } from '../../../theme/styles.ts';
import { LeaveQuestion, pinnedBar } from '../../../ui/form/SaveBar.tsx';
import { TickBox } from '../../../ui/input/TickBox.tsx';
import { SearchField } from '../../../ui/search/SearchField.tsx';
import type { ImportTarget } from '../import-target.ts';
import { useImportCalls } from '../useImportCalls.ts';
import { useImportFile, type ImportFile } from '../useImportFile.ts';
import { ChangedRecords } from './ChangedRecords.tsx';
import { ReviewCards } from './ReviewCards.tsx';
import { changesNothing, isChecking, ReviewState } from './ReviewState.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import { useReview } from './useReview.ts';

export function ReviewStep({ target }: { target: ImportTarget }) {
  const { file } = useImportFile(target.name);
  return file === undefined ? null : <Review target={target} file={file} />;
}

/** Every line of the file with its errors, to be corrected before anything is written. */
function Review({ target, file }: { target: ImportTarget; file: ImportFile }) {
  const words = useWords(IMPORTS_WORDS);
  const locale = useIntlLocale();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const review = useReview(target.name, file);
  const { faults, records, good, columns } = review;
  const { load, sent, leavingRef } = useLoad(target, file, review.forget);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ReviewState review={review} />
      {review.redone > 0 && (
        <Alert
          severity="info"
          action={<Button onClick={() => void review.startAnew()}>{words.start_anew}</Button>}
        >
          {fillCount(words.redone, review.redone, locale)}
        </Alert>
      )}
      <ChangedRecords changed={review.changed} count={review.plan.updated} />
      <LeftColumns left={review.left} />
      <LineNotes notes={review.notes} />
      {file.opened.format === undefined && (
        <Box sx={quiet}>{file.clearing === true ? words.clears : words.keeps}</Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <SearchField
          label={words.search}
          value={review.typed}
          onChange={review.setTyped}
          sx={{ flex: '1 1 240px', maxWidth: 420 }}
        />
        <TickBox label={words.only_errors} checked={review.onlyErrors} onChange={review.setOnlyErrors} />
      </Box>
      {review.removed !== undefined && (
        <Box component="output" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {fill(words.removed, { line: review.removed.line })}
          <Button onClick={() => void review.restore()}>{words.put_back}</Button>
        </Box>
      )}
      {review.shown.length === 0 && <Box sx={quiet}>{words.no_lines}</Box>}
      {phone ? (
        <ReviewCards review={review} columns={columns} />
      ) : (
        <ReviewTable review={review} columns={columns} />
      )}
      {sent !== undefined && (
        <Box>
          <Box component="output">{words.sending}</Box>
          <LinearProgress aria-label={words.sending} variant="determinate" value={sent * 100} />
        </Box>
      )}
      <LeaveQuestion
        dirty={file.corrected === true}
        uploading={sent !== undefined}
        leavingRef={leavingRef}
        leaves={otherStep}
        onDiscard={review.forget}
      />
      <Box sx={{ ...pinnedBar, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {changesNothing(review) ? (
          <Button
            variant="contained"
            component={Link}
            to={target.list}
            onClick={() => {
              // Corrections of lines that change nothing are nothing to ask about.
              leavingRef.current = true;
              review.forget();
            }}
          >
            {words.leave_unchanged}
          </Button>
        ) : faults.length === 0 ? (
          <Button
            variant="contained"
            disabled={records === 0 || isChecking(review)}
            loading={sent !== undefined}
            onClick={() => void load()}
          >
            {fillCount(words.load[target.words], records, locale)}
          </Button>
        ) : (
          <>
            <Button
              variant="outlined"
              disabled={good === 0 || isChecking(review)}
              loading={sent !== undefined}
              onClick={() => void load()}
            >
              {fillCount(words.load_good[target.words], good, locale)}
            </Button>
            <Box sx={{ ...quiet, flex: '1 1 240px' }}>
              {good === 0 ? words.none_good : fillCount(words.left, records - good, locale)}
            </Box>
          </>
        )}
        {isChecking(review) && sent === undefined && (
          <Button onClick={() => void load()}>{words.load_now}</Button>
        )}
      </Box>
    </Box>
  );
}

/** The steps of some imports have one path, and differ in what follows it. */
function otherStep(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || from.search !== to.search;
}

/** Sends the file and goes to where it is loaded. `sent` is there while it is on its way, from 0 to 1. */
function useLoad(target: ImportTarget, file: ImportFile, onLoaded: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const calls = useImportCalls();
  const [sent, setSent] = useState<number>();
  const leavingRef = useRef(false);
  const load = async (): Promise<void> => {
    setSent(0);
    try {
      const { records, faults } = await file.session.records();
      const chosen = records.map((record): SentRecord => {
        const own = faults.get(record.line);
        return own === undefined ? record : { ...record, faults: own };
      });
      const { startImport } = await calls();
      const { id } = await startImport(target.name, file.name, chosen, setSent);
      leavingRef.current = true;
      onLoaded();
      // Back would find no lines here.
      void navigate(`${target.paths.load}?import=${id}`, { replace: true });
    } catch (error) {
      setSent(undefined);
      notify(errorSentence(translate, error), { type: 'error' });
    }
  };
  return { load, sent, leavingRef };
}

/** The columns of which nothing is taken, by the reason. Nothing is shown where all are. */
function LeftColumns({ left }: { left: readonly LeftColumn[] }) {
  const words = useWords(IMPORTS_WORDS);
  if (left.length === 0) return null;
  return (
    <Alert severity="info">
      {words.left_columns}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {LEFT_REASONS.map((reason) => {
          const headers = left.flatMap((column) => (column.reason === reason ? column.header : []));
          return headers.length === 0 ? null : (
            <li key={reason}>
              {headers.join(', ')}: {words.left_reasons[reason]}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}

/** Notes that are listed; a file may have one on each line. */
const MOST_LISTED = 20;

/** What of its lines a file does not bring, each with its reason. Nothing is shown where there is nothing to say. */
function LineNotes({ notes }: { notes: readonly ImportNote[] }) {
  const words = useWords(IMPORTS_WORDS);
  const locale = useIntlLocale();
  if (notes.length === 0) return null;
  const more = notes.length - MOST_LISTED;
  return (
    <Alert severity="info">
      {words.notes_title}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {notes.slice(0, MOST_LISTED).map(({ line, kind, value }) => (
          <li key={`${line} ${kind}`}>
            {fill(words.place, { line })}: {fill(words.notes[kind], { value: value.slice(0, 60) })}
          </li>
        ))}
      </Box>
      {more > 0 && fillCount(words.more_notes, more, locale)}
    </Alert>
  );
}
