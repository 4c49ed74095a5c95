import { Suspense, use } from 'react';
import type { RaRecord } from 'ra-core';
import { loadList } from '../../schema/load-list.ts';
import { FieldDisplay } from './FieldDisplay.tsx';

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
