import { get } from 'react-hook-form';
import { toFieldErrors } from '../../../../domain/schema/field-errors.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { fieldSentence } from '../../../i18n/field-sentence.ts';
import type { FormSchema } from '../../../generator/form/load-form.ts';
import { bodyOf } from '../../../generator/form/payload.ts';
import { normalisationOf } from '../../../generator/form/rules.ts';
import type { Validate } from '../../../ui/form/sentences-resolver.ts';
import { REQUIRED } from './manual-order.ts';
import type { ManualOrder } from './manual-order.ts';

/** A dialog checks its own group of the order. */
export type OrderCheck = Validate<Partial<ManualOrder>>;

/** Sentences by source of what is wrong with a manual order: the schema's rules, and what spec 2 §5 requires on top. */
export function orderSentences(loaded: FormSchema, translate: Translate): OrderCheck {
  const { descriptor, validators } = loaded;
  const spec = normalisationOf(descriptor, validators.conditions);
  const fields = Object.values(descriptor.fields);
  return (values) => {
    const missing = REQUIRED.filter((source) => isEmpty(get(values, source)));
    const found = validators.create(bodyOf(spec, values, fields))
      ? {}
      : toFieldErrors(validators.create.errors);
    const problems = {
      ...found,
      ...Object.fromEntries(missing.map((source) => [source, { key: 'required' }])),
    };
    return Object.fromEntries(
      Object.entries(problems).map(([source, problem]) => [
        source,
        fieldSentence(translate, 'orders', source, problem),
      ]),
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
