import { addedUp } from '../../../domain/schema/amounts.ts';
import { useLabel } from '../../i18n/words.ts';
import { StatusChip } from '../../ui/chip/StatusChip.tsx';
import { useNumber } from '../../ui/figure/Money.tsx';
import { isEmpty, type FieldProps } from '../fields/field.ts';
import { FieldDisplay } from './FieldDisplay.tsx';

/** A number, or what the items of the record add up to: `126 en 4 variantes`. Without either, that nobody counts it. */
export function AddedField(props: FieldProps) {
  const { adds, phrase } = props.field;
  const labelOf = useLabel();
  const number = useNumber();
  const added = adds && addedUp(adds, props.record);
  const uncounted = adds?.none && labelOf(adds.none);
  if (adds === undefined || added === undefined)
    return isEmpty(props.value) && uncounted ? <>{uncounted}</> : <FieldDisplay {...props} />;
  const { sum, count } = added;
  if (sum === null) return <>{uncounted ?? '–'}</>;
  if (sum === 0 && phrase?.alert && phrase.zero)
    return <StatusChip label={labelOf(phrase.zero)} tone="danger" />;
  const words = labelOf(count === 1 ? (adds.one ?? adds.other) : adds.other);
  return <>{words.replace('{sum}', number(sum)).replace('{count}', number(count))}</>;
}
