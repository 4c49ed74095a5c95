import { get } from 'react-hook-form';
import { answerFaults, readAnswers } from '../../../../domain/checkout-form/answers.ts';
import type { FormField } from '../../../../domain/checkout-form/checkout-form.ts';
import { orderDateProblem } from '../../../../domain/orders/order-date.ts';
import { readLines } from '../../../../domain/orders/order-lines.ts';
import { subtotal } from '../../../../domain/orders/totals.ts';
import { toFieldErrors, type FieldErrors } from '../../../../domain/schema/field-errors.ts';
import { fieldAt, humanProblem } from '../../../../domain/schema/human-problem.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { fieldSentence } from '../../../i18n/field-sentence.ts';
import type { FormSchema } from '../../../generator/form/load-form.ts';
import { bodyOf } from '../../../generator/form/payload.ts';
import { normalisationOf } from '../../../generator/form/rules.ts';
import type { Validate } from '../../../ui/form/useWriteForm.ts';
import { requiredOf } from './manual-order.ts';
import type { ManualOrder } from './manual-order.ts';

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
