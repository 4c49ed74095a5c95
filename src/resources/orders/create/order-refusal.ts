import { ApiHttpError } from '../../../dataProvider/api-error.ts';
import { fieldSentence } from '../../../i18n/field-sentence.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { formSource } from './manual-order.ts';
import type { OrderLine } from './order-line.ts';

/** Why an order was not made, ready to be shown. Nothing of it is lost: the form stays as it is. */
export interface OrderRefusal {
  /** One sentence for the whole. */
  message: string;
  /** What is wrong line by line: `Camiseta M: pediste 5 y quedan 2.` */
  lines: string[];
  /** Sentences by the form's own sources. */
  fields: Record<string, string>;
  /** Units that the lines could have, by index. */
  available: Map<number, number>;
  /** The same order may work on another try. */
  again: boolean;
}

const LATER = new Set(['network', 'timeout', 'unavailable', 'internal', 'in_progress']);

/** Reads what `createManualOrder` rejected with. */
export function refusalOf(error: unknown, ordered: readonly OrderLine[], translate: Translate): OrderRefusal {
  if (!(error instanceof ApiHttpError)) return general(translate('errors.unexpected'), true);
  const { code, errors = {} } = error.body;
  const refusal = general(
    translate(Object.keys(errors).length > 0 ? 'orders.create.failed' : error.message, {
      _: translate('errors.unexpected'),
    }),
    LATER.has(code),
  );
  for (const [named, problem] of Object.entries(errors)) {
    const source = formSource(named);
    const at = Number(/^order_details\.(\d+)\./.exec(source)?.[1] ?? Number.NaN);
    const line = ordered[at];
    const available = Number(problem.args?.available ?? 0);
    if (problem.key === 'out_of_stock' && line !== undefined) {
      refusal.available.set(at, available);
      const args = { name: line.name, quantity: line.quantity, smart_count: available };
      refusal.lines.push(translate('orders.create.short', args));
      refusal.fields[source] = translate('orders.create.left', { smart_count: available });
    } else {
      refusal.fields[source] = fieldSentence(translate, 'orders', source, problem);
      if (line !== undefined) refusal.lines.push(`${line.name}: ${refusal.fields[source]}`);
    }
  }
  return refusal;
}

function general(message: string, again: boolean): OrderRefusal {
  return { message, lines: [], fields: {}, available: new Map(), again };
}
