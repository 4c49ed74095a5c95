import { fileNameIn, withFileName } from '../../ui/file/file-address.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';

export interface StoredFile {
  name: string;
  url: string;
}

/** The new value of a file field: an address that carries the name, a `{name, url}`, or a list with one. */
export function withFile(field: FieldDescriptor, file: StoredFile): unknown {
  if (field.kind !== 'json') {
    const named = withFileName(file.url, file.name);
    return named.length > (field.bounds?.maxLength ?? Infinity) ? file.url : named;
  }
  return field.shape === 'array' ? [file] : file;
}

/** The name of the file that a field holds; undefined without one. */
export function nameOfFile(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : fileNameIn(value);
  const file: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof file !== 'object' || file === null) return undefined;
  if ('name' in file && typeof file.name === 'string' && file.name !== '') return file.name;
  return 'url' in file && typeof file.url === 'string' ? nameOfFile(file.url) : undefined;
}
