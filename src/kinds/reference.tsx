import Link from '@mui/material/Link';
import { ResourceContextProvider, useGetManyAggregate, useTranslate, type Identifier } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { useMayLookUp, useRecordPath } from '../schema/useAllowed.ts';
import { useRepresent } from '../schema/representation.ts';
import { usePlain, type FieldProps } from './fields/field.ts';
import { LineSkeleton } from '../ui/state/PageStates.tsx';
import { Nothing } from '../ui/figure/Money.tsx';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'records' };

export const displays = {
  reference: { Field: ReferenceField, clear: true, short: true, unframed: true },
} satisfies Displays;

function isId(value: unknown): value is Identifier {
  return typeof value === 'number' || typeof value === 'string';
}

/**
 * The name of the record with this id, with a link if the user may open it. One call loads all ids of a screen. A user
 * who may not read it sees nothing, rather than that it is gone.
 */
export function ReferenceField({ field, value }: FieldProps) {
  const target = field.ref?.resource;
  if (target === undefined || !isId(value)) return <Nothing />;
  return (
    <ResourceContextProvider value={target}>
      <ReferencedName resource={target} id={value} />
    </ResourceContextProvider>
  );
}

export function ReferencedName({ resource, id }: { resource: string; id: Identifier }) {
  const translate = useTranslate();
  const readable = useMayLookUp(resource);
  const { data, isPending, error } = useGetManyAggregate(resource, { ids: [id] }, { enabled: readable });
  const record = data?.[0];
  const pathTo = useRecordPath(resource);
  const represent = useRepresent();
  const plain = usePlain();
  if (!readable) return <Nothing />;
  if (isPending) return <LineSkeleton />;
  if (record === undefined) {
    // A read that failed says nothing of the record, and takes no name away that an earlier one brought.
    return error === null ? <>{translate('field.missing_reference')}</> : <Nothing />;
  }
  const name = represent(resource, record);
  const path = pathTo(record);
  if (plain || path === undefined) return <>{name}</>;
  return (
    <Link component={RouterLink} to={path} onClick={(event) => event.stopPropagation()}>
      {name}
    </Link>
  );
}
