import { useRecordContext } from 'ra-core';
import { RelatedField } from '../related/RelatedField.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './input.ts';

/** Records that point here, read only: users edit them on their own pages. */
export function CollectionInput(props: InputProps) {
  const record = useRecordContext();
  if (record === undefined) return null;
  return (
    <FieldFrame {...props} error={undefined} group>
      {() => <RelatedField field={props.field} record={record} />}
    </FieldFrame>
  );
}
