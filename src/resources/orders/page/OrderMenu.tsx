import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import { useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router-dom';
import { judge } from '../../../../domain/access/access.ts';
import { paidOf, refundable } from '../../../../domain/orders/refunds.ts';
import { hasShipment } from '../../../../domain/orders/shipment.ts';
import { ORDER_STATUS, STATUS_TYPE } from '../../../../domain/orders/statuses.ts';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_PAYMENT_WORDS } from '../../../../generated/words/orders-payment.ts';
import { ORDERS_SHIPMENT_WORDS } from '../../../../generated/words/orders-shipment.ts';
import { ORDERS_SHOW_WORDS } from '../../../../generated/words/orders-show.ts';
import { useDeleteRecord } from '../../../form/DeleteRecord.tsx';
import { useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useAccess, useAllowed } from '../../../schema/useAllowed.ts';
import { PHONE } from '../../../theme/styles.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import type { MenuChoice } from '../../../ui/menu/MenuPopup.tsx';
import { STATUS_FIELDS, useMayRefund } from '../order-api.ts';
import { refundPart, shipmentPart, useSendLink } from '../dialogs/lazy-dialogs.tsx';
import { printPath } from '../print/print-request.ts';
import { CancelDialog, StatusDialog } from '../dialogs/StatusDialog.tsx';

interface OrderMenuProps {
  order: Order;
  descriptor: FormDescriptor;
}

/** What is done with an order besides its next step: a menu on phones, where there is room the usual ones as buttons. */
export function OrderMenu({ order, descriptor }: OrderMenuProps) {
  const translate = useTranslate();
  const words = useWords(ORDERS_SHOW_WORDS);
  const navigate = useNavigate();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const allowed = useAllowedActions(order);
  const deletion = useDeleteRecord('orders', order);
  const [open, setOpen] = useState<'refund' | 'status' | null>(null);
  const edit = pathOf('orders', 'edit', order.id);
  const back = { state: { returnTo: pathOf('orders', 'show', order.id) } };
  const field = descriptor.fields[STATUS_FIELDS[STATUS_TYPE.payment]];
  const cancelled = order.order_status_id === ORDER_STATUS.cancelled;
  const choice = (key: string, offered: boolean, label: string, onChoose: () => void) =>
    offered ? [{ key, label, onChoose }] : [];
  const more = useMoreChoices(order);
  const rest = [
    ...more.choices,
    ...choice('refund', allowed.refund, words.refund, () => setOpen('refund')),
    ...choice('cancel', allowed.cancel, cancelled ? words.reopen : words.cancel, () => setOpen('status')),
  ];
  const all = [
    ...choice('edit', allowed.edit, translate('ra.action.edit'), () => void navigate(edit, back)),
    ...rest,
    ...choice('delete', deletion.allowed, translate('ra.action.delete'), deletion.ask),
  ];
  const choices = phone ? all : rest;
  const reopened = paidOf(order) > 0 ? ORDER_STATUS.paid : ORDER_STATUS.pending;
  return (
    <>
      {!phone && deletion.allowed && (
        <Button color="error" startIcon={<DeleteOutlineIcon />} onClick={deletion.ask}>
          {translate('ra.action.delete')}
        </Button>
      )}
      {!phone && allowed.edit && (
        <Button component={Link} to={edit} {...back} variant="outlined" startIcon={<EditIcon />}>
          {translate('ra.action.edit')}
        </Button>
      )}
      {choices.length > 0 && (
        <MenuButton label={words.actions} icon={<MoreIcon />} choices={choices} compact />
      )}
      {deletion.question}
      {more.popup}
      {open === 'refund' && <refundPart.Part order={order} onClose={() => setOpen(null)} />}
      {open === 'status' && field && !cancelled && (
        <CancelDialog field={field} order={order} onClose={() => setOpen(null)} />
      )}
      {open === 'status' && field && cancelled && (
        <StatusDialog
          field={field}
          type={STATUS_TYPE.payment}
          order={order}
          suggested={reopened}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function useAllowedActions(order: Order): Record<'edit' | 'cancel' | 'refund', boolean> {
  const edit = useAllowed('orders')('edit');
  const access = useAccess();
  const mayRefund = useMayRefund();
  const may = (permission: string) => access !== null && judge(access, { permission }) === 'allowed';
  return {
    edit,
    cancel: edit && may('orders.cancel'),
    refund: mayRefund && refundable(order) > 0,
  };
}

/** What follows an order besides its states: paper, parcel, the next order of the same kind. */
function useMoreChoices(order: Order): { choices: MenuChoice[]; popup: ReactNode } {
  const words = useWords(ORDERS_SHOW_WORDS);
  const shipment = useWords(ORDERS_SHIPMENT_WORDS);
  const payment = useWords(ORDERS_PAYMENT_WORDS);
  const allowed = useAllowed('orders');
  const navigate = useNavigate();
  const [shipping, setShipping] = useState(false);
  const choice = (key: string, offered: boolean, label: string, onChoose: () => void): MenuChoice[] =>
    offered ? [{ key, label, onChoose }] : [];
  const tracking = hasShipment(order) ? shipment.edit : shipment.add;
  const link = useSendLink(order);
  return {
    choices: [
      ...choice('payment', link.offered, payment.send, link.open),
      ...choice('shipment', allowed('edit'), tracking, () => setShipping(true)),
      ...choice('print', true, words.print, () => void navigate(printPath([order.id]))),
      ...choice(
        'duplicate',
        allowed('create'),
        words.duplicate,
        () => void navigate(`${pathOf('orders', 'create')}?from=${order.id}`),
      ),
    ],
    popup: (
      <>
        {shipping && <shipmentPart.Part order={order} onClose={() => setShipping(false)} />}
        {link.popup}
      </>
    ),
  };
}
