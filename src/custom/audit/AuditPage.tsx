import { Suspense, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import FilterIcon from '@mui/icons-material/Tune';
import { useDataProvider, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { judge } from '../../../domain/access/access.ts';
import { AUDIT_WORDS } from '../../../generated/words/audit.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { useAccess } from '../../schema/useAllowed.ts';
import { PHONE, quiet } from '../../theme/styles.ts';
import { BottomSheet } from '../../ui/dialog/BottomSheet.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { PageControls } from '../../ui/paging/PageControls.tsx';
import { RowsSkeleton, DeniedState, EmptyState, ErrorState } from '../../ui/state/PageStates.tsx';
import { AuditList, useKindName, wordOf } from './AuditList.tsx';

/** The filters of the log, in the address. So the back button and a shared link keep them. */
const AUDIT_FILTERS = ['user', 'resource', 'action', 'from', 'to'] as const;
type AuditFilter = (typeof AUDIT_FILTERS)[number];

const PER_PAGE = 25;

function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const valueOf = (filter: AuditFilter): string => params.get(filter) ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const [from, to] = [valueOf('from'), valueOf('to')];
  const asked = {
    'user_id.in': valueOf('user'),
    'resource.in': valueOf('resource'),
    'action.in': valueOf('action'),
    'at.between': from === '' && to === '' ? '' : `${from},${to}`,
  };
  const query: Record<string, string> = {
    limit: String(PER_PAGE),
    page: String(page),
    ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')),
  };
  const change = (name: string, value: string): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (name !== 'page') next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: name !== 'page' },
    );
  return {
    valueOf,
    query,
    page,
    perPage: PER_PAGE,
    filtered: AUDIT_FILTERS.some((filter) => valueOf(filter) !== ''),
    set: (filter: AuditFilter, value: string) => change(filter, value),
    setPage: (next: number) => change('page', next === 1 ? '' : String(next)),
    clear: () => setParams({}, { replace: true }),
  };
}

/** `/config/audit`: the log of all actions in the store, with their actors. */
export default function AuditPage() {
  const words = useWords(AUDIT_WORDS);
  const allowed = useAuditAccess();
  const filters = useAuditFilters();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', 'list', filters.query],
    queryFn: async ({ signal }) => (await dataProvider.loadTeamCalls()).listAudit(filters.query, signal),
    placeholderData: keepPreviousData,
    enabled: allowed,
  });
  if (!allowed)
    return (
      <PageBody>
        <PageHeader title={words.title} />
        <DeniedState titled />
      </PageBody>
    );
  return (
    <PageBody>
      <PageHeader title={words.title} />
      <AuditTools filters={filters} />
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <Loading />}
      {error === null && data?.total === 0 && (
        <EmptyState
          title={filters.filtered ? words.none : words.empty}
          subtitle={filters.filtered ? words.none_text : words.empty_text}
        />
      )}
      {error === null && data !== undefined && data.total > 0 && (
        <Suspense fallback={<Loading />}>
          <AuditList entries={data.data} />
          <PageControls
            label={words.pages}
            page={filters.page}
            perPage={filters.perPage}
            total={data.total}
            onPage={filters.setPage}
          />
        </Suspense>
      )}
    </PageBody>
  );
}

function Loading() {
  const words = useWords(AUDIT_WORDS);
  return <RowsSkeleton rows={5} height={64} label={words.loading} />;
}

/** Whether the user may read the store's log. */
function useAuditAccess(): boolean {
  const access = useAccess();
  return access !== null && judge(access, { permission: 'audit.read' }) === 'allowed';
}

/** What the log is, and its filters. On phones they are in a sheet: the first entry stands high on the page. */
function AuditTools({ filters }: AuditFiltersProps) {
  const words = useWords(AUDIT_WORDS);
  const translate = useTranslate();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const [open, setOpen] = useState(false);
  if (!phone)
    return (
      <>
        <Box sx={{ ...quiet, mb: 2 }}>{words.intro}</Box>
        <AuditFilters filters={filters} />
      </>
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
      <Box sx={{ ...quiet, flex: 1 }}>{words.intro}</Box>
      <Button
        aria-haspopup="dialog"
        startIcon={
          <Badge variant="dot" color="primary" invisible={!filters.filtered}>
            <FilterIcon />
          </Badge>
        }
        onClick={() => setOpen(true)}
        sx={{ flex: 'none' }}
      >
        {translate('filters.open')}
      </Button>
      <BottomSheet open={open} title={words.filters.label} onClose={() => setOpen(false)}>
        <AuditFilters filters={filters} />
      </BottomSheet>
    </Box>
  );
}

interface AuditFiltersProps {
  filters: ReturnType<typeof useAuditFilters>;
}

/** Filters of the log: actor, place, action and date. */
function AuditFilters({ filters }: AuditFiltersProps) {
  const { filters: words, actions, left } = useWords(AUDIT_WORDS);
  const kindName = useKindName();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data } = useQuery({
    queryKey: ['audit', 'choices'],
    queryFn: async ({ signal }) => (await dataProvider.loadTeamCalls()).auditChoices(signal),
  });
  const choices = {
    user: (data?.users ?? []).map(({ id, name, member }) => ({
      value: String(id),
      label: member ? name : fill(left, { user: name }),
    })),
    resource: (data?.resources ?? []).map((name) => ({ value: name, label: kindName(name).many })),
    action: (data?.actions ?? []).map((name) => ({ value: name, label: wordOf(actions, name) ?? name })),
  };
  return (
    <Box
      component="fieldset"
      aria-label={words.label}
      sx={{
        display: 'grid',
        minWidth: 0,
        m: 0,
        p: 0,
        border: 0,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
        alignItems: 'end',
        gap: 1.5,
        mb: 2,
      }}
    >
      {(['user', 'resource', 'action'] as const).map((filter) => (
        <NativeSelect
          key={filter}
          label={words[filter]}
          value={filters.valueOf(filter)}
          options={[
            { value: '', label: filter === 'user' ? words.everybody : words.all },
            ...choices[filter],
          ]}
          onChange={(value) => filters.set(filter, value)}
        />
      ))}
      {(['from', 'to'] as const).map((side) => (
        <LabelledInput
          key={side}
          type="date"
          name={side}
          label={words[side]}
          value={filters.valueOf(side)}
          error={undefined}
          onChange={(value) => filters.set(side, value)}
        />
      ))}
      {filters.filtered && <Button onClick={filters.clear}>{words.clear}</Button>}
    </Box>
  );
}
