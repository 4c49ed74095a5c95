import { use, useState } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { isPlatformProvider } from '../../../domain/plans/billing-types.ts';
import { INVOICE_STATUS } from '../../../domain/plans/subscription.ts';
import {
  type ConfirmedByHand,
  type PaymentReview,
  type PlatformInvoice,
  type PlatformPayment,
  REVIEW_NOTE,
  type Reviewed,
} from '../../../domain/staff/platform-answers.ts';
import { BILLING_WORDS } from '../../../generated/words/billing.ts';
import { PLATFORM_WORDS } from '../../../generated/words/platform.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, inLocale, useAppLocale, useWords } from '../../i18n/words.ts';
import { InvoiceState } from '../../resources/invoices/InvoiceFacts.tsx';
import { loadList } from '../../schema/descriptors.ts';
import { color, quiet } from '../../theme/styles.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { StatusChip } from '../../ui/chip/StatusChip.tsx';
import { DateText, useDates } from '../../ui/figure/DateText.tsx';
import { useMoney } from '../../ui/figure/Money.tsx';
import { ControlledInput } from '../../ui/input/LabelledInput.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { RetryNotice } from '../../ui/notice/RetryNotice.tsx';
import { OverviewRows, OverviewState } from './OverviewRows.tsx';
import { TO_REVIEW, useNobodysPayments, type useOverview } from './useOverview.ts';

const VOIDED = String(INVOICE_STATUS.voided);

/** What all stores were asked to pay, the newest first. */
export function InvoiceOverview({ overview }: { overview: ReturnType<typeof useOverview> }) {
  const { invoices: words, by_hand: byHand } = useWords(PLATFORM_WORDS);
  const locale = useAppLocale();
  const dates = useDates();
  const money = useMoney();
  const { fields } = use(loadList('invoices'));
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['platform', 'invoices', overview.query],
    queryFn: async ({ signal }) => (await dataProvider.loadPlatformCalls()).invoices(overview.query, signal),
    placeholderData: keepPreviousData,
  });
  const { columns } = words;
  const states = fields['invoice_status_id']?.enum ?? [];
  const rows = (data?.data ?? []).map((invoice) => {
    const amount = money(invoice.amount, invoice.currency);
    const due = dates.date(invoice.due_date);
    const paid = invoice.paid_at === null ? null : dates.date(invoice.paid_at);
    const what = `${invoice.number} · ${invoice.store_name} · ${amount}`;
    const chip = (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        <InvoiceState invoice={invoice} />
        {invoice.review !== null && (
          <>
            <StatusChip label={words.reviews[invoice.review]} tone="danger" />
            <ReviewButton
              money={{
                of: `/stores/${invoice.store_id}/invoices/${invoice.id}`,
                what,
                review: invoice.review,
              }}
            />
          </>
        )}
        {invoice.payable && <ByHandButton invoice={invoice} what={what} />}
      </Box>
    );
    return {
      key: `${invoice.store_id} ${invoice.id}`,
      title: `${invoice.store_name} · ${amount}`,
      chip,
      facts: [
        invoice.number,
        fill(words.due, { day: due }),
        paid === null ? words.unpaid : fill(words.paid, { day: paid }),
      ].join(' · '),
      cells: [invoice.number, invoice.store_name, chip, amount, due, paid ?? words.unpaid],
    };
  });
  return (
    <>
      <Box sx={{ mb: 1.5, maxWidth: 240 }}>
        <NativeSelect
          label={words.state}
          value={overview.state}
          options={[
            { value: '', label: words.all },
            { value: TO_REVIEW, label: words.to_review },
            ...states.map(({ value, label }) => ({
              value: String(value),
              label: label === undefined ? String(value) : inLocale(label, locale),
            })),
          ]}
          onChange={overview.setState}
        />
      </Box>
      {overview.state === TO_REVIEW && <NobodysPayments />}
      {overview.state === VOIDED && <Box sx={{ ...quiet, mb: 1.5 }}>{byHand.voided}</Box>}
      <OverviewState
        of="invoices"
        overview={overview}
        total={data?.total}
        error={error}
        onRetry={() => void refetch()}
      >
        <OverviewRows
          label={words.label}
          columns={[columns.number, columns.store, columns.state, columns.amount, columns.due, columns.paid]}
          names={1}
          rows={rows}
        />
      </OverviewState>
    </>
  );
}

interface ByHandButtonProps {
  invoice: PlatformInvoice;
  /** As a person names it. */
  what: string;
}

