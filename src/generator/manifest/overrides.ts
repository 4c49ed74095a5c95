import type { FieldComponent } from '../fields/field.ts';
import type { ResourceManifest } from './manifest.ts';

/** The component that replaces the display of a field, by `component` key or by source. */
export function fieldOverride(
  { fields }: ResourceManifest,
  source: string,
  component?: string,
): FieldComponent | undefined {
  return (component === undefined ? undefined : fields?.[component]) ?? fields?.[source];
}

/** The same for a cell of the table, where a column may also be left out (null). */
export function columnOverride(
  manifest: ResourceManifest,
  source: string,
  component?: string,
): FieldComponent | null | undefined {
  const { columns } = manifest;
  if (component !== undefined && columns?.[component] !== undefined) return columns[component];
  return columns?.[source] === undefined ? fieldOverride(manifest, source, component) : columns[source];
}
