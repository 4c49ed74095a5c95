import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import { ORDERS_DEBTS_WORDS } from '../../../generated/words/orders-debts.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../i18n/words.ts';
import { color, quiet } from '../../theme/styles.ts';
import { orderNumbers, useReminder } from '../../ui/contact/useReminder.ts';
import { WhatsAppButton } from '../../ui/contact/WhatsAppButton.tsx';
import { useDates } from '../../ui/figure/DateText.tsx';
import { useMoney } from '../../ui/figure/Money.tsx';

export interface CustomerDebtProps {
  customerId: number;
}

/** What a client owes and since when, with the chat that reminds them. Absent where they owe nothing. */
export default function CustomerDebt({ customerId }: CustomerDebtProps) {
  const words = useWords(ORDERS_DEBTS_WORDS);
  const locale = useIntlLocale();
  const money = useMoney();
  const { relative } = useDates();
  const provider = useDataProvider<AppDataProvider>();
  const reminderOf = useReminder();
  const { data } = useQuery({
    queryKey: ['orders', 'debtors', customerId],
    queryFn: async ({ signal }) => (await provider.loadFigureCalls()).debtors(customerId, signal),
  });
  const debt = data?.[0];
  if (debt === undefined) return null;
  const chat = reminderOf(debt);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500, color: color('warning') }}>
          {fill(words.owes, { amount: money(debt.owed) })} {fill(words.since, { day: relative(debt.since) })}
        </Box>
        <Box sx={quiet}>
          {fillCount(words.orders, debt.orders.length, locale, { numbers: orderNumbers(debt.orders) })}
        </Box>
      </Box>
      {chat !== undefined && (
        <WhatsAppButton
          href={chat}
          label={words.remind}
          description={fill(words.remind_of, { name: debt.name ?? words.nobody })}
        />
      )}
    </Box>
  );
}
