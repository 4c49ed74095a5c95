import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { useRecordRepresentation } from '../../schema/useRecordRepresentation.ts';
import type { FieldProps } from './field.ts';
import { Thumbnail } from '../../ui/picture/Thumbnail.tsx';

/** The address of a picture: the value itself, or that of the first row in an array. */
export function pictureOf(field: FieldDescriptor, value: unknown): string | null {
  if (typeof value === 'string' && value !== '') return value;
  const source = field.items?.find(({ display }) => display === 'image')?.source;
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  if (source === undefined || typeof first !== 'object' || first === null) return null;
  const address = new Map<string, unknown>(Object.entries(first)).get(source);
  return typeof address === 'string' && address !== '' ? address : null;
}

/** A small picture; without one, the initials of its record. */
export function ImageField({ field, value, record }: FieldProps) {
  const represent = useRecordRepresentation();
  return <Thumbnail url={pictureOf(field, value)} name={represent(record)} />;
}
