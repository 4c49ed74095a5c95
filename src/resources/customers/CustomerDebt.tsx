import { Suspense } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { useDataProvider, useListContext } from 'ra-core';
import type { Debtor } from '../../../domain/orders/money-answers.ts';
import type { Customer } from '../../../generated/customers/types.ts';
import { ORDERS_DEBTS_WORDS } from '../../../generated/words/orders-debts.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../i18n/words.ts';
import { ContactButtons } from '../../kinds/fields/ContactButtons.tsx';
import { FieldDisplay } from '../../kinds/display/FieldDisplay.tsx';
import type { FieldProps } from '../../kinds/fields/field.ts';
import type { CardProps } from '../../manifest/manifest.ts';
import { useRecordRepresentation } from '../../schema/representation.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useListDescriptor } from '../../schema/useDescriptor.ts';
import { InPlaceOf } from '../../list/InPlaceOf.tsx';
import { aboveLink, CARD_ACTIONS } from '../../ui/card/CardLink.tsx';
import { color, PHONE, quiet } from '../../theme/styles.ts';
import { orderNumbers, useReminder } from '../../ui/contact/useReminder.ts';
import { WhatsAppButton } from '../../ui/contact/WhatsAppButton.tsx';
import { useDates } from '../../ui/figure/DateText.tsx';
import { useMoney } from '../../ui/figure/Money.tsx';

/** The most clients that one call asks about. */
const CHUNK = 100;

/** What one of these clients owes; undefined where they owe nothing, and for who may not read orders. */
function useDebt(customer: number, listed: readonly number[]): Debtor | undefined {
  const provider = useDataProvider<AppDataProvider>();
  const enabled = useAllowed('orders')('list');
  const from = Math.floor(listed.indexOf(customer) / CHUNK) * CHUNK;
  const ids = listed.slice(from, from + CHUNK);
  const { data } = useQuery({
    queryKey: ['orders', 'debtors', ids],
    queryFn: async ({ signal }) => (await provider.loadFigureCalls()).debtors(ids, signal),
    enabled,
    // More cards of an endless list: those that are there keep their line.
    placeholderData: keepPreviousData,
  });
  return data?.find(({ customer_id: id }) => id === customer);
}

export interface CustomerDebtProps {
  customerId: number;
}

/** What a client owes and since when, with the chat that reminds them. Absent where they owe nothing. */
export default function CustomerDebt({ customerId }: CustomerDebtProps) {
  const debt = useDebt(customerId, [customerId]);
  return debt && <DebtLine debt={debt} />;
}

function useListedDebt(record: Customer): Debtor | undefined {
  const { data } = useListContext<Customer>();
  return useDebt(record.id, data?.map(({ id }) => id) ?? [record.id]);
}

/** The same on the client's card in the list. */
export function DebtOnCard({ record }: CardProps<'customers'>) {
  const debt = useListedDebt(record);
  return (
    debt && (
      <Box className={CARD_ACTIONS} sx={aboveLink}>
        <DebtLine debt={debt} listed />
      </Box>
    )
  );
}

/** In the table, what a client has bought for, and what they owe. A card says it on a line of its own. */
export function TotalColumn({ field, value, record }: FieldProps<'customers', 'total'>) {
  const card = useMediaQuery(PHONE, { noSsr: true });
  return (
    <>
      <FieldDisplay field={field} value={value} record={record} />
      {!card && <DebtBelow record={record} />}
    </>
  );
}

/** The number, and what they owe where the column of their total is hidden. */
export function PhoneColumn({ field, value, record }: FieldProps<'customers', 'phone_number'>) {
  return (
    <>
      <FieldDisplay field={field} value={value} record={record} />
      <InPlaceOf source="total">
        <DebtBelow record={record} narrow />
      </InPlaceOf>
    </>
  );
}

/** @param narrow has one line for the amount alone: the page of the client says since when */
function DebtBelow({ record, narrow = false }: CardProps<'customers'> & { narrow?: boolean }) {
  const debt = useListedDebt(record);
  return (
    debt && (
      <Box sx={{ fontSize: 'var(--text-12)', lineHeight: 1.3, ...(narrow && { whiteSpace: 'nowrap' }) }}>
        <Owed debt={debt} alone={narrow} />
      </Box>
    )
  );
}

/** The chat at the end of a row: it reminds who owes. */
export function RowChat({ record }: CardProps<'customers'>) {
  const debt = useListedDebt(record);
  const field = useListDescriptor().fields['phone_number'];
  const represent = useRecordRepresentation();
  const chat = field && (
    <ContactButtons chatOnly field={field} value={record.phone_number} name={represent(record)} />
  );
  return debt === undefined ? (
    chat
  ) : (
    <Suspense fallback={chat}>
      <ReminderIcon debt={debt} />
    </Suspense>
  );
}

function ReminderIcon({ debt }: { debt: Debtor }) {
  const words = useWords(ORDERS_DEBTS_WORDS);
  const chat = useReminder()(debt);
  const label = fill(words.remind_of, { name: debt.name ?? words.nobody });
  if (chat === undefined) return null;
  return (
    <IconButton
      href={chat}
      target="_blank"
      rel="noopener noreferrer"
      title={label}
      aria-label={label}
      sx={{ color: color('whatsapp') }}
    >
      <WhatsAppIcon />
    </IconButton>
  );
}

/** 'Debe $ 57.000 desde el martes'. */
function Owed({ debt: { owed, since }, alone = false }: { debt: Debtor; alone?: boolean }) {
  const words = useWords(ORDERS_DEBTS_WORDS);
  const money = useMoney();
  const { relative } = useDates();
  return (
    <Box component="span" sx={{ fontWeight: 500, color: color('warning') }}>
      {fill(words.owes, { amount: money(owed) })}
      {!alone && ` ${fill(words.since, { day: relative(since) })}`}
    </Box>
  );
}

function DebtLine({ debt, listed = false }: { debt: Debtor; listed?: boolean }) {
  const words = useWords(ORDERS_DEBTS_WORDS);
  const locale = useIntlLocale();
  const chat = useReminder()(debt);
  const numbers = orderNumbers(debt.orders);
  const description = fill(words.remind_of, { name: debt.name ?? words.nobody });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box
        sx={{
          flex: listed ? 1 : '1 1 12rem',
          minWidth: 0,
          overflowWrap: 'anywhere',
          ...(listed && { fontSize: 'var(--text-14)' }),
        }}
      >
        <Owed debt={debt} />
        {!listed && <Box sx={quiet}>{fillCount(words.orders, debt.orders.length, locale, { numbers })}</Box>}
      </Box>
      {chat !== undefined && listed && (
        <Button
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          variant="text"
          startIcon={<WhatsAppIcon sx={{ color: color('whatsapp') }} />}
          aria-label={description}
          sx={{ flex: 'none', minHeight: 'var(--target)', mr: -1 }}
        >
          {words.remind}
        </Button>
      )}
      {chat !== undefined && !listed && (
        <WhatsAppButton href={chat} label={words.remind} description={description} />
      )}
    </Box>
  );
}
