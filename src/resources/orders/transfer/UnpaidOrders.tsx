import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { amountDue } from '../../../../domain/orders/refunds.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_SHOW_WORDS } from '../../../../generated/words/orders-show.ts';
import { ORDERS_TRANSFER_WORDS } from '../../../../generated/words/orders-transfer.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { useRecords } from '../../../schema/record-hooks.ts';
import { color, oneLine, panel, quiet } from '../../../theme/styles.ts';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { CurrencyContext, useMoney, useNumber } from '../../../ui/figure/Money.tsx';
import { LabelledInput } from '../../../ui/input/LabelledInput.tsx';
import { useDebounced } from '../../../ui/search/useDebounced.ts';
import { EmptyState, ErrorState, RowsSkeleton } from '../../../ui/state/PageStates.tsx';

/** As many unpaid orders are read at once: the newest, or those that a search finds. */
const MOST = 100;
/** Milliseconds from the last key to the search. */
const PAUSE = 300;

interface UnpaidOrdersProps {
  /** What has arrived; null while it is not known. */
  amount: number | null;
  onChoose(order: Order): void;
}

/** Unpaid orders, the newest first. */
function useUnpaid(filter: { search?: string; 'owed.between'?: (number | null)[] }, enabled: boolean) {
  return useRecords(
    'orders',
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'created_at', order: 'DESC' },
      filter: { 'to_collect.in': [1], ...filter },
    },
    { placeholderData: keepPreviousData, enabled },
  );
}

/** The orders that an amount may pay: those that owe just as much, then those that owe more. */
export function UnpaidOrders({ amount, onChoose }: UnpaidOrdersProps) {
  const words = useWords(ORDERS_TRANSFER_WORDS);
  const money = useMoney();
  const number = useNumber();
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim(), PAUSE);
  const searched = settled === '' ? {} : { search: settled };
  const newest = useUnpaid(searched, true);
  const known = useDebounced(amount, PAUSE);
  // Orders that owe just as much are found among all, however old they are.
  const exact = useUnpaid({ ...searched, 'owed.between': [known, known] }, known !== null);
  const { total = 0 } = newest;
  const error = newest.error ?? exact.error;
  const retry = (): void => {
    for (const read of [newest, exact]) if (read.error !== null) void read.refetch();
  };
  const same = [
    ...new Map([...(exact.data ?? []), ...(newest.data ?? [])].map((order) => [order.id, order])).values(),
  ].filter((order) => amountDue(order) === amount);
  const others = (newest.data ?? []).filter((order) => amountDue(order) > (amount ?? 0));
  const found = same.length + others.length > 0;
  const reads = newest.data === undefined || known !== amount || exact.isLoading;
  if (!found && !reads && error === null && search === '' && amount === null)
    return <EmptyState title={words.none} subtitle={words.none_text} />;
  if (newest.data === undefined && error === null) return <RowsSkeleton rows={4} height={64} />;
  return (
    <>
      <LabelledInput
        label={words.search}
        type="search"
        value={search}
        error={undefined}
        inputProps={{ maxLength: 100, enterKeyHint: 'search' }}
        onChange={setSearch}
      />
      {error !== null && <ErrorState error={error} onRetry={retry} />}
      {!found && !reads && error === null && (
        <EmptyState title={words.none_found} subtitle={words.none_found_text} />
      )}
      <Group title={fill(words.same, { amount: money(amount ?? 0) })} orders={same} onChoose={onChoose} />
      <Group
        title={amount === null ? words.all : words.other}
        {...(amount !== null && { note: words.part_of })}
        orders={others}
        onChoose={onChoose}
      />
      {total > MOST && (
        <Box sx={quiet}>{fill(words.more, { shown: number(MOST), total: number(total) })}</Box>
      )}
    </>
  );
}

interface GroupProps {
  title: string;
  note?: string;
  orders: readonly Order[];
  onChoose(order: Order): void;
}

function Group({ title, note, orders, onChoose }: GroupProps) {
  if (orders.length === 0) return null;
  return (
    <Box component="section" aria-label={title}>
      <Box component="h2" sx={{ m: 0, mb: 0.5, fontSize: 'var(--text-16)', fontWeight: 600 }}>
        {title}
      </Box>
      {note !== undefined && <Box sx={{ ...quiet, mb: 1 }}>{note}</Box>}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
      >
        {orders.map((order) => (
          <li key={order.id}>
            <CurrencyContext value={order.currency}>
              <Row order={order} onChoose={onChoose} />
            </CurrencyContext>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Row({ order, onChoose }: { order: Order; onChoose(order: Order): void }) {
  const words = useWords(ORDERS_TRANSFER_WORDS);
  const { nobody } = useWords(ORDERS_SHOW_WORDS);
  const money = useMoney();
  const name = [order.customer?.first_name, order.customer?.last_name].filter(Boolean).join(' ') || nobody;
  return (
    <ButtonBase
      aria-haspopup="dialog"
      onClick={() => onChoose(order)}
      sx={{
        ...panel,
        font: 'inherit',
        width: '100%',
        minHeight: 64,
        px: 2,
        py: 1,
        gap: 1.5,
        justifyContent: 'space-between',
        textAlign: 'left',
        '&:hover': { backgroundColor: color('sunken') },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ ...oneLine, fontWeight: 500 }}>
          #{order.sequence} {name}
        </Box>
        <Box sx={quiet}>
          <DateText at={order.date} />
        </Box>
      </Box>
      <Box sx={{ flex: 'none', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
        {fill(words.owes, { amount: money(amountDue(order)) })}
      </Box>
    </ButtonBase>
  );
}
