import { useState, type FormEvent } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useDataProvider, useNotify } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { InventoryRow, StockMovementRow } from '../../../domain/stock/inventory-answers.ts';
import { ADJUSTMENT_REASONS, LONGEST_NOTE, type AdjustmentReason } from '../../../domain/stock/movements.ts';
import { INVENTORY_WORDS } from '../../../generated/words/inventory.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { pathOf } from '../../schema/paths.ts';
import { color, quiet } from '../../theme/styles.ts';
import { SectionTitle } from '../../ui/card/SectionCard.tsx';
import { SideSheet } from '../../ui/dialog/BottomSheet.tsx';
import { DateText } from '../../ui/figure/DateText.tsx';
import { Figures, useNumber } from '../../ui/figure/Money.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { RowsSkeleton, ErrorState } from '../../ui/state/PageStates.tsx';
import {
  INVENTORY_KEY,
  readUnits,
  shelfName,
  useInventoryAccess,
  type ShelfWrites,
} from './inventory-api.ts';

export interface LedgerSheetProps {
  shelf: InventoryRow;
  /** The store's own threshold of low stock. */
  lowStock: number;
  writes: ShelfWrites;
  onClose(): void;
}

/** What changed the units of a shelf, the latest first: how many, why, who, when, which order. */
export default function LedgerSheet({ shelf, lowStock, writes, onClose }: LedgerSheetProps) {
  const words = useWords(INVENTORY_WORDS);
  const number = useNumber();
  const { stock } = useInventoryAccess();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [INVENTORY_KEY, 'movements', shelf.id],
    queryFn: async ({ pageParam, signal }) =>
      (await dataProvider.loadInventoryCalls()).listMovements(shelf.id, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages, at) =>
      pages.flatMap((page) => page.data).length < total ? at + 1 : undefined,
  });
  const movements = data?.pages.flatMap((page) => page.data);
  const units = shelf.quantity === null ? words.states.uncounted : number(shelf.quantity);
  return (
    <SideSheet
      title={words.ledger.title}
      subtitle={`${shelfName(shelf)} · ${fill(words.ledger.units_now, { count: units })}`}
      onClose={onClose}
    >
      {stock && shelf.quantity !== null && <AdjustForm shelf={shelf} writes={writes} />}
      {stock && (
        <ProductThreshold key={shelf.product.low_stock} shelf={shelf} usual={lowStock} writes={writes} />
      )}
      {movements === undefined && error === null && <RowsSkeleton rows={4} height={48} />}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {movements?.length === 0 && <Box sx={quiet}>{words.ledger.empty}</Box>}
      {movements !== undefined && movements.length > 0 && (
        <Box component="ol" aria-label={words.ledger.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {movements.map((movement) => (
            <MovementLine key={movement.id} movement={movement} />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Button fullWidth disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.ledger.more}
        </Button>
      )}
    </SideSheet>
  );
}

/** One row of the ledger: `−2 · Venta · Pedido #12 · Ana · hoy, 8:00 p. m. · quedan 5`. */
function MovementLine({ movement }: { movement: StockMovementRow }) {
  const { ledger, reasons } = useWords(INVENTORY_WORDS);
  const number = useNumber();
  const { delta, quantity_after, reason, note, user, at, order_id, order_number } = movement;
  const said: Readonly<Record<string, string>> = reasons;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, py: 1.25, borderBottom: `1px solid ${color('line')}`, minWidth: 0 }}
    >
      <Box
        sx={{
          width: 64,
          flex: 'none',
          fontWeight: 700,
          textAlign: 'right',
          color: color(delta < 0 ? 'danger' : 'success'),
        }}
      >
        <Figures>{`${delta < 0 ? '−' : '+'}${number(Math.abs(delta))}`}</Figures>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box>
          {said[reason] ?? reason}
          {order_id !== null && order_number !== null && (
            <>
              {' · '}
              <Link component={RouterLink} to={pathOf('orders', 'show', order_id)}>
                {fill(ledger.order, { number: order_number })}
              </Link>
            </>
          )}
        </Box>
        {note !== null && <Box>{note}</Box>}
        <Box sx={quiet}>
          {user !== null && fill(ledger.by, { user })}
          <DateText at={at} time /> · {fill(ledger.left, { count: number(quantity_after) })}
        </Box>
      </Box>
    </Box>
  );
}

