import { memo, useState, type SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { statusEffects } from '../../../../domain/orders/stock-effects.ts';
import { ORDER_STATUS, SHIPPING_STATUS, STATUS_TYPE } from '../../../../domain/orders/statuses.ts';
import type { Shipment } from '../../../../domain/orders/shipment.ts';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_SHIPMENT_WORDS } from '../../../../generated/words/orders-shipment.ts';
import { ORDERS_SHOW_WORDS } from '../../../../generated/words/orders-show.ts';
import { fill, fillCount, useIntlLocale, useLabel, useWords } from '../../../i18n/words.ts';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { Dialog, DialogChoice } from '../../../ui/dialog/Dialog.tsx';
import { useMoney } from '../../../ui/figure/Money.tsx';
import { ProblemNotice } from '../../../ui/form/SaveBar.tsx';
import { useNeedsSignal } from '../../../ui/state/PageStates.tsx';
import { quiet } from '../../../theme/styles.ts';
import { STATUS_FIELDS, useMaySetStatus } from '../order-api.ts';
import { useSetStatus } from '../useOrderWrite.tsx';
import { ShipmentFields, useShipmentForm } from './ShipmentDialog.tsx';

/** What the dialog reads of an order. */
export type OrderInStatus = Shipment &
  Pick<
    Order,
    | 'id'
    | 'order_status_id'
    | 'shipping_order_status_id'
    | 'holds_stock'
    | 'total'
    | 'paid'
    | 'refunded'
    | 'items_count'
  >;

export interface StatusDialogProps {
  field: FieldDescriptor;
  /** 1 payment, 2 shipping. */
  type: 1 | 2;
  order: OrderInStatus;
  /** The status that is chosen at first; the present one when left out. */
  suggested?: number;
  onClose: () => void;
}

/**
 * Second step: choose any status, and confirm with a button that names it (ORD-10). A payment status says what it does
 * to stock and money; a parcel that leaves may name its carrier and tracking.
 */
export function StatusDialog({ field, type, order, suggested, onClose }: StatusDialogProps) {
  const labelOf = useLabel();
  const { status: words } = useWords(ORDERS_SHOW_WORDS);
  const shipment = useWords(ORDERS_SHIPMENT_WORDS);
  const current = order[STATUS_FIELDS[type]];
  const [chosen, setChosen] = useState(String(suggested ?? current));
  const blocked = useNeedsSignal();
  const { saving, set } = useSetStatus(order.id, type);
  const status = field.enum?.find(({ value }) => String(value) === chosen);
  const same = chosen === String(current);
  const dispatches = type === STATUS_TYPE.shipping && Number(chosen) === SHIPPING_STATUS.dispatched && !same;
  const parcel = useShipmentForm({ order, dispatches: true, onClose });
  const confirm = (event: SyntheticEvent): void => {
    event.preventDefault();
    // Events bubble through portals in React.
    event.stopPropagation();
    if (status !== undefined) void set(Number(status.value), labelOf(status.label), onClose);
  };
  return (
    <Dialog
      width="narrow"
      title={labelOf(field.label)}
      busy={saving || parcel.saving}
      formProps={dispatches ? parcel.formProps : { noValidate: true, onSubmit: confirm }}
      onClose={onClose}
      actions={
        <DialogChoice
          busy={saving || parcel.saving}
          disabled={status === undefined || same || blocked !== undefined}
          confirm={
            same || status === undefined ? words.new : fill(words.confirm, { name: labelOf(status.label) })
          }
          onCancel={onClose}
        />
      }
    >
      <StatusChoices field={field} type={type} current={current} chosen={chosen} onChoose={setChosen} />
      {type === STATUS_TYPE.payment && <StatusEffect order={order} to={Number(chosen)} />}
      {dispatches && (
        <>
          <Box sx={quiet}>{shipment.how}</Box>
          <ShipmentFields control={parcel.form.control} />
          {parcel.problem && <ProblemNotice problem={parcel.problem} />}
        </>
      )}
      {blocked !== undefined && <Box sx={{ ...quiet, mt: 1 }}>{blocked}</Box>}
    </Dialog>
  );
}

