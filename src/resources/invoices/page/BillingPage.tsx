import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import Alert, { type AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListContextProvider, useDataProvider, useList } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import type {
  BillingInformation,
  CheckoutStatus,
  InvoiceAnswer,
} from '../../../../domain/plans/billing-types.ts';
import { BILLING_WORDS, type BillingWords } from '../../../../generated/words/billing.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { ExportButton } from '../../../list/ImportExport.tsx';
import { fill, useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { color, quiet } from '../../../theme/styles.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { useDates } from '../../../ui/figure/DateText.tsx';
import { Money } from '../../../ui/figure/Money.tsx';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { RetryNotice } from '../../../ui/notice/RetryNotice.tsx';
import { BackToSettings, PageBody, PageHeader } from '../../../ui/page/Page.tsx';
import { PageControls } from '../../../ui/paging/PageControls.tsx';
import { LineSkeleton, RowsSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';
import type { DetailsDialogProps } from '../details/DetailsForm.tsx';
import { DetailsFacts, InvoiceState, PayButton } from '../InvoiceFacts.tsx';
import type { DowngradeDialogProps } from '../plans/DowngradeDialog.tsx';
import {
  isRecorded,
  reportedPayment,
  useBillingInformation,
  useBillingRefresh,
  useInvoices,
  useMayPay,
  useSubscription,
  useUsage,
  type ReportedPayment,
} from '../useBilling.ts';
import { PlanAndUsage } from './PlanAndUsage.tsx';

/** `/config/billing`: what the store has, what it owes, what is on its invoices, and all of them (BIL-01). */
export default function BillingPage() {
  const { title } = useWords(BILLING_WORDS);
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

const PENDING = 1;
const OVERDUE = 3;
const MOST = { page: 1, perPage: 10 } as const;

/** What the store owes, the overdue first, each with its button; absent when nothing waits (BIL-01). */
function PendingInvoices() {
  const { invoices: words } = useWords(BILLING_WORDS);
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

const PER_PAGE = 10;
const NEWEST = { field: 'created_at', order: 'DESC' } as const;

/** All invoices of the store, newest first. */
function InvoiceHistory() {
  const { invoices: words } = useWords(BILLING_WORDS);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useInvoices({ page, perPage: PER_PAGE });
  const allowed = useAllowed('invoices');
  const list = useList({ data: data?.invoices, sort: NEWEST });
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
      {data !== undefined && data.total > 0 && allowed('export') && (
        // The file has all of them, not the page on screen.
        <ListContextProvider
          value={{
            ...list,
            resource: 'invoices',
            data: data.invoices,
            total: data.total,
            error: null,
            isPending: false,
          }}
        >
          <Box>
            <ExportButton />
          </Box>
        </ListContextProvider>
      )}
    </SectionCard>
  );
}

const { Part: DetailsDialog, preloading } = lazyPopup<DetailsDialogProps>(
  () => import('../details/DetailsForm.tsx'),
);

/** To whom the invoices are made out. */
function DetailsCard() {
  const { details } = useWords(BILLING_WORDS);
  const { data, error, refetch } = useBillingInformation();
  return (
    <SectionCard title={details.title}>
      {data === undefined && error === null && <RowsSkeleton rows={2} height={24} />}
      {data === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === null && <Box sx={quiet}>{details.none}</Box>}
      {data && <DetailsFacts details={data} />}
      {data !== undefined && <EditDetails stored={data} />}
    </SectionCard>
  );
}

function EditDetails({ stored }: { stored: BillingInformation | null }) {
  const { details } = useWords(BILLING_WORDS);
  const mayPay = useMayPay();
  const [open, setOpen] = useState(false);
  if (!mayPay) return null;
  return (
    <Box>
      <Button variant="outlined" aria-haspopup="dialog" {...preloading} onClick={() => setOpen(true)}>
        {stored === null ? details.add : details.edit}
      </Button>
      {open && <DetailsDialog stored={stored} onClose={() => setOpen(false)} />}
    </Box>
  );
}

interface InvoiceRowProps {
  invoice: InvoiceAnswer;
  /** Beside the link to the invoice. */
  action?: ReactNode;
}

/** An invoice in a list: what for, how much, until when, its state, and the way to it. */
function InvoiceRow({ invoice, action }: InvoiceRowProps) {
  const { invoices: words } = useWords(BILLING_WORDS);
  const dates = useDates();
  const { number, amount, currency, created_at, due_date, payable, paid_at, confirming, reviewing } = invoice;
  const [line] = invoice.invoice_details;
  const when =
    paid_at !== null
      ? fill(words.paid_at, { day: dates.relative(paid_at) })
      : payable
        ? fill(words.due, { day: dates.relative(due_date) })
        : fill(words.issued, { day: dates.relative(created_at) });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        '& + &': { borderTop: `1px solid ${color('line')}` },
      }}
    >
      <Box sx={{ flex: '1 1 9rem', minWidth: 0 }}>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{line?.description ?? number}</Box>
        <Box sx={quiet}>
          {number} · {when}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5, ml: 'auto' }}>
        <Box sx={{ fontWeight: 700 }}>
          <Money amount={amount} currency={currency} />
        </Box>
        <Suspense fallback={<LineSkeleton />}>
          {confirming ? <Box sx={quiet}>{words.confirming}</Box> : <InvoiceState invoice={invoice} />}
        </Suspense>
      </Box>
      {reviewing && (
        <Alert severity="info" sx={{ flexBasis: '100%', order: 1 }}>
          {words.reviewing}
        </Alert>
      )}
      <Box
        sx={{ flexBasis: { xs: '100%', sm: 'auto' }, display: 'flex', gap: 1, justifyContent: 'flex-end' }}
      >
        <Button
          component={Link}
          to={pathOf('invoices', 'show', invoice.id)}
          aria-label={fill(words.view_named, { number })}
        >
          {words.view}
        </Button>
        {action}
      </Box>
    </Box>
  );
}

