import { Suspense } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import ReportIcon from '@mui/icons-material/FileDownloadOutlined';
import { useDataProvider } from 'ra-core';
import { Link } from 'react-router-dom';
import type { PlatformStore } from '../../../domain/staff/platform-answers.ts';
import { PLATFORM_WORDS } from '../../../generated/words/platform.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, fillCount, useAppLocale, useWords } from '../../i18n/words.ts';
import { type Tone, PHONE, quiet } from '../../theme/styles.ts';
import { StatusChip } from '../../ui/chip/StatusChip.tsx';
import { useDates } from '../../ui/figure/DateText.tsx';
import { Nothing } from '../../ui/figure/Money.tsx';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { RowsSkeleton } from '../../ui/state/PageStates.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { InvoiceOverview } from './InvoiceOverview.tsx';
import { OverviewRows, OverviewState, StaffOnly } from './OverviewRows.tsx';
import { OVERVIEWS, TO_REVIEW, useOverview, useToReview } from './useOverview.ts';

const REPORT = '/descargar-reporte-usuarios';

/** `/platform`: the plans and the invoices of all stores, for the platform's staff. */
export default function PlatformPage() {
  const words = useWords(PLATFORM_WORDS);
  return (
    <StaffOnly title={words.title}>
      <Overviews />
    </StaffOnly>
  );
}

function Overviews() {
  const words = useWords(PLATFORM_WORDS);
  const overview = useOverview();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const lists = { stores: StoreOverview, invoices: InvoiceOverview };
  return (
    <PageBody>
      <PageHeader
        title={words.title}
        actions={
          !phone && (
            <Button component={Link} to={REPORT} startIcon={<ReportIcon />}>
              {words.to_report}
            </Button>
          )
        }
      />
      {!phone && <Box sx={{ ...quiet, mb: 1.5 }}>{words.intro}</Box>}
      {!(overview.open === 'invoices' && overview.state === TO_REVIEW) && (
        <ReviewNotice onOpen={overview.review} />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <SearchField
          label={words.search}
          value={overview.typed}
          onChange={overview.type}
          sx={{ flex: 1, maxWidth: 480 }}
        />
        {/* In two lines beside the search: a row of its own would push the first record down. */}
        {phone && (
          <Button component={Link} to={REPORT} sx={{ maxWidth: 104, lineHeight: 1.2 }}>
            {words.to_report}
          </Button>
        )}
      </Box>
      <Tabs
        label={words.tabs.label}
        open={OVERVIEWS.indexOf(overview.open)}
        onOpen={(index) => overview.setOpen(OVERVIEWS[index] ?? 'stores')}
        tabs={OVERVIEWS.map((key) => {
          const List = lists[key];
          return {
            key,
            label: words.tabs[key],
            // The other list is not asked for: each call is noted.
            content: key === overview.open && (
              <Suspense fallback={<RowsSkeleton rows={5} height={64} label={words.loading} />}>
                <List overview={overview} />
              </Suspense>
            ),
          };
        })}
      />
      {phone && <Box sx={{ ...quiet, mt: 2 }}>{words.intro}</Box>}
    </PageBody>
  );
}

/** Money waits for a person: the way to it, from wherever on the page they are. Absent where none does. */
function ReviewNotice({ onOpen }: { onOpen(): void }) {
  const { review: words } = useWords(PLATFORM_WORDS);
  const locale = useAppLocale();
  const waiting = useToReview();
  if (waiting === undefined || waiting === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1.5, alignItems: 'center' }}
      action={
        <Button color="inherit" onClick={onOpen}>
          {words.open}
        </Button>
      }
    >
      {fillCount(words.waiting, waiting, locale)}
    </Alert>
  );
}

const TONES: Readonly<Record<PlatformStore['state'], Tone>> = {
  free: 'neutral',
  trial: 'info',
  active: 'success',
  near_expiry: 'warning',
  past_due: 'danger',
  blocked: 'danger',
  cancelled: 'neutral',
};

/** All stores with their plans, the newest first. */
function StoreOverview({ overview }: { overview: ReturnType<typeof useOverview> }) {
  const { stores: words, plans, states } = useWords(PLATFORM_WORDS);
  const locale = useAppLocale();
  const dates = useDates();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['platform', 'stores', overview.query],
    queryFn: async ({ signal }) => (await dataProvider.loadPlatformCalls()).stores(overview.query, signal),
    placeholderData: keepPreviousData,
  });
  const { columns } = words;
  const rows = (data?.data ?? []).map((store) => {
    const plan = [plans[store.plan], ...(store.frequency === null ? [] : [plans[store.frequency]])].join(' ');
    const used = [
      fillCount(words.products, store.products, locale),
      fillCount(words.lines, store.lines, locale),
    ].join(' · ');
    const chip = <StatusChip label={states[store.state]} tone={TONES[store.state]} />;
    const until = store.paid_until === null ? null : dates.date(store.paid_until);
    const created = dates.date(store.created_at);
    return {
      key: String(store.id),
      title: store.name,
      chip,
      facts: [
        plan,
        ...(until === null ? [] : [fill(words.paid_until, { day: until })]),
        used,
        fill(words.created, { day: created }),
        ...(store.active ? [] : [words.inactive]),
      ].join(' · '),
      cells: [
        <Box key="name">
          <Box>{store.name}</Box>
          <Box sx={quiet}>{store.active ? store.url : `${store.url} · ${words.inactive}`}</Box>
        </Box>,
        plan,
        chip,
        until ?? <Nothing />,
        used,
        created,
      ],
    };
  });
  return (
    <OverviewState
      of="stores"
      overview={overview}
      total={data?.total}
      error={error}
      onRetry={() => void refetch()}
    >
      <OverviewRows
        label={words.label}
        names={0}
        columns={[
          columns.store,
          columns.plan,
          columns.state,
          columns.paid_until,
          columns.used,
          columns.created,
        ]}
        rows={rows}
      />
    </OverviewState>
  );
}
