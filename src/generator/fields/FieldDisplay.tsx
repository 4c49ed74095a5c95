import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetManyAggregate, useTranslate, type Identifier } from 'ra-core';
import { formatPhone } from '../../../domain/phones/notations.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Display } from '../../../domain/schema/kind-names.ts';
import { useLabel } from '../../i18n/words.ts';
import { useMayLookUp } from '../../schema/useAllowed.ts';
import { useRecordRepresentation } from '../../schema/useRecordRepresentation.ts';
import { useRepresent } from '../../schema/useRepresent.ts';
import { Tag } from '../../ui/chip/Tag.tsx';
import { DateText, useDates } from '../../ui/figure/DateText.tsx';
import { Figures } from '../../ui/figure/Money.tsx';
import { Nothing } from '../../ui/figure/Nothing.tsx';
import { fileNameIn, isWebAddress } from '../../ui/file/file-address.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { Thumbnail } from '../../ui/picture/Thumbnail.tsx';
import { LineSkeleton } from '../../ui/skeleton/Skeletons.tsx';
import { LinkedText } from '../../ui/text/LinkedText.tsx';
import { ChipField } from './ChipField.tsx';
import { isEmpty, type FieldComponent, type FieldProps } from './field.ts';
import { FlagField } from './FlagField.tsx';
import { MoneyField } from './MoneyField.tsx';
import { NumberField } from './NumberField.tsx';
import { picturesOf } from './pictures-of.ts';
import { CityField, CountryField } from './PlaceFields.tsx';
import { usePlain } from './plain.ts';
import { ReferenceField } from './ReferenceField.tsx';
import { ToggleField } from './ToggleField.tsx';

const { Part: ElementsField } = lazyPart<FieldProps & { Element: FieldComponent }>(
  () => import('./ElementsField.tsx'),
);

/** Each is exported: `npm run schema eject` writes files that begin with them. */
const DISPLAYS: Readonly<Record<Display, FieldComponent>> = {
  text: TextField,
  multiline: MultilineField,
  email: EmailField,
  phone: PhoneField,
  url: UrlField,
  tags: TagsField,
  image: ImageField,
  file: FileField,
  country: CountryField,
  city: CityField,
  number: NumberField,
  money: MoneyField,
  flag: FlagField,
  toggle: ToggleField,
  chip: ChipField,
  date: DateField,
  datetime: DateTimeField,
  time: TimeField,
  reference: ReferenceField,
  references: ReferencesField,
  collection: CountField,
  items: RowsField,
  json: RowsField,
};

/** Displays that also show empty values: a switch that is off, initials instead of a picture, rows that the record lacks. */
const SHOW_EMPTY: ReadonlySet<Display> = new Set(['image', 'toggle', 'flag', 'collection']);

/** Displays a value as its schema declares. */
export function FieldDisplay(props: FieldProps) {
  const { display } = props.field;
  if (isEmpty(props.value) && !SHOW_EMPTY.has(display)) return <Nothing />;
  if (props.field.element?.display === 'file') return <FileField {...props} />;
  if (props.field.element !== undefined && display === 'json')
    return (
      <Suspense>
        <ElementsField {...props} Element={FieldDisplay} />
      </Suspense>
    );
  const Display = DISPLAYS[display];
  return <Display {...props} />;
}

/** `hoy`, `ayer`, `12 nov`. */
export function DateField({ value }: FieldProps) {
  return <DateText at={String(value)} />;
}

/** `hoy, 8:00 p. m.` */
export function DateTimeField({ value }: FieldProps) {
  return <DateText at={String(value)} time />;
}

/** A time of day without a zone: `1:30 p. m.` */
export function TimeField({ value }: FieldProps) {
  return <Figures>{useDates().timeOfDay(String(value))}</Figures>;
}

/** A small picture; without one, the initials of its record. */
export function ImageField({ field, value, record }: FieldProps) {
  const represent = useRecordRepresentation();
  return <Thumbnail url={picturesOf(field, value)[0] ?? null} name={represent(record)} />;
}

