import type { EventKind, OrderEvent } from '../../../../domain/orders/timeline.ts';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { TIMELINE_WORDS } from './timeline-words.ts';

/** The field whose choices an event speaks of. */
const CHOICES: Partial<Record<EventKind, string>> = {
  status: 'order_status_id',
  shipping_status: 'shipping_order_status_id',
};

const QUANTITIES: ReadonlySet<EventKind> = new Set(['line_added', 'line_removed', 'line_quantity']);

/** Says what happened, with the names of the schema: `Cambió el pago a «Pagado»`. */
export function useEventSentence(descriptor: FormDescriptor): (event: OrderEvent) => string {
  const { events } = useDictionary(TIMELINE_WORDS);
  const labelOf = useLabel();
  const money = useMoney();
  const number = useNumber();
  const fields = new Map(Object.entries(descriptor.fields));

  const say = (kind: EventKind, value: number | null): string => {
    const source = CHOICES[kind];
    if (source !== undefined) {
      const choice = fields.get(source)?.enum?.find((one) => one.value === value);
      return choice === undefined ? String(value ?? '') : labelOf(choice.label);
    }
    return QUANTITIES.has(kind) ? number(value ?? 0) : money(value ?? 0);
  };

  return ({ kind, name, from, to }) => {
    const field = kind === 'field' ? fields.get(name ?? '') : undefined;
    return fill(events[kind], {
      name: field === undefined ? (name ?? '') : labelOf(field.label),
      from: say(kind, from),
      to: say(kind, to),
    });
  };
}
