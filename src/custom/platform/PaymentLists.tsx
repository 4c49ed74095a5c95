import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataTable, List } from 'react-admin';
import { isPlatformProvider } from '../../../domain/plans/billing-types.ts';
import type { PlatformPayment } from '../../../domain/staff/platform-answers.ts';
import { BILLING_WORDS } from '../../../generated/words/billing.ts';
import { PLATFORM_WORDS } from '../../../generated/words/platform.ts';
import { PLATFORM, TO_REVIEW } from '../../dataProvider/platform-calls.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { quiet } from '../../theme/styles.ts';
import { useDates } from '../../ui/figure/DateText.tsx';
import { EmptyState } from '../../ui/state/PageStates.tsx';
import { InvoiceRows } from './InvoiceList.tsx';
import { CardLines, LIST, Rows } from './PlatformFrame.tsx';
import { ReviewButton } from './ReviewDialogs.tsx';

/** Money at which a person must look: of invoices, and of payments that name none. */
export function PaymentLists() {
  const { review: words, invoices } = useWords(PLATFORM_WORDS);
  return (
    <>
      <Part title={words.of_invoices} intro={words.of_invoices_intro}>
        <List
          {...LIST}
          resource={PLATFORM.invoices}
          filter={{ state: TO_REVIEW }}
          disableSyncWithLocation
          storeKey={false}
          actions={false}
          empty={<EmptyState title={words.nothing} image={false} />}
        >
          <InvoiceRows label={invoices.label} empty={null} />
        </List>
      </Part>
      <Part title={words.nobodys} intro={words.nobodys_intro}>
        <List<PlatformPayment>
          {...LIST}
          resource={PLATFORM.payments}
          disableSyncWithLocation
          storeKey={false}
          actions={false}
          pagination={false}
          empty={<EmptyState title={words.nothing} image={false} />}
        >
          <PaymentRows />
        </List>
      </Part>
    </>
  );
}

function Part({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <Box sx={{ mb: 3 }}>
      <Typography component="h2" variant="h3">
        {title}
      </Typography>
      <Box sx={{ ...quiet, mb: 1 }}>{intro}</Box>
      {children}
    </Box>
  );
}

function PaymentRows() {
  const { review: words, invoices } = useWords(PLATFORM_WORDS);
  const { pay } = useWords(BILLING_WORDS);
  const dates = useDates();
  const nameOf = ({ provider, attempt_id }: PlatformPayment): string => {
    const name = isPlatformProvider(provider) ? pay.providers[provider].name : provider;
    return fill(words.payment, { provider: name, id: attempt_id });
  };
  const button = (payment: PlatformPayment) => (
    <ReviewButton money={{ of: `/payments/${payment.id}`, what: nameOf(payment), review: payment.review }} />
  );
  const toCard = (payment: PlatformPayment) => (
    <CardLines
      name={nameOf(payment)}
      marks={button(payment)}
      facts={[invoices.reviews[payment.review], dates.exact(payment.created_at)].join(' · ')}
    />
  );
  return (
    <Rows<PlatformPayment> label={words.nobodys} empty={null} toCard={toCard}>
      <DataTable.Col<PlatformPayment>
        source="attempt_id"
        label={words.columns.payment}
        disableSort
        render={nameOf}
        sx={{ overflowWrap: 'anywhere' }}
      />
      <DataTable.Col<PlatformPayment>
        source="review"
        label={words.columns.reason}
        disableSort
        render={({ review }) => invoices.reviews[review]}
      />
      <DataTable.Col<PlatformPayment>
        source="created_at"
        label={words.columns.at}
        disableSort
        render={({ created_at }) => dates.exact(created_at)}
      />
      <DataTable.Col<PlatformPayment> label={words.columns.act} render={button} />
    </Rows>
  );
}
