import { useDataProvider } from 'ra-core';
import type { StatusStep } from '../../../../domain/orders/next-step.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { useListDescriptor } from '../../../schema/useListDescriptor.ts';
import { STATUS_FIELDS } from '../status/status-fields.ts';
import { LIST_WORDS } from './list-words.ts';
import { takeBack } from './take-back.ts';
import { useQuickWrite } from './useQuickWrite.tsx';

/** Sets a status of an order in the list, where it stands, and offers to take it back. */
export function useQuickStatus(order: Order) {
  const provider = useDataProvider<AppDataProvider>();
  const labelOf = useLabel();
  const words = useDictionary(LIST_WORDS);
  const { fields } = useListDescriptor();
  const { write } = useQuickWrite(order);
  const send = ({ status, type }: StatusStep, read?: Order) =>
    provider.setOrderStatus(order.id, status, type, read);
  const set = (step: StatusStep): Promise<void> => {
    const source = STATUS_FIELDS[step.type];
    const before: StatusStep = { type: step.type, status: order[source] };
    const chosen = fields[source]?.enum?.find(({ value }) => value === step.status);
    const name = chosen === undefined ? '' : labelOf(chosen.label);
    return write({
      work: () => send(step),
      text: fill(words.done, { sequence: String(order.sequence ?? ''), name }),
      undo: (stored) => takeBack({ step, before, stored }, send),
    });
  };
  return { set };
}
