import { use } from 'react';
import { useRecordContext } from 'ra-core';
import { FieldFrame } from './inputs/FieldFrame.tsx';
import { InputSetContext, type InputProps } from './inputs/input.ts';
import type { Inputs } from './kind.ts';

export const inputs = {
  collection: { Input: CollectionInput, wholeLine: true },
} satisfies Inputs;

/** Records that point here, read only: users edit them on their own pages. */
export function CollectionInput(props: InputProps) {
  const record = useRecordContext();
  const Related = use(InputSetContext)?.Related;
  if (record === undefined || Related === undefined) return null;
  return (
    <FieldFrame {...props} error={undefined} group>
      {() => <Related field={props.field} record={record} />}
    </FieldFrame>
  );
}
