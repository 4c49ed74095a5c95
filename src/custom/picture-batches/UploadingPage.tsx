import { useCallback, useEffect, useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import {
  type BatchFile,
  isBatchMoving,
  MOST_ZIP_BYTES,
  type PictureBatch,
} from '../../../domain/picture-batches/batch.ts';
import { PICTURE_BATCHES_WORDS } from '../../../generated/words/picture-batches.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { PictureBatchCalls } from '../../dataProvider/picture-batch-calls.ts';
import { useOnline } from '../../dataProvider/useOnline.ts';
import { BackToList } from '../../form/BackToList.tsx';
import { errorSentence } from '../../i18n/sentences.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { color, quiet } from '../../theme/styles.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { DateText } from '../../ui/figure/DateText.tsx';
import { Counts, useNumber } from '../../ui/figure/Money.tsx';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { RowsSkeleton, DeniedState, ErrorState } from '../../ui/state/PageStates.tsx';
import ImportPage from '../imports/ImportPage.tsx';

/** What is being uploaded: the spreadsheet that the address names, else pictures. */
export default function UploadingPage() {
  const [search] = useSearchParams();
  return search.has('import') ? <ImportPage /> : <BatchPage id={Number(search.get('batch') ?? 0)} />;
}

/** Pictures as a ZIP with one folder for each SKU: the upload, its progress and its report (PRD-11). */
function BatchPage({ id }: { id: number }) {
  const words = useWords(PICTURE_BATCHES_WORDS);
  const allowed = useAllowed('products');
  return (
    <PageBody>
      <PageHeader title={words.title} back={<BackToList resource="products" />} />
      {allowed('edit') ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {id > 0 ? <BatchProgress id={id} /> : <ZipUpload />}
          <BatchHistory />
        </Box>
      ) : (
        <DeniedState titled />
      )}
    </PageBody>
  );
}

