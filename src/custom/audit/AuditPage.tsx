import { Suspense } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageControls } from '../../ui/paging/PageControls.tsx';
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { DeniedState } from '../../ui/state/DeniedState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { AuditList } from './AuditList.tsx';
import { AuditTools } from './AuditTools.tsx';
import { useAuditAccess } from './useAuditAccess.ts';
import { useAuditFilters } from './useAuditFilters.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { AUDIT_WORDS } from './audit-words.ts';

/** `/config/audit`: the log of all actions in the store, with their actors. */
export default function AuditPage() {
  const words = useDictionary(AUDIT_WORDS);
  const allowed = useAuditAccess();
  const filters = useAuditFilters();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', 'list', filters.query],
    queryFn: async ({ signal }) => (await dataProvider.loadAuditCalls()).listAudit(filters.query, signal),
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
  const words = useDictionary(AUDIT_WORDS);
  return <RowsSkeleton rows={5} height={64} label={words.loading} />;
}
