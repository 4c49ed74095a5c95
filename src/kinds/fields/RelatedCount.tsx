import { useContext } from 'react';
import { useQuery } from '@tanstack/react-query';
import Link from '@mui/material/Link';
import {
  ListContext,
  ResourceContextProvider,
  useDataProvider,
  useResourceContext,
  type RaRecord,
} from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { ResourceDescriptor } from '../../../domain/schema/descriptors.ts';
import { COUNTS_WORDS } from '../../../generated/words/counts.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useOnline } from '../../dataProvider/useOnline.ts';
import { fill, useLabel, useWords } from '../../i18n/words.ts';
import { findDescriptor } from '../../schema/descriptors.ts';
import { filteredListPath } from '../../schema/paths.ts';
import { useListDescriptor, useResourceNames } from '../../schema/useDescriptor.ts';
import { useNumber } from '../../ui/figure/Money.tsx';
import { LineSkeleton } from '../../ui/state/PageStates.tsx';
import { usePlain, type FieldProps } from './field.ts';
import { phraseOf } from './PhraseText.tsx';

/** The number of records that point at this one, as a sentence. In a table it leads to them. */
export default function RelatedCount(props: FieldProps) {
  const target = findDescriptor(props.field.ref?.resource ?? '');
  const via = props.field.ref?.via;
  const resource = useResourceContext();
  if (target === undefined || via === undefined) return null;
  return (
    <ResourceContextProvider value={target.name}>
      <Counted {...props} target={target} via={via} ofItself={target.name === resource} />
    </ResourceContextProvider>
  );
}

interface CountedProps extends FieldProps {
  target: ResourceDescriptor;
  via: string;
  /** The records that point here are of the record's own resource. */
  ofItself: boolean;
}

function Counted({ field, record, target, via, ofItself }: CountedProps) {
  const descriptor = useListDescriptor();
  const words = useWords(COUNTS_WORDS);
  const online = useOnline();
  const plain = usePlain();
  const sentence = useSentence(field, ofItself);
  const label = useLabel()(field.label);
  const { count, failed } = useCount(target.name, via, record);
  if (failed) return <>{fill(online ? words.failed : words.offline, { names: label })}</>;
  if (count === undefined) return <LineSkeleton />;
  if (plain || count === 0) return <>{sentence(count)}</>;
  return (
    <Link
      component={RouterLink}
      to={filteredListPath(target.name, descriptor, via, record.id)}
      onClick={(event) => event.stopPropagation()}
    >
      {sentence(count)}
    </Link>
  );
}

/** In the words of the schema, else of the counted resource. What a record has of its own kind is named by the field. */
function useSentence({ label, phrase }: FieldProps['field'], ofItself: boolean): (count: number) => string {
  const words = useWords(COUNTS_WORDS);
  const labelOf = useLabel();
  const number = useNumber();
  const { lowerOne, lowerMany } = useResourceNames();
  return (count) => {
    const own = phrase && phraseOf(phrase, count, false);
    if (own !== undefined) return labelOf(own).replace('{value}', number(count));
    if (ofItself) return `${labelOf(label)}: ${number(count)}`;
    if (count === 0) return fill(words.zero, { names: lowerMany });
    return `${number(count)} ${count === 1 ? lowerOne : lowerMany}`;
  };
}

/** How many records of a resource point at this one by a reference; undefined until it is known. */
function useCount(
  resource: string,
  by: string,
  record: RaRecord,
): { count: number | undefined; failed: boolean } {
  const dataProvider = useDataProvider<AppDataProvider>();
  const ids = usePageIds(record);
  const { data, isError } = useQuery({
    // The resource comes first: what changes in it is counted anew.
    queryKey: [resource, 'counts', by, ids],
    queryFn: ({ signal }) => dataProvider.countRecords(resource, { by, ids }, signal),
  });
  const found = data?.find(({ id }) => id === Number(record.id));
  return { count: found?.count, failed: isError && found === undefined };
}

/**
 * The ids of the page of the list that holds a record; its cells share one call. A list that grows by pages keeps the
 * pages that it has. Outside of a list, the record's own id.
 */
function usePageIds(record: RaRecord): number[] {
  const list = useContext(ListContext);
  const records: RaRecord[] = list?.data ?? [];
  const index = records.indexOf(record);
  if (list === null || index < 0) return [Number(record.id)];
  const start = index - (index % list.perPage);
  return records.slice(start, start + list.perPage).map(({ id }) => Number(id));
}