/** Opens the question whether the money of an invoice came by hand. */
function ByHandButton({ invoice, what }: ByHandButtonProps) {
  const { by_hand: words } = useWords(PLATFORM_WORDS);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={fill(words.act_named, { what })}
        onClick={() => setOpen(true)}
      >
        {words.act}
      </Button>
      {open && <ByHandDialog invoice={invoice} what={what} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ByHandDialogProps {
  invoice: PlatformInvoice;
  /** As a person names it. */
  what: string;
  onClose(): void;
}

/** A person of the staff confirms that the money of an invoice came by hand, and says how and when. */
function ByHandDialog({ invoice, what, onClose }: ByHandDialogProps) {
  const { by_hand: words } = useWords(PLATFORM_WORDS);
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const form = useWriteForm<{ note: string }, ConfirmedByHand>({
    defaults: { note: '' },
    validate: ({ note }) => {
      const complaints: Record<string, string> = {};
      if (note.trim() === '') complaints['note'] = translate('validation.required');
      return complaints;
    },
    write: async ({ note }) => (await dataProvider.loadPlatformCalls()).confirmByHand(invoice, note),
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: ['platform'] });
      notify(fill(words.done, { what }), { type: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={words.title} submitLabel={words.confirm} form={form} onClose={onClose}>
      <Box sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{what}</Box>
      <Box sx={quiet}>{words.effect}</Box>
      <ControlledInput
        control={form.form.control}
        name="note"
        label={words.note}
        multiline
        minRows={2}
        maxRows={6}
        autoComplete="off"
        inputProps={{ maxLength: REVIEW_NOTE }}
      />
    </FormDialog>
  );
}

/** Payments that name no invoice: a person looks for them at the provider. Absent where there is none. */
function NobodysPayments() {
  const { review: words } = useWords(PLATFORM_WORDS);
  const { data, error, refetch } = useNobodysPayments();
  if (error !== null) return <RetryNotice text={words.nobodys_failed} onRetry={() => void refetch()} />;
  if (data === undefined || data.total === 0) return null;
  const { data: rows, total } = data;
  return (
    <Box sx={{ mb: 2 }}>
      <SectionCard title={words.nobodys} intro={words.nobodys_intro}>
        <Box component="ul" aria-label={words.nobodys} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </Box>
        {total > rows.length && (
          <Box sx={quiet}>{fill(words.more, { shown: String(rows.length), total: String(total) })}</Box>
        )}
      </SectionCard>
    </Box>
  );
}

function Payment({ payment }: { payment: PlatformPayment }) {
  const { review: words, invoices } = useWords(PLATFORM_WORDS);
  const { pay } = useWords(BILLING_WORDS);
  const { id, provider, attempt_id, review, created_at } = payment;
  const name = isPlatformProvider(provider) ? pay.providers[provider].name : provider;
  const what = fill(words.payment, { provider: name, id: attempt_id });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        py: 1,
        '& + &': { borderTop: `1px solid ${color('line')}` },
      }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{what}</Box>
        <Box sx={quiet}>
          {invoices.reviews[review]} · <DateText at={created_at} time />
        </Box>
      </Box>
      <ReviewButton money={{ of: `/payments/${id}`, what, review }} />
    </Box>
  );
}

/** Opens the question whether a person has looked. */
function ReviewButton({ money }: { money: ToReview }) {
  const { review: words } = useWords(PLATFORM_WORDS);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={fill(words.look_named, { what: money.what })}
        onClick={() => setOpen(true)}
      >
        {words.look}
      </Button>
      {open && <ReviewDialog money={money} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Money at which a person must look. */
interface ToReview {
  /** Path below `/platform`. */
  of: string;
  /** As a person names it. */
  what: string;
  review: PaymentReview;
}

interface ReviewDialogProps {
  money: ToReview;
  onClose(): void;
}

/** A person of the staff has looked at money, and may note what they found. */
function ReviewDialog({ money, onClose }: ReviewDialogProps) {
  const { review: words, invoices, by_hand: byHand } = useWords(PLATFORM_WORDS);
  const dataProvider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { of, what, review } = money;
  const form = useWriteForm<{ note: string }, Reviewed>({
    defaults: { note: '' },
    validate: () => ({}),
    write: async ({ note }) => (await dataProvider.loadPlatformCalls()).review(of, { review, note }),
    onSaved: async ({ review: left }) => {
      await queries.invalidateQueries({ queryKey: ['platform'] });
      if (left === null) notify(fill(words.done, { what }), { type: 'success' });
      else notify(fill(words.changed, { reason: invoices.reviews[left] }), { type: 'warning' });
      onClose();
    },
  });
  return (
    <FormDialog title={words.title} submitLabel={words.confirm} form={form} onClose={onClose}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{what}</Box>
        <Box>{invoices.reviews[review]}</Box>
      </Box>
      {review === 'voided' && <Box>{byHand.voided}</Box>}
      <Box sx={quiet}>{words.effect}</Box>
      <ControlledInput
        control={form.form.control}
        name="note"
        label={words.note}
        multiline
        minRows={2}
        maxRows={6}
        autoComplete="off"
        inputProps={{ maxLength: REVIEW_NOTE }}
      />
    </FormDialog>
  );
}
