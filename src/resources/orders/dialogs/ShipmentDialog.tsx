import { useId } from 'react';
import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import { useWatch, type Control } from 'react-hook-form';
import {
  CARRIERS,
  hasShipment,
  TRACKING_LINK,
  trackingLink,
  type Shipment,
} from '../../../../domain/orders/shipment.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import {
  ORDERS_SHIPMENT_WORDS,
  type OrdersShipmentWords,
} from '../../../../generated/words/orders-shipment.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { ControlledInput } from '../../../ui/input/LabelledInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { quiet } from '../../../theme/styles.ts';
import { useOrderWritten } from '../useOrderWrite.tsx';

/** What is typed into the dialog, by the fields of the order. */
type ShipmentForm = { [Field in keyof Shipment]: string };

/** The most characters of each field, as the orders schema has them. */
const LONGEST = { carrier: 60, tracking_number: 60, tracking_url: 300 } as const;

function shipmentForm({ carrier, tracking_number, tracking_url }: Shipment): ShipmentForm {
  return {
    carrier: carrier ?? '',
    tracking_number: tracking_number ?? '',
    tracking_url: tracking_url ?? '',
  };
}

/** What is empty is null, which clears the field. */
function readShipment({ carrier, tracking_number, tracking_url }: ShipmentForm): Shipment {
  return {
    carrier: carrier.trim() || null,
    tracking_number: tracking_number.trim() || null,
    tracking_url: tracking_url.trim() || null,
  };
}

/** Sentences by field; empty when the shipment can be sent. */
function shipmentComplaints(form: ShipmentForm, words: OrdersShipmentWords): Record<string, string> {
  const shipment = readShipment(form);
  const complaints = Object.entries(LONGEST).flatMap(([field, limit]) =>
    form[field as keyof Shipment].trim().length > limit
      ? [[field, fill(words.too_long, { limit: String(limit) })]]
      : [],
  );
  const link = shipment.tracking_url;
  if (link !== null && !TRACKING_LINK.test(link)) complaints.push(['tracking_url', words.link_wrong]);
  return Object.fromEntries(complaints);
}

interface UseShipmentForm {
  order: Shipment & Pick<Order, 'id'>;
  dispatches: boolean;
  onClose(): void;
}

export interface ShipmentDialogProps {
  order: Order;
  /** Dispatches the order too; its button says so. */
  dispatch?: string | undefined;
  onClose(): void;
}

/** The form of a parcel. With `dispatches` it dispatches the order too, in the same write. */
export function useShipmentForm({ order, dispatches, onClose }: UseShipmentForm) {
  const words = useWords(ORDERS_SHIPMENT_WORDS);
  const provider = useDataProvider<AppDataProvider>();
  const written = useOrderWritten(order.id);
  return useWriteForm<ShipmentForm, { stored: Order; said: string }>({
    defaults: shipmentForm(order),
    validate: (values) => shipmentComplaints(values, words),
    write: async (values) => {
      const shipment = readShipment(values);
      const calls = await provider.loadOrderCalls();
      const stored = await calls.setOrderShipment(order.id, { ...shipment, dispatch: dispatches });
      const written = hasShipment(shipment) ? words.saved : words.removed;
      return { stored, said: dispatches ? words.dispatched : written };
    },
    onSaved: ({ stored, said }) => written(stored, said, onClose),
  });
}

/** Carrier, number and link of a parcel. None of them is required: an order leaves without them too. */
export default function ShipmentDialog({ order, dispatch, onClose }: ShipmentDialogProps) {
  const words = useWords(ORDERS_SHIPMENT_WORDS);
  const dispatches = dispatch !== undefined;
  const form = useShipmentForm({ order, dispatches, onClose });
  return (
    <FormDialog
      title={dispatches ? words.dispatch : words.title}
      submitLabel={dispatch ?? words.save}
      form={form}
      onClose={onClose}
    >
      {dispatches && <Box sx={quiet}>{words.how}</Box>}
      <ShipmentFields control={form.form.control} />
    </FormDialog>
  );
}

/** The inputs of `useShipmentForm`. */
export function ShipmentFields({ control }: { control: Control<ShipmentForm> }) {
  const words = useWords(ORDERS_SHIPMENT_WORDS);
  const list = useId();
  const [carrier, number] = useWatch({ control, name: ['carrier', 'tracking_number'] });
  const made = trackingLink({ carrier, tracking_number: number, tracking_url: null });
  return (
    <>
      <ControlledInput
        control={control}
        name="carrier"
        label={words.carrier}
        autoComplete="off"
        inputProps={{ list, autoCapitalize: 'words' }}
      />
      <datalist id={list}>
        {CARRIERS.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <ControlledInput
        control={control}
        name="tracking_number"
        label={words.number}
        autoComplete="off"
        inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
      />
      <ControlledInput
        control={control}
        name="tracking_url"
        label={words.link}
        help={made === null ? words.link_help : fill(words.link_made, { link: made })}
        autoComplete="off"
        inputProps={{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false }}
      />
    </>
  );
}
