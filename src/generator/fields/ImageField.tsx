import { useRecordRepresentation } from '../../schema/useRecordRepresentation.ts';
import type { FieldProps } from './field.ts';
import { picturesOf } from './pictures-of.ts';
import { Thumbnail } from '../../ui/picture/Thumbnail.tsx';

/** A small picture; without one, the initials of its record. */
export function ImageField({ field, value, record }: FieldProps) {
  const represent = useRecordRepresentation();
  return <Thumbnail url={picturesOf(field, value)[0] ?? null} name={represent(record)} />;
}
