import Link from '@mui/material/Link';
import { ResourceContextProvider, useResourceContext } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { ResourceDescriptor } from '../../../domain/schema/descriptors.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { findDescriptor } from '../../schema/descriptors.ts';
import { filteredListPath } from '../../schema/related-paths.ts';
import { useListDescriptor } from '../../schema/useListDescriptor.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { LineSkeleton } from '../../ui/skeleton/LineSkeleton.tsx';
import { useOnline } from '../../dataProvider/useOnline.ts';
import type { FieldProps } from './field.ts';
import { phraseOf } from './phrase.ts';
import { usePlain } from './plain.ts';
import { COUNT_WORDS } from './count-words.ts';
import { useCount } from './useCount.ts';

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
  const words = useDictionary(COUNT_WORDS);
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
  const words = useDictionary(COUNT_WORDS);
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
