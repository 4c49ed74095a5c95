import { Fragment } from 'react';
import { ResourceContextProvider } from 'ra-core';
import type { FieldProps } from '../fields/field.ts';
import { ReferencedName } from '../fields/ReferenceField.tsx';

/** All records of a relation by name, each with the link that opens it. */
export function ReferencesDisplay({ field, value }: FieldProps) {
  const resource = field.ref?.resource ?? '';
  const ids: unknown[] = Array.isArray(value) ? value : [];
  return (
    <ResourceContextProvider value={resource}>
      {ids
        .filter((id) => typeof id === 'number' || typeof id === 'string')
        .map((id, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <ReferencedName resource={resource} id={id} />
          </Fragment>
        ))}
    </ResourceContextProvider>
  );
}
