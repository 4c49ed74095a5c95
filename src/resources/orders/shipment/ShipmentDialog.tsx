import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useDataProvider, useNotify } from 'ra-core';
import carriers from '../../../../domain/orders/carriers.json';
import { hasShipment } from '../../../../domain/orders/shipment.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { ControlledInput } from '../../../ui/form/ControlledInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { about } from '../../../ui/notice/about.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { putOrder } from '../put-order.ts';
import { readShipment, shipmentComplaints, shipmentForm, type ShipmentForm } from './shipment-form.ts';
import { SHIPMENT_WORDS } from './shipment-words.ts';

export interface ShipmentDialogProps {
  order: Order;
  /** Dispatches the order too; its button says so. */
  dispatch?: string | undefined;
  onClose(): void;
}

/** Carrier, number and link of a parcel. None of them is required: an order leaves without them too. */
export default function ShipmentDialog({ order, dispatch, onClose }: ShipmentDialogProps) {
  const words = useDictionary(SHIPMENT_WORDS);
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const list = useId();
  const dispatches = dispatch !== undefined;
  const form = useWriteForm<ShipmentForm, { stored: Order; said: string }>({
    defaults: shipmentForm(order),
    validate: (values) => shipmentComplaints(values, words),
    write: async (values) => {
      const shipment = readShipment(values);
      const calls = await provider.loadOrderCalls();
      const stored = await calls.setOrderShipment(order.id, { ...shipment, dispatch: dispatches });
      const written = hasShipment(shipment) ? words.saved : words.removed;
      return { stored, said: dispatches ? words.dispatched : written };
    },
    onSaved: ({ stored, said }) => {
      putOrder(queries, stored);
      notify(said, { ...about('orders', order.id), type: 'success' });
      onClose();
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  const { control } = form.form;
  return (
    <FormDialog
      title={dispatches ? words.dispatch : words.title}
      submitLabel={dispatch ?? words.save}
      form={form}
      onClose={onClose}
    >
      {dispatches && <Box sx={quiet}>{words.how}</Box>}
      <ControlledInput
        control={control}
        name="carrier"
        label={words.carrier}
        autoComplete="off"
        inputProps={{ list, autoCapitalize: 'words' }}
      />
      <datalist id={list}>
        {carriers.map((carrier) => (
          <option key={carrier}>{carrier}</option>
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
        help={words.link_help}
        autoComplete="off"
        inputProps={{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false }}
      />
    </FormDialog>
  );
}
