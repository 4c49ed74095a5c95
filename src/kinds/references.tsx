import { useGetManyAggregate, useTranslate, type Identifier } from 'ra-core';
import { useMayLookUp } from '../schema/useAllowed.ts';
import { useRepresent } from '../schema/representation.ts';
import { Nothing } from '../ui/figure/Money.tsx';
import { LineSkeleton } from '../ui/state/PageStates.tsx';
import type { FieldProps } from './fields/field.ts';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'records' };

export const displays = {
  references: { Field: ReferencesField, clear: true, wholeLine: true },
} satisfies Displays;

const SHOWN = 2;

function idsOf(value: unknown): Identifier[] {
  if (!Array.isArray(value)) return [];
  return value.filter((id) => typeof id === 'number' || typeof id === 'string');
}

/** The first names of many, and the number of the others. */
export function ReferencesField({ field, value }: FieldProps) {
  const translate = useTranslate();
  const represent = useRepresent();
  const ids = idsOf(value);
  const resource = field.ref?.resource ?? '';
  const readable = useMayLookUp(resource);
  const { data, isPending } = useGetManyAggregate(
    resource,
    { ids: ids.slice(0, SHOWN) },
    { enabled: readable },
  );
  if (!readable) return <Nothing />;
  if (isPending) return <LineSkeleton />;
  const names = (data ?? []).flatMap((record) => (record === undefined ? [] : [represent(resource, record)]));
  const rest = ids.length - SHOWN;
  return (
    <>{[names.join(', '), ...(rest > 0 ? [translate('field.more', { smart_count: rest })] : [])].join(' ')}</>
  );
}
