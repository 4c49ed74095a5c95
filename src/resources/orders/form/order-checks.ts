import { get } from 'react-hook-form';
import { answerFaults, readAnswers } from '../../../../domain/checkout-form/answers.ts';
import type { FormField } from '../../../../domain/checkout-form/form-calls.ts';
import { orderDateProblem } from '../../../../domain/orders/manual-order-body.ts';
import { readLines, type OrderLine } from '../../../../domain/orders/order-lines.ts';
import { subtotal } from '../../../../domain/orders/totals.ts';
import {
  fieldAt,
  humanProblem,
  toFieldErrors,
  type FieldErrors,
} from '../../../../domain/schema/field-errors.ts';
import type { FormSchema } from '../../../manifest/load-form.ts';
import { normalisationOf } from '../../../form/rules.ts';
import { bodyOf } from '../../../form/values.ts';
import { fieldSentence, type Translate } from '../../../i18n/sentences.ts';
import { failureSentence, type Failure, type Refusal } from '../../../ui/form/useWrite.ts';
import type { Validate } from '../../../ui/form/useWriteForm.ts';
import { formSource, requiredOf, type ManualOrder } from './manual-order.ts';

/** A dialog checks its own group of the order. */
export type OrderCheck = Validate<Partial<ManualOrder>>;

/**
 * Sentences by source of what is wrong with a manual order: the schema's rules, what spec 2 §5 requires on top, and
 * `asked`, the fields of the form of the checkout.
 */
export function orderSentences(
  loaded: FormSchema,
  translate: Translate,
  asked: readonly FormField[],
): OrderCheck {
  const { descriptor, validators } = loaded;
  const spec = normalisationOf(descriptor, validators.conditions);
  const fields = Object.values(descriptor.fields);
  return (values) => {
    const missing = requiredOf(values).filter((source) => isEmpty(get(values, source)));
    const found = validators.create(bodyOf(spec, values, fields))
      ? {}
      : toFieldErrors(validators.create.errors);
    const required = Object.fromEntries(missing.map((source) => [source, { key: 'required' }]));
    // In the order of the page, because the first one gets the focus.
    const problems = {
      ...required,
      ...found,
      ...dateProblem(values),
      ...discountProblem(values),
      ...required,
      ...answerProblems(asked, values),
    };
    return Object.fromEntries(
      Object.entries(problems).map(([source, problem]) => {
        const field = fieldAt(fields, source);
        const human = field && humanProblem(field, problem, get(values, source));
        return [source, fieldSentence(translate, 'orders', source, { ...problem, ...(human && { human }) })];
      }),
    );
  };
}

/** The same for the group of an order that a dialog edits, such as `customer`. `toOrder` makes an order of it. */
export function groupSentences<V>(
  sentences: OrderCheck,
  group: keyof ManualOrder,
  toOrder: (values: V) => Partial<ManualOrder>,
): Validate<V> {
  const prefix = `${group}.`;
  return (values) =>
    Object.fromEntries(
      Object.entries(sentences(toOrder(values)))
        .filter(([source]) => source.startsWith(prefix))
        .map(([source, sentence]) => [source.slice(prefix.length), sentence]),
    );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** As the API judges them; a form that is left blank was not asked. */
function answerProblems(
  asked: readonly FormField[],
  { form_answers = {} }: Partial<ManualOrder>,
): FieldErrors {
  const answers = readAnswers(asked, form_answers);
  if (Object.keys(answers).length === 0) return {};
  const faults = answerFaults(asked, answers);
  return Object.fromEntries(Object.entries(faults).map(([name, fault]) => [`form_answers.${name}`, fault]));
}

function dateProblem({ date }: Partial<ManualOrder>): FieldErrors {
  const problem = typeof date === 'string' ? orderDateProblem(date, new Date()) : null;
  return problem === null ? {} : { date: problem };
}

/** A discount is at most what the products cost. */
function discountProblem({ order_details, discount, discount_percent }: Partial<ManualOrder>): FieldErrors {
  if (typeof discount !== 'number' || discount_percent != null) return {};
  const sum = subtotal(readLines(order_details));
  return discount > sum ? { discount: { key: 'above_subtotal', args: { subtotal: sum } } } : {};
}

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

/** What holds a line back that asks for more than there is. */
export function leftSentence(translate: Translate, stock: number): string {
  return stock > 0
    ? translate('orders.create.left', { smart_count: stock })
    : translate('orders.create.none_left');
}
