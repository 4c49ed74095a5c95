import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { DAY_CLOSE_WORDS, type DayCloseWords } from '../../../generated/words/day-close.ts';
import { ORDERS_PAY_WORDS } from '../../../generated/words/orders-pay.ts';
import { ORDERS_TIMELINE_WORDS } from '../../../generated/words/orders-timeline.ts';
import { useStore } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../i18n/words.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { color } from '../../theme/styles.ts';
import { WhatsAppButton } from '../../ui/contact/WhatsAppButton.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useDates } from '../../ui/figure/DateText.tsx';
import { useMoney } from '../../ui/figure/Money.tsx';
import { copyText } from '../../ui/input/copy-text.ts';
import { RowsSkeleton, ErrorState } from '../../ui/state/PageStates.tsx';

export interface DayCloseDialogProps {
  /** `YYYY-MM-DD` of the store. */
  day: string;
  onClose(): void;
}

/** The close of a day as one text: what was sold, what came by each way, what is owed, to dispatch, and run out. */
export default function DayCloseDialog({ day, onClose }: DayCloseDialogProps) {
  const words = useWords(DAY_CLOSE_WORDS);
  const { lines, error, refetch } = useCloseLines(day, words);
  const [copied, setCopied] = useState<'copied' | 'copy_failed'>();
  const text = lines?.join('\n') ?? '';
  const link = `https://wa.me/?text=${encodeURIComponent(text.replaceAll('\u00a0', ' '))}`;
  return (
    <Dialog
      width="narrow"
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          <Button
            variant="outlined"
            disabled={lines === undefined}
            onClick={() => void copyText(text).then((done) => setCopied(done ? 'copied' : 'copy_failed'))}
          >
            {words.copy}
          </Button>
          {lines !== undefined && (
            <WhatsAppButton href={link} label={words.send} description={words.send_by} />
          )}
        </>
      }
    >
      {error !== null && <ErrorState error={error} onRetry={refetch} />}
      {lines === undefined && error === null && <RowsSkeleton rows={6} height={24} />}
      {lines !== undefined && (
        <Box
          sx={{
            p: 2,
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            borderRadius: 'var(--radius)',
            backgroundColor: color('sunken'),
          }}
        >
          {text}
        </Box>
      )}
      <Box component="output" sx={{ '&:empty': { display: 'none' } }}>
        {copied !== undefined && words[copied]}
      </Box>
    </Dialog>
  );
}

/** The lines of the close; undefined until all of its figures are there. */
function useCloseLines(day: string, words: DayCloseWords) {
  const { ways } = useWords(ORDERS_PAY_WORDS);
  const { providers } = useWords(ORDERS_TIMELINE_WORDS);
  const locale = useIntlLocale();
  const money = useMoney();
  const { date } = useDates();
  const store = useStore()?.name ?? '';
  const provider = useDataProvider<AppDataProvider>();
  const products = useAllowed('products')('list');
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'close', day, products],
    queryFn: async ({ signal }) => {
      const calls = await provider.loadFigureCalls();
      const stock = async () => (await provider.loadInventoryCalls()).inventorySummary(signal);
      const [sold, till, counters, shelves] = await Promise.all([
        calls.dailyMetrics(day, signal),
        calls.orderMoney({ from: day, to: day }, signal),
        calls.orderCounters(signal),
        products ? stock() : null,
      ]);
      return { sold, till, work: counters.work, out: shelves?.out ?? 0 };
    },
  });
  const count = (sentence: string, quantity: number, amount = 0) =>
    fillCount(sentence, quantity, locale, { amount: money(amount) });
  const lines = data && [
    fill(words.head, { store, day: date(day) }),
    count(words.sold, data.sold.orders, data.sold.sales),
    fill(words.received, { amount: money(data.till.received) }),
    ...data.till.ways.map(({ way, provider: by, amount }) =>
      fill(words.way, { way: by === null ? ways[way] : providers[by], amount: money(amount) }),
    ),
    ...(data.till.returned === 0 ? [] : [fill(words.returned, { amount: money(data.till.returned) })]),
    count(words.owed, data.till.owed_orders, data.till.owed),
    count(words.dispatch, data.work.to_dispatch),
    ...(products ? [count(words.out, data.out)] : []),
  ];
  return { lines, error, refetch: () => void refetch() };
}
