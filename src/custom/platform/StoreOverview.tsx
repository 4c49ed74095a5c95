import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import type { PlatformStore } from '../../../domain/staff/platform-types.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fillCount } from '../../i18n/fill-count.ts';
import { fill } from '../../i18n/fill.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import type { Tone } from '../../theme/color.ts';
import { StatusChip } from '../../ui/chip/StatusChip.tsx';
import { Nothing } from '../../ui/figure/Nothing.tsx';
import { useDates } from '../../ui/figure/useDates.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { OverviewRows } from './OverviewRows.tsx';
import { OverviewState } from './OverviewState.tsx';
import { PLATFORM_WORDS } from './platform-words.ts';
import type { useOverview } from './useOverview.ts';

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
export function StoreOverview({ overview }: { overview: ReturnType<typeof useOverview> }) {
  const { stores: words, plans, states } = useDictionary(PLATFORM_WORDS);
  const locale = useAppLocale();
  const dates = useDates();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['platform', 'stores', overview.query],
    queryFn: async ({ signal }) => (await dataProvider.loadPlatformCalls()).stores(overview.query, signal),
    placeholderData: keepPreviousData,
  });
  const { columns } = words;
  const rows = (data?.rows ?? []).map((store) => {
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
