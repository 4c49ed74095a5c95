import { Suspense, use } from 'react';
import type { RaRecord } from 'ra-core';
import { addedUp } from '../../../domain/schema/amounts.ts';
import { Nothing, useNumber } from '../../ui/figure/Money.tsx';
import { lazyPart } from '../../ui/lazy/lazy-popup.tsx';
import { isEmpty, type FieldComponent, type FieldProps } from '../fields/field.ts';
import { loadList } from '../../schema/descriptors.ts';
import { useLabel } from '../../i18n/words.ts';
import { StatusChip } from '../../ui/chip/StatusChip.tsx';
import { DISPLAYS } from './displays.ts';

const { Part: ElementsField } = lazyPart<FieldProps & { Element: FieldComponent }>(
  () => import('../fields/ElementsField.tsx'),
);

/** Displays a value as its schema declares. */
export function FieldDisplay(props: FieldProps) {
  const { display, element } = props.field;
  const { Field, showsEmpty } = DISPLAYS[display];
  if (isEmpty(props.value) && showsEmpty !== true) return <Nothing />;
  if (element?.display === 'file') return <DISPLAYS.file.Field {...props} />;
  if (element !== undefined && display === 'json')
    return (
      <Suspense>
        <ElementsField {...props} Element={FieldDisplay} />
      </Suspense>
    );
  return <Field {...props} />;
}

interface ListedFieldProps {
  resource: string;
  source: string;
  record: RaRecord;
}

/** A value as the list of its resource says it: the price of a product as an order charges it. */
export function ListedField(props: ListedFieldProps) {
  return (
    <Suspense fallback={null}>
      <Listed {...props} />
    </Suspense>
  );
}

function Listed({ resource, source, record }: ListedFieldProps) {
  const field = use(loadList(resource)).fields[source];
  return field && <FieldDisplay field={field} value={record[source]} record={record} />;
}

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
