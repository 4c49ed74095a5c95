import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { checkRecords } from '../../../../domain/imports/check-records.ts';
import { errorSentence } from '../../../i18n/error-sentence.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../../i18n/useIntlLocale.ts';
import { PHONE } from '../../../theme/widths.ts';
import { LabelledInput } from '../../../ui/input/LabelledInput.tsx';
import { TickBox } from '../../../ui/input/TickBox.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { IMPORTS_WORDS } from '../imports-words.ts';
import type { ImportTarget } from '../import-target.ts';
import { useImportCalls } from '../useImportCalls.ts';
import { useImportFile, type ImportFile } from '../useImportFile.ts';
import { ReviewCards } from './ReviewCards.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import { shownColumns } from './shown-columns.ts';
import { useReview } from './useReview.ts';

export function ReviewStep({ target }: { target: ImportTarget }) {
  const { file } = useImportFile(target.name);
  return file === undefined ? null : <Review target={target} file={file} />;
}

/** Every line of the file with its errors, to be corrected before anything is written. */
function Review({ target, file }: { target: ImportTarget; file: ImportFile }) {
  const words = useDictionary(IMPORTS_WORDS);
  const locale = useIntlLocale();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const review = useReview(target.name, file);
  const { faults, lines, records } = review;
  const columns = useMemo(() => shownColumns(file.shape, lines), [file.shape, lines]);
  const { load, sent } = useLoad(target, file);
  const bad = new Set(faults.map(({ line }) => line));
  const good = records - bad.size;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity={faults.length === 0 ? 'success' : 'warning'}>
        {faults.length === 0
          ? fillCount(words.all_good, lines.length, locale)
          : fillCount(words.with_errors, faults.length, locale)}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: 420 }}>
          <LabelledInput
            label={words.search}
            type="search"
            value={review.typed}
            error={undefined}
            onChange={review.setTyped}
          />
        </Box>
        <TickBox label={words.only_errors} checked={review.onlyErrors} onChange={review.setOnlyErrors} />
      </Box>
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={faults.length > 0 || records === 0}
          loading={sent !== undefined}
          onClick={() => void load(false)}
        >
          {fillCount(words.load, records, locale)}
        </Button>
        {faults.length > 0 && good > 0 && (
          <Button variant="outlined" loading={sent !== undefined} onClick={() => void load(true)}>
            {fillCount(words.load_good, good, locale)}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Sends the file and goes to where it is loaded. `sent` is there while it is on its way, from 0 to 1. */
function useLoad(target: ImportTarget, file: ImportFile) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const calls = useImportCalls();
  const [sent, setSent] = useState<number>();
  const load = async (onlyGood: boolean): Promise<void> => {
    setSent(0);
    try {
      const records = await file.session.records();
      const bad = new Set(onlyGood ? checkRecords(file.shape, records).map(({ line }) => line) : []);
      const chosen = records.filter(({ lines }) => !lines.some(({ line }) => bad.has(line)));
      const { startImport } = await calls();
      const { id } = await startImport(target.name, file.name, chosen, setSent);
      void navigate(`${target.paths.load}?import=${id}`);
    } catch (error) {
      setSent(undefined);
      notify(errorSentence(translate, error), { type: 'error' });
    }
  };
  return { load, sent };
}
