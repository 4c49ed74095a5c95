import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import ProofIcon from '@mui/icons-material/ReceiptLongOutlined';
import { useDataProvider, useListContext } from 'ra-core';
import { Link } from 'react-router-dom';
import { ORDERS_DEBTS_WORDS } from '../../../../generated/words/orders-debts.ts';
import { ORDERS_LIST_WORDS } from '../../../../generated/words/orders-list.ts';
import { ORDERS_TRANSFER_WORDS } from '../../../../generated/words/orders-transfer.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useWords } from '../../../i18n/words.ts';
import { Money } from '../../../ui/figure/Money.tsx';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { facts } from '../../../ui/text/LinkedText.tsx';
import type { DebtorsDialogProps } from '../dialogs/DebtorsDialog.tsx';
import { useMayMarkPaid } from '../order-api.ts';

/** On a phone it stands at the end of the line that scrolls, so that the first card stands high. */
const ONE_LINE = { flexWrap: { xs: 'nowrap', sm: 'wrap' } } as const;

/** What the orders of a filter are worth, with what came of it and what is missing. Absent without a filter. */
export function OrderSums() {
  const { sums: words } = useWords(ORDERS_LIST_WORDS);
  const { open } = useWords(ORDERS_TRANSFER_WORDS);
  const mayMarkPaid = useMayMarkPaid();
  const { filterValues, total = 0 } = useListContext();
  const provider = useDataProvider<AppDataProvider>();
  const { data: sums } = useQuery({
    queryKey: ['orders', 'sums', filterValues],
    queryFn: async ({ signal }) => (await provider.loadFigureCalls()).orderSums(filterValues, signal),
    placeholderData: keepPreviousData,
    enabled: Object.keys(filterValues).length > 0 && total > 0,
  });
  if (!sums || Object.keys(filterValues).length === 0 || total === 0) return null;
  const collects = Array.isArray(filterValues['to_collect.in']);
  const parts = [
    [words.total, sums.total],
    [words.received, sums.received],
    [words.owed, sums.owed],
  ] as const;
  return (
    <Box sx={{ display: 'flex', ...ONE_LINE, alignItems: 'center', columnGap: 1, mb: 0.5 }}>
      <Box
        component="output"
        aria-label={words.label}
        sx={{ ...facts, ...ONE_LINE, fontSize: 'var(--text-14)' }}
      >
        {parts.map(([word, amount]) => (
          <Box component="span" key={word} sx={{ whiteSpace: 'nowrap' }}>
            {word}{' '}
            <b>
              <Money amount={amount} />
            </b>
          </Box>
        ))}
      </Box>
      {collects && sums.owed > 0 && <RemindAll />}
      {collects && sums.owed > 0 && mayMarkPaid && (
        <Button component={Link} to="/order/transfer" startIcon={<ProofIcon />}>
          {open}
        </Button>
      )}
    </Box>
  );
}

const debtorsPart = lazyPopup<DebtorsDialogProps>(() => import('../dialogs/DebtorsDialog.tsx'));

/** Opens the chats with those who owe, one after another. */
function RemindAll() {
  const words = useWords(ORDERS_DEBTS_WORDS);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<WhatsAppIcon />}
        aria-haspopup="dialog"
        onPointerEnter={debtorsPart.preload}
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      {open && <debtorsPart.Part onClose={() => setOpen(false)} />}
    </>
  );
}
