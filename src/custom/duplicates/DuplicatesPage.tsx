import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import { DUPLICATES_WORDS } from '../../../generated/words/duplicates.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { BackToList } from '../../form/BackToList.tsx';
import { useWords } from '../../i18n/words.ts';
import { useMayMerge } from '../../resources/customers/useMayMerge.ts';
import { useNumber } from '../../ui/figure/Money.tsx';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { PageControls } from '../../ui/paging/PageControls.tsx';
import { RowsSkeleton, DeniedState, EmptyState, ErrorState } from '../../ui/state/PageStates.tsx';
import { quiet } from '../../theme/styles.ts';
import { DuplicateGroup, DUPLICATES_KEY } from './DuplicateGroup.tsx';

const PER_PAGE = 10;

/** `/clients/duplicates`: clients who share a phone number, each group with what its merge keeps. */
export default function DuplicatesPage() {
  const words = useWords(DUPLICATES_WORDS);
  const number = useNumber();
  const allowed = useMayMerge();
  const [page, setPage] = useState(1);
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [...DUPLICATES_KEY, page],
    queryFn: async ({ signal }) =>
      (await dataProvider.loadCustomerCalls()).duplicates(page, PER_PAGE, signal),
    placeholderData: keepPreviousData,
    enabled: allowed,
  });
  const last = data === undefined ? page : Math.max(1, Math.ceil(data.total / PER_PAGE));
  // The last group of a page is gone.
  if (page > last) setPage(last);
  return (
    <PageBody>
      <PageHeader
        title={words.title}
        {...(data !== undefined && data.total > 0 && { count: number(data.total) })}
        back={<BackToList resource="customers" />}
      />
      {!allowed && <DeniedState titled />}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {allowed && error === null && data === undefined && (
        <RowsSkeleton rows={2} height={240} label={words.loading} />
      )}
      {error === null && data?.total === 0 && <EmptyState title={words.empty} subtitle={words.empty_text} />}
      {error === null && data !== undefined && data.total > 0 && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Box sx={quiet}>{words.intro}</Box>
          {data.data.map((group) => (
            <DuplicateGroup
              // Other versions are another choice.
              key={group.customers.map(({ id, version }) => `${id}.${version}`).join(' ')}
              group={group}
            />
          ))}
          <PageControls
            label={words.pages}
            page={page}
            perPage={PER_PAGE}
            total={data.total}
            onPage={setPage}
          />
        </Box>
      )}
    </PageBody>
  );
}
