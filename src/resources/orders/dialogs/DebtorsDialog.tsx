import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CheckIcon from '@mui/icons-material/Check';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { useDataProvider } from 'ra-core';
import type { Debtor } from '../../../../domain/orders/money-answers.ts';
import { ORDERS_DEBTS_WORDS } from '../../../../generated/words/orders-debts.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { quiet } from '../../../theme/styles.ts';
import { orderNumbers, useReminder } from '../../../ui/contact/useReminder.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useDates } from '../../../ui/figure/DateText.tsx';
import { useMoney } from '../../../ui/figure/Money.tsx';
import { RowsSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';

export interface DebtorsDialogProps {
  onClose(): void;
}

/** Who owes, the oldest debt first: one chat after another, each with its text; those that were opened are ticked. */
export default function DebtorsDialog({ onClose }: DebtorsDialogProps) {
  const words = useWords(ORDERS_DEBTS_WORDS);
  const provider = useDataProvider<AppDataProvider>();
  const reminderOf = useReminder();
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'debtors'],
    queryFn: async ({ signal }) => (await provider.loadFigureCalls()).debtors(undefined, signal),
  });
  const reachable = data?.filter((debtor) => reminderOf(debtor) !== undefined) ?? [];
  const next = reachable.find((debtor) => !sent.has(keyOf(debtor)));
  return (
    <Dialog title={words.title} onClose={onClose} actions={<Button onClick={onClose}>{words.close}</Button>}>
      {data === undefined && error === null && <RowsSkeleton rows={3} height={56} />}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Box>{words.none}</Box>}
      {sent.size > 0 && (
        <Box component="output" sx={quiet}>
          {fill(words.progress, { done: String(sent.size), all: String(reachable.length) })}
        </Box>
      )}
      <Box
        component="ul"
        aria-label={words.title}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {data?.map((debtor) => (
          <DebtorRow
            key={keyOf(debtor)}
            debtor={debtor}
            chat={reminderOf(debtor)}
            isNext={debtor === next}
            isSent={sent.has(keyOf(debtor))}
            onSent={() => setSent(new Set([...sent, keyOf(debtor)]))}
          />
        ))}
      </Box>
    </Dialog>
  );
}

function keyOf({ customer_id: id, orders }: Debtor): string {
  return `${id ?? ''} ${orders.join()}`;
}

interface DebtorRowProps {
  debtor: Debtor;
  chat: string | undefined;
  /** The first one who was not reminded yet: its button leads. */
  isNext: boolean;
  isSent: boolean;
  onSent(): void;
}

function DebtorRow({ debtor, chat, isNext, isSent, onSent }: DebtorRowProps) {
  const words = useWords(ORDERS_DEBTS_WORDS);
  const locale = useIntlLocale();
  const money = useMoney();
  const { relative } = useDates();
  const name = debtor.name ?? words.nobody;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{name}</Box>
        <Box>
          {fill(words.owes, { amount: money(debtor.owed) })}{' '}
          {fill(words.since, { day: relative(debtor.since) })}
        </Box>
        <Box sx={quiet}>
          {fillCount(words.orders, debtor.orders.length, locale, { numbers: orderNumbers(debtor.orders) })}
        </Box>
      </Box>
      {chat === undefined ? (
        <Box sx={{ ...quiet, flex: 'none', maxWidth: '40%' }}>{words.no_phone}</Box>
      ) : (
        <Button
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          variant={isNext ? 'contained' : 'outlined'}
          startIcon={isSent ? <CheckIcon /> : <WhatsAppIcon />}
          aria-label={`${fill(words.remind_of, { name })}${isSent ? `. ${words.sent}` : ''}`}
          onClick={onSent}
          sx={{ flex: 'none', minHeight: 'var(--target)' }}
        >
          {words.remind}
        </Button>
      )}
    </Box>
  );
}
