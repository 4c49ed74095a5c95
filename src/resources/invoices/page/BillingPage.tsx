import Box from '@mui/material/Box';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { BackToSettings } from '../../../ui/page/BackToSettings.tsx';
import { PageBody } from '../../../ui/page/PageBody.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { BILLING_WORDS } from '../billing-words.ts';
import { DowngradeNotice } from '../downgrade/DowngradeNotice.tsx';
import { ProductsNotice } from '../downgrade/ProductsNotice.tsx';
import { PaymentNotice } from '../returns/PaymentNotice.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { InvoiceHistory } from './InvoiceHistory.tsx';
import { PendingInvoices } from './PendingInvoices.tsx';
import { PlanAndUsage } from './PlanAndUsage.tsx';

/** `/config/billing`: what the store has, what it owes, what is on its invoices, and all of them (BIL-01). */
export default function BillingPage() {
  const { title } = useDictionary(BILLING_WORDS);
  return (
    <PageBody>
      <PageHeader title={title} back={<BackToSettings />} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PaymentNotice />
        <DowngradeNotice />
        <ProductsNotice />
        <PendingInvoices />
        <Box sx={COLUMNS}>
          <PlanAndUsage />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <InvoiceHistory />
            <DetailsCard />
          </Box>
        </Box>
      </Box>
    </PageBody>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
} as const;