/** Who brought which ZIP, when, and what came of it. Without any, it is not there. */
function BatchHistory() {
  const words = useWords(PICTURE_BATCHES_WORDS);
  const number = useNumber();
  const calls = useBatchCalls();
  const { data = [] } = useQuery({
    queryKey: ['picture-batches', 'list'],
    queryFn: async () => (await calls()).list(),
  });
  if (data.length === 0) return null;
  return (
    <SectionCard title={words.history}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map(({ id, file_name, state, user, total, created_at }) => (
          <Box key={id} component="li">
            <Box
              component={Link}
              to={`/products/uploading?batch=${id}`}
              sx={{ display: 'block', py: 1, minHeight: 48, color: 'inherit', textDecoration: 'none' }}
            >
              <Box
                sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', overflowWrap: 'anywhere' }}
              >
                <strong>{file_name}</strong>
                <span>{words.states[state]}</span>
              </Box>
              <Box sx={quiet}>
                <DateText at={created_at} time /> ·{' '}
                {fill(words.by, { user: user ?? '–', count: number(total) })}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

/** Takes a ZIP and shows how much of it is up. */
function ZipUpload() {
  const words = useWords(PICTURE_BATCHES_WORDS);
  const online = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const { file, sent, problem, cutOff, take, resume, cancel } = useSendZip();
  const sentence = fill(words.sending, { name: file?.name ?? '', percent: Math.floor(sent * 100) });
  return (
    <SectionCard title={words.drop} intro={words.drop_text}>
      {problem !== undefined && (
        <Alert
          severity={cutOff ? 'warning' : 'error'}
          action={
            cutOff && (
              <Button color="inherit" onClick={resume}>
                {words.retry}
              </Button>
            )
          }
        >
          {cutOff ? `${problem} ${words.sent_retry}` : problem}
        </Alert>
      )}
      {file === undefined ? (
        <Button variant="contained" sx={{ justifySelf: 'start' }} onClick={() => input.current?.click()}>
          {words.pick}
        </Button>
      ) : (
        <>
          <Box component="output">{sentence}</Box>
          <LinearProgress variant="determinate" value={sent * 100} aria-label={sentence} />
          <Box sx={quiet}>{online ? words.stay : words.offline}</Box>
          <Button sx={{ justifySelf: 'start' }} onClick={cancel}>
            {words.cancel}
          </Button>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={words.pick}
        onChange={(event) => {
          const [picked] = event.target.files ?? [];
          event.target.value = '';
          if (picked !== undefined) take(picked);
        }}
      />
    </SectionCard>
  );
}

interface SendZip {
  file: File | undefined;
  /** 0 to 1. */
  sent: number;
  /** Why the file was not taken, or the upload was cut off. */
  problem: string | undefined;
  /** Whether the rest of the file can still be sent. */
  cutOff: boolean;
  take(file: File): void;
  resume(): void;
  cancel(): void;
}

/** Sends a ZIP in its parts, then starts it and opens its progress. What is up stays up: a cut-off goes on behind it. */
function useSendZip(): SendZip {
  const words = useWords(PICTURE_BATCHES_WORDS);
  const translate = useTranslate();
  const calls = useBatchCalls();
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<string>();
  const batch = useRef<PictureBatch>(undefined);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (zip: File): Promise<void> => {
    setFile(zip);
    setProblem(undefined);
    controller.current = new AbortController();
    const { signal } = controller.current;
    try {
      const api = await calls();
      let at = batch.current ?? (await api.open(zip));
      batch.current = at;
      while (at.parts * at.part_bytes < zip.size) {
        const before = at.parts * at.part_bytes;
        const onProgress = (bytes: number) => setSent(Math.min(1, (before + bytes) / zip.size));
        at = await api.sendNext(at, zip, { signal, onProgress });
        batch.current = at;
      }
      const { id } = await api.move(at.id, 'start');
      void navigate(`/products/uploading?batch=${id}`, { replace: true });
    } catch (error) {
      if (!signal.aborted) setProblem(errorSentence(translate, error));
    }
  };
  const clear = (): void => {
    batch.current = undefined;
    setFile(undefined);
    setSent(0);
  };
  return {
    file,
    sent,
    problem,
    cutOff: file !== undefined && problem !== undefined,
    take(zip) {
      clear();
      if (!/\.zip$/i.test(zip.name)) setProblem(words.not_zip_file);
      else if (zip.size > MOST_ZIP_BYTES) setProblem(words.too_large);
      else void send(zip);
    },
    resume() {
      if (file !== undefined) void send(file);
    },
    cancel() {
      controller.current?.abort();
      const { id } = batch.current ?? {};
      clear();
      setProblem(undefined);
      // Nobody waits for it: what it would remove goes by itself after a day.
      if (id !== undefined) void calls().then((api) => api.move(id, 'cancel').catch(() => undefined));
    },
  };
}

/** Milliseconds between looks, should the event stream be away. */
const LOOK_AGAIN = 3_000;
const COUNTS = ['added', 'present', 'unmatched', 'refused'] as const;

/** One ZIP on the server: how far it is, or what came of it. It can be left and found again by its address. */
function BatchProgress({ id }: { id: number }) {
  const words = useWords(PICTURE_BATCHES_WORDS);
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
  const words = useWords(PICTURE_BATCHES_WORDS);
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
  const words = useWords(PICTURE_BATCHES_WORDS);
  return <Counts counts={COUNTS.map((count) => ({ label: words[count], count: batch[count] }))} />;
}

function Result({ batch }: { batch: PictureBatch }) {
  const words = useWords(PICTURE_BATCHES_WORDS);
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
  const words = useWords(PICTURE_BATCHES_WORDS);
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

/** The calls of ZIPs with pictures; they load with the first one. */
function useBatchCalls(): () => Promise<PictureBatchCalls> {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useCallback(() => dataProvider.loadPictureBatchCalls(), [dataProvider]);
}
