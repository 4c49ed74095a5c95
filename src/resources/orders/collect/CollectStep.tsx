import { useState } from 'react';
import Button from '@mui/material/Button';
import { stillToPay } from '../../../../domain/orders/refunds.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { useSendLink } from '../payment/useSendLink.tsx';
import { COLLECT_WORDS } from './collect-words.ts';
import type { CollectDialogProps } from './CollectDialog.tsx';

const collectPart = lazyPopup<CollectDialogProps>(() => import('./CollectDialog.tsx'));

/** The page's primary action for a paid order that an edit has made dearer. */
export function CollectStep({ order }: { order: Order }) {
  const words = useDictionary(COLLECT_WORDS);
  const money = useMoney();
  const link = useSendLink(order);
  const [asking, setAsking] = useState(false);
  const sendLink = () => {
    setAsking(false);
    link.open();
  };
  return (
    <>
      <Button
        variant="contained"
        onClick={() => setAsking(true)}
        sx={{ minHeight: 'var(--target)', flex: '1 1 100%' }}
      >
        {fill(words.collect, { amount: money(stillToPay(order)) })}
      </Button>
      {asking && (
        <collectPart.Part
          order={order}
          onSendLink={link.offered ? sendLink : undefined}
          onClose={() => setAsking(false)}
        />
      )}
      {link.popup}
    </>
  );
}
