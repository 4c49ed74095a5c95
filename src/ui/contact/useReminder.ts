import type { Debtor } from '../../../domain/orders/money-answers.ts';
import { whatsAppLink } from '../../../domain/phones/phone.ts';
import { ORDERS_DEBTS_WORDS } from '../../../generated/words/orders-debts.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { fillCount, useIntlLocale, useWords } from '../../i18n/words.ts';
import { useDates } from '../figure/DateText.tsx';
import { useMoney } from '../figure/Money.tsx';

/** The numbers of orders, as people say them: '#12, #15'. */
export function orderNumbers(orders: readonly number[]): string {
  return orders.map((number) => `#${number}`).join(', ');
}

/** A chat that reminds a buyer of what they owe. Undefined without a number that a chat can open. */
export function useReminder(): (debtor: Debtor) => string | undefined {
  const words = useWords(ORDERS_DEBTS_WORDS);
  const locale = useIntlLocale();
  const money = useMoney();
  const { day } = useDates();
  const store = useStore()?.name ?? '';
  return ({ name, phone_number, owed, orders, since }) =>
    whatsAppLink(
      phone_number,
      fillCount(words.message, orders.length, locale, {
        name: name?.split(' ')[0] ?? '',
        store,
        amount: money(owed),
        numbers: orderNumbers(orders),
        day: day(since),
      }),
    );
}
