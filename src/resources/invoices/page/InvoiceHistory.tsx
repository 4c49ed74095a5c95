import { useState } from 'react';
import Box from '@mui/material/Box';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { PageControls } from '../../../ui/paging/PageControls.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { BILLING_WORDS } from '../billing-words.ts';
import { useInvoices } from '../useBilling.ts';
import { InvoiceRow } from './InvoiceRow.tsx';

const PER_PAGE = 10;

/** All invoices of the store, newest first. */
export function InvoiceHistory() {
  const { invoices: words } = useDictionary(BILLING_WORDS);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useInvoices({ page, perPage: PER_PAGE });
  return (
    <SectionCard title={words.all}>
      {data === undefined && error === null && <RowsSkeleton rows={3} height={64} />}
      {data === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <Box sx={quiet}>{words.none}</Box>}
      {data !== undefined && data.total > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', my: -1.5 }}>
          {data.invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </Box>
      )}
      {data !== undefined && data.total > PER_PAGE && (
        <PageControls label={words.all} page={page} perPage={PER_PAGE} total={data.total} onPage={setPage} />
      )}
    </SectionCard>
  );
}
