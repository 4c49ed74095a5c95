import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Order } from '../../../../generated/orders/types.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { usePaymentAccess } from '../../payment-channels-store/usePaymentAccess.ts';
import { ByTransfer } from './ByTransfer.tsx';
import { PAYMENT_WORDS } from './payment-words.ts';

interface NoOnlineChannelProps {
  order: Order;
  onClose(): void;
}

/** In place of a link that nobody could pay by: what is missing, and the way there for who may go. */
export function NoOnlineChannel({ order, onClose }: NoOnlineChannelProps) {
  const words = useDictionary(PAYMENT_WORDS);
  const translate = useTranslate();
  const may = usePaymentAccess().write === 'allowed';
  return (
    <Dialog
      title={words.title}
      width="narrow"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('ra.action.close')}</Button>
          {may && (
            <Button component={Link} to={pathOf('payment-channels-store', 'list')} variant="contained">
              {words.settings}
            </Button>
          )}
        </>
      }
    >
      <Box>{may ? words.none : words.ask}</Box>
      <ByTransfer order={order} />
    </Dialog>
  );
}