interface ProductThresholdProps {
  shelf: InventoryRow;
  /** The threshold of the store. */
  usual: number;
  writes: ShelfWrites;
}

/** At or below which quantity this product is low; empty is the store's limit. */
function ProductThreshold({ shelf, usual, writes }: ProductThresholdProps) {
  const { own_threshold: words, cell } = useWords(INVENTORY_WORDS);
  const number = useNumber();
  const notify = useNotify();
  const stored = String(shelf.product.low_stock ?? '');
  const [typed, setTyped] = useState(stored);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const units = readUnits(typed);
    if (units === undefined) return setProblem(cell.whole);
    setBusy(true);
    const refusal = await writes.setProductLowStock(shelf, units);
    setBusy(false);
    setProblem(refusal);
    if (refusal === undefined) notify(words.saved, { type: 'success' });
  }
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ mb: 3 }}>
      <LabelledInput
        label={words.label}
        help={fill(words.help, { units: number(usual) })}
        value={typed}
        onChange={setTyped}
        error={problem}
        autoComplete="off"
        inputProps={{ inputMode: 'numeric' }}
        endAdornment={
          <Button type="submit" loading={busy} disabled={typed.trim() === stored}>
            {words.save}
          </Button>
        }
      />
    </Box>
  );
}

interface AdjustFormProps {
  shelf: InventoryRow;
  writes: ShelfWrites;
}

/** Units that come in or go out, with the reason. Added to what is there, whatever was sold meanwhile. */
function AdjustForm({ shelf, writes }: AdjustFormProps) {
  const words = useWords(INVENTORY_WORDS);
  const { adjust } = words;
  const notify = useNotify();
  const [sign, setSign] = useState<1 | -1>(1);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState<AdjustmentReason>('purchase');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<{ amount?: string; whole?: string }>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const units = readUnits(amount);
    if (units === undefined || units === null || units === 0) {
      setProblem({ amount: adjust.amount_wrong });
      return;
    }
    setProblem({});
    setBusy(true);
    const refusal = await writes.adjust(shelf, {
      delta: sign * units,
      reason,
      ...(note.trim() !== '' && { note }),
    });
    setBusy(false);
    if (refusal !== undefined) {
      setProblem({ whole: refusal });
      return;
    }
    setAmount('');
    setNote('');
    notify(adjust.done, { type: 'success' });
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 1.5, mb: 3 }}
    >
      <SectionTitle>{adjust.title}</SectionTitle>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, alignItems: 'start' }}>
        <NativeSelect
          label={adjust.direction}
          value={sign}
          options={[
            { value: 1, label: adjust.in },
            { value: -1, label: adjust.out },
          ]}
          onChange={(value) => {
            const next = value === '1' ? 1 : -1;
            setSign(next);
            setReason(next === 1 ? 'purchase' : 'damage');
          }}
        />
        <LabelledInput
          label={adjust.amount}
          value={amount}
          onChange={setAmount}
          error={problem.amount}
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
        />
      </Box>
      <NativeSelect
        label={adjust.reason}
        value={reason}
        options={ADJUSTMENT_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
        onChange={(value) => setReason(ADJUSTMENT_REASONS.find((one) => one === value) ?? 'other')}
      />
      <LabelledInput
        label={adjust.note}
        value={note}
        onChange={setNote}
        error={undefined}
        autoComplete="off"
        inputProps={{ maxLength: LONGEST_NOTE }}
      />
      {problem.whole !== undefined && (
        <FormHelperText error role="alert">
          {problem.whole}
        </FormHelperText>
      )}
      <Button type="submit" variant="outlined" loading={busy}>
        {adjust.submit}
      </Button>
    </Box>
  );
}
