import type { FieldComponent } from '../kinds/fields/field.ts';
import type { ResourceManifest } from './manifest.ts';

/** The component that replaces the display of a field, by `component` key or by source. */
export function fieldOverride(
  { components, fields }: ResourceManifest,
  source: string,
  component = '',
): FieldComponent | undefined {
  return components?.[component] ?? fields?.[source];
}

/** The same for a cell of the table, where a column may also be left out (null). */
export function columnOverride(
  manifest: ResourceManifest,
  source: string,
  component?: string,
): FieldComponent | null | undefined {
  const column = manifest.columns?.[source];
  return column === undefined ? fieldOverride(manifest, source, component) : column;
}
