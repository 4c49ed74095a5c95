import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useNotify, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { isBatchMoving, type BatchFile, type PictureBatch } from '../../../domain/picture-batches/batch.ts';
import { errorSentence } from '../../i18n/error-sentence.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { color } from '../../theme/color.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { Counts } from '../../ui/figure/Counts.tsx';
import { useNumber } from '../../ui/figure/useMoney.ts';
import { RowsSkeleton } from '../../ui/skeleton/Skeletons.tsx';
import { ErrorState } from '../../ui/state/PageStates.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { BATCH_WORDS } from './batch-words.ts';
import { useBatchCalls } from './useBatchCalls.ts';

/** Milliseconds between looks, should the event stream be away. */
const LOOK_AGAIN = 3_000;
const COUNTS = ['added', 'present', 'unmatched', 'refused'] as const;

/** One ZIP on the server: how far it is, or what came of it. It can be left and found again by its address. */
export function BatchProgress({ id }: { id: number }) {
  const words = useDictionary(BATCH_WORDS);
  const calls = useBatchCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['picture-batches', 'one', id],
    queryFn: async () => (await calls()).read(id),
    refetchInterval: ({ state }) => (state.data && isBatchMoving(state.data.state) ? LOOK_AGAIN : false),
  });
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <RowsSkeleton rows={2} height={64} label={words.title} />;
  if (isBatchMoving(data.state)) return <Moving batch={data} />;
  return (
    <>
      <Result batch={data} />
      {data.unmatched + data.refused > 0 && <BatchReport id={id} />}
    </>
  );
}

function Moving({ batch }: { batch: PictureBatch }) {
  const words = useDictionary(BATCH_WORDS);
  const translate = useTranslate();
  const number = useNumber();
  const notify = useNotify();
  const calls = useBatchCalls();
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: async () => (await calls()).move(batch.id, 'cancel'),
    onSuccess: (shown) => client.setQueryData(['picture-batches', 'one', batch.id], shown),
    onError: (error) => notify(errorSentence(translate, error), { type: 'error' }),
  });
  const done = COUNTS.reduce((sum, count) => sum + batch[count], 0);
  const sentence =
    batch.total === 0
      ? words.queued
      : fill(words.running, { done: number(done), total: number(batch.total) });
  return (
    <SectionCard title={batch.file_name}>
      <Box component="output">{sentence}</Box>
      <LinearProgress
        aria-label={sentence}
        variant={batch.total === 0 ? 'indeterminate' : 'determinate'}
        value={batch.total === 0 ? 0 : (done / batch.total) * 100}
      />
      {batch.total > 0 && <BatchCounts batch={batch} />}
      <Box sx={quiet}>{words.leave_page}</Box>
      <Button
        sx={{ justifySelf: 'start' }}
        color="error"
        loading={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        {words.cancel}
      </Button>
    </SectionCard>
  );
}

/** What became of the pictures so far. */
function BatchCounts({ batch }: { batch: PictureBatch }) {
  const words = useDictionary(BATCH_WORDS);
  return <Counts counts={COUNTS.map((count) => ({ label: words[count], count: batch[count] }))} />;
}

function Result({ batch }: { batch: PictureBatch }) {
  const words = useDictionary(BATCH_WORDS);
  const { state, fault } = batch;
  return (
    <SectionCard title={batch.file_name}>
      <Alert severity={state === 'done' ? 'success' : state === 'failed' ? 'error' : 'info'}>
        {fault === null ? words.states[state] : words.faults[fault]}
      </Alert>
      <BatchCounts batch={batch} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" component={Link} to="/products">
          {words.see}
        </Button>
        <Button component={Link} to="/products/uploading">
          {words.again}
        </Button>
      </Box>
    </SectionCard>
  );
}

/** Files of the ZIP that were not added, each with its reason. */
function BatchReport({ id }: { id: number }) {
  const words = useDictionary(BATCH_WORDS);
  const calls = useBatchCalls();
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['picture-batches', 'report', id],
    queryFn: async () => (await calls()).report(id),
  });
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const reasonOf = ({ state, sku, reason }: BatchFile): string =>
    state === 'unmatched' ? fill(words.no_product, { sku }) : words.reasons[reason ?? 'refused'];
  return (
    <SectionCard title={words.report}>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '60vh', overflowY: 'auto' }}
        tabIndex={0}
      >
        {data
          .filter(({ state }) => state === 'unmatched' || state === 'refused')
          .map((file) => (
            <Box
              key={file.position}
              component="li"
              sx={{
                py: 1,
                overflowWrap: 'anywhere',
                borderTop: `1px solid ${color('line')}`,
                '&:first-of-type': { borderTop: 0 },
              }}
            >
              <strong>{file.path}</strong>
              <Box sx={quiet}>{reasonOf(file)}</Box>
            </Box>
          ))}
      </Box>
    </SectionCard>
  );
}
