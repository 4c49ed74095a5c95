import { use } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { INVOICE_STATUS } from '../../../domain/plans/subscription/invoice-status.ts';
import { fill } from '../../i18n/fill.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { inLocale } from '../../i18n/words.ts';
import { InvoiceState } from '../../resources/invoices/InvoiceState.tsx';
import { loadList } from '../../schema/load-list.ts';
import { StatusChip } from '../../ui/chip/StatusChip.tsx';
import { useDates } from '../../ui/figure/useDates.ts';
import { useMoney } from '../../ui/figure/useMoney.ts';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { ByHandButton } from './ByHandButton.tsx';
import { OverviewRows } from './OverviewRows.tsx';
import { OverviewState } from './OverviewState.tsx';
import { NobodysPayments } from './NobodysPayments.tsx';
import { PLATFORM_WORDS } from './platform-words.ts';
import { ReviewButton } from './ReviewButton.tsx';
import { TO_REVIEW, type useOverview } from './useOverview.ts';

const VOIDED = String(INVOICE_STATUS.voided);

/** What all stores were asked to pay, the newest first. */
export function InvoiceOverview({ overview }: { overview: ReturnType<typeof useOverview> }) {
  const { invoices: words, by_hand: byHand } = useDictionary(PLATFORM_WORDS);
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
  const rows = (data?.rows ?? []).map((invoice) => {
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
