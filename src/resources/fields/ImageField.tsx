import { useRecordRepresentation } from '../useRecordRepresentation.ts';
import type { FieldProps } from './field.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** A picture's address as the picture. */
export function ImageField({ value, record }: FieldProps) {
  const represent = useRecordRepresentation();
  return <Thumbnail url={typeof value === 'string' ? value : null} name={represent(record)} />;
}
