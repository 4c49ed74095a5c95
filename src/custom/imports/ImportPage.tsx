import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import BackIcon from '@mui/icons-material/ArrowBack';
import { useNotify } from 'ra-core';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { judge } from '../../../domain/access/access.ts';
import { type ImportSummary, isMoving } from '../../../domain/imports/import-answers.ts';
import { INVENTORY, INVENTORY_PERMISSION } from '../../../domain/imports/inventory-shape.ts';
import { IMPORT_FEATURE } from '../../../domain/plans/features.ts';
import { IMPORTS_WORDS } from '../../../generated/words/imports.ts';
import { accessOf } from '../../authProvider/session-store.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { fill, inLocale, useAppLocale, useWords } from '../../i18n/words.ts';
import { descriptorOf, descriptors } from '../../schema/descriptors.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import PremiumOverlay from '../../shell/premium/PremiumOverlay.tsx';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { useNumber } from '../../ui/figure/Money.tsx';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { RowsSkeleton, DeniedState, ErrorState } from '../../ui/state/PageStates.tsx';
import { Steps } from '../../ui/steps/Steps.tsx';
import { quiet } from '../../theme/styles.ts';
import { IMPORT_STEPS, importAt, type ImportStep, type ImportTarget } from './import-target.ts';
import { ReviewStep } from './review/ReviewStep.tsx';
import { ImportHistory } from './run/ImportHistory.tsx';
import { ImportCounts, ImportResult } from './run/ImportResult.tsx';
import { useMoveImport } from './run/useMoveImport.ts';
import { UploadStep } from './UploadStep.tsx';
import { useImportCalls } from './useImportCalls.ts';
import { useImportFile } from './useImportFile.ts';

const IMPORTED = descriptors.filter(({ imports }) => imports === true).map(({ name }) => name);

/** Brings a file in: subir, revisar, cargar (spec 1 §2, PRD-10, INV-02). */
export default function ImportPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const at = importAt(pathname, search, IMPORTED);
  return at === undefined ? null : <ImportScreen {...at} id={Number(search.get('import') ?? 0)} />;
}

function ImportScreen({ target, step, id }: { target: ImportTarget; step: ImportStep; id: number }) {
  const words = useWords(IMPORTS_WORDS);
  const locale = useAppLocale();
  const { many } = inLocale(descriptorOf(target.resource).label, locale);
  const allowed = useAllowed(target.resource);
  const access = accessOf(useSession());
  const mayImport =
    target.name === INVENTORY
      ? access !== null && judge(access, { permission: INVENTORY_PERMISSION }) === 'allowed'
      : allowed('edit') && allowed('create');
  const planned =
    access !== null && judge(access, { permission: null, feature: IMPORT_FEATURE }) === 'allowed';
  const header = (
    <PageHeader
      title={fill(words.title[target.words], { records: many.toLocaleLowerCase(locale) })}
      back={
        <IconButton component={Link} to={target.list} aria-label={words.back} edge="start">
          <BackIcon />
        </IconButton>
      }
    />
  );
  if (!mayImport)
    return (
      <PageBody>
        {header}
        <DeniedState titled />
      </PageBody>
    );
  const body = (
    <PageBody>
      {header}
      <ImportSteps step={step} />
      <Step target={target} step={step} id={id} />
    </PageBody>
  );
  return planned ? body : <PremiumOverlay gate={IMPORT_FEATURE} header={<PageBody>{header}</PageBody>} />;
}

function Step({ target, step, id }: { target: ImportTarget; step: ImportStep; id: number }) {
  const words = useWords(IMPORTS_WORDS);
  const notify = useNotify();
  const navigate = useNavigate();
  const { file } = useImportFile(target.name);
  const lost = step === 'review' && file?.reviewed === undefined;
  useEffect(() => {
    if (!lost) return;
    notify(words.nothing, { type: 'error' });
    void navigate(target.paths.upload, { replace: true });
  }, [lost, notify, navigate, target, words]);
  if (step === 'load') return <LoadStep target={target} id={id} />;
  if (step === 'review' && !lost) return <ReviewStep target={target} />;
  return <UploadStep target={target} />;
}

/** Where one is: subir, revisar, cargar. */
function ImportSteps({ step }: { step: ImportStep }) {
  const words = useWords(IMPORTS_WORDS);
  const names = { upload: words.step_upload, review: words.step_review, load: words.step_load };
  const steps = IMPORT_STEPS.map((id) => ({ id, name: names[id] }));
  return <Steps label={words.steps} steps={steps} current={step} />;
}

/** Milliseconds between looks, should the event stream be away. */
const LOOK_AGAIN = 3_000;

/** One import on the server: how far it is, or what came of it. It can be left and found again by its address. */
function LoadStep({ target, id }: { target: ImportTarget; id: number }) {
  const words = useWords(IMPORTS_WORDS);
  const calls = useImportCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['imports', 'one', id],
    queryFn: async () => (await calls()).readImport(id),
    refetchInterval: ({ state }) =>
      state.data && (isMoving(state.data.state) || state.data.pictures_waiting > 0) ? LOOK_AGAIN : false,
  });
  const { file, keep } = useImportFile(target.name);
  useEffect(() => {
    // The server has it now: the next import begins with another file.
    if (file !== undefined) keep(undefined);
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <RowsSkeleton rows={2} height={64} label={words.step_load} />}
      {data !== undefined &&
        (isMoving(data.state) ? (
          <ImportProgress shown={data} />
        ) : (
          <ImportResult target={target} shown={data} />
        ))}
      <ImportHistory target={target} but={id} />
    </Box>
  );
}

/** An import under way: how many records are done, and that one need not wait. */
function ImportProgress({ shown }: { shown: ImportSummary }) {
  const words = useWords(IMPORTS_WORDS);
  const number = useNumber();
  const move = useMoveImport(shown.id);
  const { created, updated, unchanged, failed, total, state, waiting } = shown;
  const done = created + updated + unchanged + failed;
  const undoing = state === 'undoing';
  const sentence = undoing
    ? words.undoing
    : state === 'queued' && done === 0
      ? words.queued
      : fill(words.running, { done: number(done), total: number(total) });
  return (
    <SectionCard title={shown.file_name}>
      <Box component="output">{waiting ? `${sentence}. ${words.waiting}` : sentence}</Box>
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