interface StatusChoicesProps {
  field: FieldDescriptor;
  type: 1 | 2;
  /** The status as it is. */
  current: number;
  /** The value of the chosen status, as text. */
  chosen: string;
  /** Stays the same function: what the rest of the dialog says draws no chip again. */
  onChoose(value: string): void;
}

/** Each status of a field that the member may set as a radio button with its chip, and the present one. */
const StatusChoices = memo(function StatusChoices({
  field,
  type,
  current,
  chosen,
  onChoose,
}: StatusChoicesProps) {
  const labelOf = useLabel();
  const maySet = useMaySetStatus();
  const choices = field.enum?.filter(
    ({ value }) => value === current || maySet({ type, status: Number(value) }, current),
  );
  return (
    <RadioGroup aria-label={labelOf(field.label)} value={chosen} onChange={(_, value) => onChoose(value)}>
      {choices?.map(({ value, label, color, icon }) => (
        <FormControlLabel
          key={value}
          value={String(value)}
          control={<Radio />}
          label={
            <StatusChip label={labelOf(label)} {...(color && { tone: color })} {...(icon && { icon })} />
          }
          sx={{ minHeight: 'var(--target)', mr: 0 }}
        />
      ))}
    </RadioGroup>
  );
});

interface CancelDialogProps {
  /** The payment status, whose label the notice names. */
  field: FieldDescriptor;
  order: Order;
  onClose: () => void;
}

/** Asks before an order is cancelled, and says what that does to its stock and money. */
export function CancelDialog({ field, order, onClose }: CancelDialogProps) {
  const labelOf = useLabel();
  const words = useWords(ORDERS_SHOW_WORDS);
  const blocked = useNeedsSignal();
  const { saving, set } = useSetStatus(order.id, STATUS_TYPE.payment);
  const cancelled = field.enum?.find(({ value }) => value === ORDER_STATUS.cancelled);
  return (
    <Dialog
      width="narrow"
      title={fill(words.cancel_title, { sequence: String(order.sequence ?? '') })}
      busy={saving}
      onClose={onClose}
      actions={
        <DialogChoice
          danger
          busy={saving}
          disabled={blocked !== undefined}
          cancel={words.cancel_back}
          confirm={words.cancel}
          onConfirm={() =>
            void set(ORDER_STATUS.cancelled, cancelled ? labelOf(cancelled.label) : words.cancel, onClose)
          }
          onCancel={onClose}
        />
      }
    >
      <StatusEffect order={order} to={ORDER_STATUS.cancelled} />
      {blocked !== undefined && <Box sx={{ ...quiet, mt: 1 }}>{blocked}</Box>}
    </Dialog>
  );
}

/** Says before a payment status is set what happens to the stock and to the buyer's money. */
function StatusEffect({ order, to }: { order: OrderInStatus; to: number }) {
  const { status: words } = useWords(ORDERS_SHOW_WORDS);
  const locale = useIntlLocale();
  const money = useMoney();
  const { stock, heldMoney, labelOnly, voids } = statusEffects(order, to);
  const units = (sentence: 'returns' | 'takes') =>
    order.refunded ? words[`${sentence}_rest`] : fillCount(words[sentence], order.items_count ?? 0, locale);
  const said = [
    stock === null ? '' : units(stock),
    heldMoney > 0 ? fill(words.holds_money, { amount: money(heldMoney) }) : '',
    labelOnly ? words.label_only : '',
    voids ? words.voids : '',
  ].filter((sentence) => sentence !== '');
  if (said.length === 0) return null;
  return (
    <Box component="output">
      <Alert severity="info" role="presentation">
        {said.map((sentence) => (
          <div key={sentence}>{sentence}</div>
        ))}
      </Alert>
    </Box>
  );
}
