import Box from '@mui/material/Box';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { RetryNotice } from '../../../ui/notice/RetryNotice.tsx';
import { BILLING_WORDS } from '../billing-words.ts';
import { PayButton } from '../pay/PayButton.tsx';
import { useInvoices } from '../useBilling.ts';
import { InvoiceRow } from './InvoiceRow.tsx';

const PENDING = 1;
const OVERDUE = 3;
const MOST = { page: 1, perPage: 10 } as const;

/** What the store owes, the overdue first, each with its button; absent when nothing waits (BIL-01). */
export function PendingInvoices() {
  const { invoices: words } = useDictionary(BILLING_WORDS);
  const overdue = useInvoices({ ...MOST, status: OVERDUE });
  const pending = useInvoices({ ...MOST, status: PENDING });
  if (overdue.error !== null || pending.error !== null) {
    const retry = () => void Promise.all([overdue.refetch(), pending.refetch()]);
    return <RetryNotice text={words.pending_failed} onRetry={retry} />;
  }
  const waiting = [...(overdue.data?.invoices ?? []), ...(pending.data?.invoices ?? [])];
  if (waiting.length === 0) return null;
  return (
    <SectionCard title={words.pending}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', my: -1.5 }}>
        {waiting.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} action={<PayButton invoice={invoice} />} />
        ))}
      </Box>
    </SectionCard>
  );
}
