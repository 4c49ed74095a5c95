import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { inLocale } from './words.ts';

/** A field of a resource's list by its path, such as `product_variants.price`; undefined when it is not loaded. */
export type FieldOf = (resource: string, path: string) => FieldDescriptor | undefined;

const FIELD_KEY = /^resources\.([^.]+)\.fields\.(.+)$/;

/** The schema's label for react-admin's key of a field, `resources.<name>.fields.<source>`; undefined for other keys. */
export function fieldLabel(fieldOf: FieldOf, key: string, locale: string): string | undefined {
  const [, resource, path] = FIELD_KEY.exec(key) ?? [];
  if (resource === undefined || path === undefined) return undefined;
  const field = fieldOf(resource, path);
  return field && inLocale(field.label, locale);
}
