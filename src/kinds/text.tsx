import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatPhone } from '../../domain/phones/notations.ts';
import { countryName } from '../../domain/places/countries.ts';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { useLabel, useIntlLocale } from '../i18n/words.ts';
import { useRecordRepresentation } from '../schema/representation.ts';
import { Tag } from '../ui/chip/StatusChip.tsx';
import { Figures } from '../ui/figure/Money.tsx';
import { fileNameIn, isWebAddress } from '../ui/file/file-address.ts';
import { Thumbnail } from '../ui/picture/Thumbnail.tsx';
import { LinkedText } from '../ui/text/LinkedText.tsx';
import { usePlain, type FieldProps } from './fields/field.ts';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'text', sorted: 'letters' };

export const displays = {
  text: { Field: TextField, wordy: true, clear: true, fact: true },
  multiline: { Field: MultilineField, wordy: true, clear: true, wholeLine: true },
  email: { Field: EmailField, clear: true, unframed: true },
  phone: { Field: PhoneField, width: 130, clear: true, short: true, unframed: true },
  url: { Field: UrlField, clear: true, unframed: true },
  tags: { Field: TagsField, wordy: true, clear: true, wholeLine: true },
  image: { Field: ImageField, width: 64, place: 'picture', showsEmpty: true },
  file: { Field: FileField, wholeLine: true, unframed: true },
  country: { Field: CountryField, clear: true, short: true, fact: true },
  city: { Field: CityField, wordy: true, clear: true, short: true, fact: true },
} satisfies Displays;

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

const stay = (event: { stopPropagation(): void }): void => event.stopPropagation();

/** An address that leads to its mail. Where it has no room in one line, it breaks before the '@'. */
export function EmailField({ value }: FieldProps) {
  const address = String(value);
  if (usePlain()) return <>{address}</>;
  const at = address.lastIndexOf('@');
  return (
    <Link href={`mailto:${address}`} onClick={stay}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
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
      sx={{ whiteSpace: 'nowrap', 'dd &': { whiteSpace: 'normal' }, fontVariantNumeric: 'tabular-nums' }}
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

/** A small picture; without one, the initials of its record. */
export function ImageField({ field, value, record }: FieldProps) {
  const represent = useRecordRepresentation();
  return <Thumbnail url={picturesOf(field, value)[0] ?? null} name={represent(record)} />;
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

// Loaded after the page, because a list page should not carry the weight of the municipalities.
const CityName = lazy(() => import('./fields/CityName.tsx'));

/** The name of a country in the current language, by its code. */
export function CountryField({ value }: FieldProps) {
  const locale = useIntlLocale();
  const code = String(value);
  return <>{/^[A-Z]{2}$/.test(code) ? countryName(code, locale) : code}</>;
}

/** Name and department of a municipality, by its DANE code. */
export function CityField({ value }: FieldProps) {
  const code = String(value);
  return (
    <Suspense fallback="…">
      <CityName code={code} />
    </Suspense>
  );
}

/** The addresses of the pictures of a field: the value itself, its elements, or what its rows have of one. */
export function picturesOf({ items }: FieldDescriptor, value: unknown): string[] {
  const source = items?.find(({ display }) => display === 'image')?.source;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values
    .map((one) => (typeof one === 'object' && one !== null ? memberText(one, source) : one))
    .filter((address) => typeof address === 'string')
    .filter((address) => address !== '');
}

function memberText(row: object, source: string | undefined): unknown {
  return source === undefined ? undefined : new Map<string, unknown>(Object.entries(row)).get(source);
}