/** What the provider's page said, and then what the server knows of the payment. Absent on any other visit. */
function PaymentNotice() {
  const payment = reportedPayment(useLocation().state);
  return payment === undefined ? null : <Notice payment={payment} />;
}

const EVERY = 3000;
/** Answers until a payment that is not confirmed is left to the mail: two minutes. */
const MOST_ANSWERS = 40;

function Notice({ payment }: { payment: ReportedPayment }) {
  const { returns } = useWords(BILLING_WORDS);
  const dataProvider = useDataProvider<AppDataProvider>();
  const refresh = useBillingRefresh();
  const { status, reference } = payment;
  const { data } = useQuery({
    queryKey: ['checkout', reference],
    queryFn: async ({ signal }) =>
      (await dataProvider.loadBillingCalls()).checkoutStatus(reference ?? '', signal),
    enabled: reference !== null && isRecorded(status),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isOpen(state.data) && state.dataUpdateCount < MOST_ANSWERS ? EVERY : false,
  });
  const settled = data !== undefined && !isOpen(data);
  const readAgain = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (settled) readAgain();
  }, [settled]);
  const [word, severity] = meaningOf(payment, data);
  return <Alert severity={severity}>{returns.messages[word]}</Alert>;
}

function isOpen(known: CheckoutStatus | undefined): boolean {
  return known === undefined || known.status === 'waiting' || known.status === 'pending';
}

type Meaning = readonly [keyof BillingWords['returns']['messages'], AlertProps['severity']];

/** What the server knows comes first. Until then it is the provider's word, and said as such. */
function meaningOf({ status }: ReportedPayment, known: CheckoutStatus | undefined): Meaning {
  if (known?.status === 'approved') return ['confirmed', 'success'];
  if (known?.status === 'declined') return ['rejected', 'warning'];
  if (known?.status === 'review') return ['review', 'warning'];
  if (status === 'approved') return ['approved', 'success'];
  if (status === 'null') return ['null', 'error'];
  return [status, 'warning'];
}

const { Part: DowngradeDialog } = lazyPopup<DowngradeDialogProps>(
  () => import('../plans/DowngradeDialog.tsx'),
);

/**
 * More lines are on than the plan includes: one chooses which stay (BIL-09). The question opens by itself, except while
 * the plan is blocked: who comes to pay gets all lines back.
 */
function DowngradeNotice() {
  const { downgrade: words } = useWords(BILLING_WORDS);
  const allowed = useAllowed('user-stores')('edit');
  const { data } = useUsage();
  const state = useSubscription().data?.state;
  const [picked, setOpen] = useState<boolean>();
  if (data === undefined || data.whatsapp_lines <= data.included_lines || !allowed) return null;
  const open = picked ?? (state !== undefined && state !== 'blocked');
  const { whatsapp_lines: used, included_lines: most } = data;
  return (
    <>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words.choose}
          </Button>
        }
      >
        {fill(words.notice, { used, most })}
      </Alert>
      {open && <DowngradeDialog most={most} onClose={() => setOpen(false)} />}
    </>
  );
}

/** More products are published than the plan includes: until a day one chooses which stay (PRD-09). */
function ProductsNotice() {
  const { downgrade: words } = useWords(BILLING_WORDS);
  const dates = useDates();
  const { data } = useUsage();
  if (data === undefined) return null;
  const { published_products: used, max_products: most, choice_until: until } = data;
  if (until === null || used <= most) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" component={Link} to={pathOf('products', 'list')}>
          {words.see_products}
        </Button>
      }
    >
      {fill(words.products, { used, most, day: dates.relative(until) })}
    </Alert>
  );
}
