import type { OrderLine } from '../../../../domain/orders/order-lines.ts';
import { fieldSentence } from '../../../i18n/field-sentence.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { failureSentence, type Failure, type Refusal } from '../../../ui/form/failure.ts';
import { leftSentence } from './left-sentence.ts';
import { formSource } from './manual-order.ts';
import type { ManualOrder } from './manual-order.ts';

interface FailedWords {
  /** The sentence above the lines, when stock is the reason. */
  stock: string;
  /** When it is not. */
  other: string;
  /** Of a price that changed, for a form that takes it over. Left out, the product is to be chosen again. */
  repriced?: (before: number, now: number) => string;
}

/** The reason why the server refused an order, line by line (`Camiseta M: pediste 5 y quedan 2.`), with the units left. */
export function orderRefusal(
  failure: Failure,
  ordered: readonly OrderLine[],
  translate: Translate,
  failed: FailedWords,
): Refusal<ManualOrder> {
  const { fields } = failure;
  const sentences: Record<string, string> = {};
  const lines: string[] = [];
  const order_details = [...ordered];
  for (const [named, problem] of Object.entries(fields)) {
    const source = formSource(named);
    const at = Number(/^order_details\.(\d+)\./.exec(source)?.[1] ?? Number.NaN);
    const line = ordered[at];
    if (problem.key === 'out_of_stock' && line !== undefined) {
      const stock = Number(problem.args?.['available'] ?? 0);
      order_details[at] = { ...line, stock };
      sentences[source] = leftSentence(translate, stock);
      lines.push(
        translate('orders.create.short', { name: line.name, quantity: line.quantity, smart_count: stock }),
      );
      continue;
    }
    if (problem.key === 'price_changed' && line !== undefined && failed.repriced !== undefined) {
      const price = Number(problem.args?.['price'] ?? 0);
      order_details[at] = { ...line, price };
      sentences[source] = failed.repriced(line.price, price);
    } else sentences[source] = fieldSentence(translate, 'orders', source, problem);
    if (line !== undefined) lines.push(`${line.name}: ${sentences[source]}`);
  }
  const refused = Object.keys(fields).length > 0;
  const short = Object.values(fields).some(({ key }) => key === 'out_of_stock');
  const sentence = short ? failed.stock : failed.other;
  return {
    sentences,
    message: refused ? sentence : failureSentence(translate, failure),
    lines: [...lines, translate('orders.create.kept')],
    ...(refused && { values: { order_details } }),
  };
}