/** Plain text, or an enum's value in its words; the cell cuts long text. */
export function TextField({ field, value }: FieldProps) {
  const labelOf = useLabel();
  const label = field.enum?.find((one) => one.value === value)?.label;
  if (label !== undefined) return <>{labelOf(label)}</>;
  return <>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</>;
}

/** Text with its line breaks, and its web addresses as links. */
export function MultilineField({ value }: FieldProps) {
  const text = String(value);
  const plain = usePlain();
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
      {plain ? text : <LinkedText>{text}</LinkedText>}
    </Box>
  );
}

const { Part: RelatedCount } = lazyPart<FieldProps>(() => import('./RelatedCount.tsx'));

/** How many records point at this one. The list is drawn before they are counted. */
export function CountField(props: FieldProps) {
  return (
    <Suspense fallback={<LineSkeleton />}>
      <RelatedCount {...props} />
    </Suspense>
  );
}

/** A comma-joined text as separate words. */
export function TagsField({ value }: FieldProps) {
  const tags = String(value)
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {[...new Set(tags)].map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </Box>
  );
}

/** A cell shows the first two texts of an object: `Ana Rojas` of a customer, `Calle 1 # 2-3` of an address. */
const TEXTS = 2;

function summaryOf(field: FieldDescriptor, value: object): string {
  const members = new Map<string, unknown>(Object.entries(value));
  const declared = (field.items ?? [])
    .filter(({ kind }) => kind === 'text')
    .map(({ source }) => source)
    // A person without a last name is not called by their number.
    .slice(0, TEXTS);
  const texts = (declared.length > 0 ? declared : [...members.keys()])
    .map((source) => members.get(source))
    .filter((text) => typeof text === 'string' && text !== '');
  return texts.slice(0, TEXTS).join(' ');
}

/** Shows the number of nested rows, or a nested object in a few words: a cell has no room for a table. */
export function RowsField({ field, value }: FieldProps) {
  const translate = useTranslate();
  if (Array.isArray(value)) return <>{translate('field.rows', { smart_count: value.length })}</>;
  if (typeof value !== 'object' || value === null) return <>{String(value)}</>;
  const summary = summaryOf(field, value);
  return isEmpty(summary) ? <Nothing /> : <>{summary}</>;
}

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

function textIn(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const text = new Map<string, unknown>(Object.entries(value)).get(name);
  return typeof text === 'string' ? text : undefined;
}

/** Stored files, one below the other, in a sentence by name: addresses, or objects with `url` and `name`. */
export function FileField({ value }: FieldProps) {
  const plain = usePlain();
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const files = values.map((file) => {
    const address = typeof file === 'string' ? file : (textIn(file, 'url') ?? '');
    return { address, name: textIn(file, 'name') ?? fileNameIn(address) };
  });
  if (plain) return <>{files.map(({ name }) => name).join(', ')}</>;
  return files.map((file) => <FileLink key={file.address} {...file} />);
}

function FileLink({ address, name }: { address: string; name: string }) {
  if (!isWebAddress(address)) return <div>{name}</div>;
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'block', overflowWrap: 'anywhere' }}
    >
      {name}
    </Link>
  );
}

const stay = (event: { stopPropagation(): void }): void => event.stopPropagation();

export function EmailField({ value }: FieldProps) {
  if (usePlain()) return <>{String(value)}</>;
  return (
    <Link href={`mailto:${String(value)}`} onClick={stay}>
      {String(value)}
    </Link>
  );
}

/** `300 123 4567`, which calls. */
export function PhoneField({ value }: FieldProps) {
  const text = formatPhone(String(value));
  const plain = usePlain();
  if (text === '') return <>–</>;
  if (plain) return <Figures>{text}</Figures>;
  return (
    <Link
      href={`tel:+${String(value)}`}
      onClick={stay}
      sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {text}
    </Link>
  );
}

/** Only web addresses become links: a stored `javascript:` stays text. */
export function UrlField({ value }: FieldProps) {
  const address = String(value);
  const plain = usePlain();
  if (plain || !/^https?:\/\//i.test(address)) return <>{address}</>;
  return (
    <Link href={address} onClick={stay} rel="noopener noreferrer" target="_blank">
      {address.replace(/^https?:\/\//i, '')}
    </Link>
  );
}
