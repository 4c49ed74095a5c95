import type { ResourceManifest } from './manifest.ts';
import type { FieldComponent } from './fields/field.ts';

const modules = import.meta.glob<{ default: ResourceManifest }>('./*/manifest.{ts,tsx}', { eager: true });

const manifests = new Map(
  Object.entries(modules).map(([path, module]) => [path.split('/')[1] ?? path, module.default]),
);

const NONE: ResourceManifest = {};

/** The bespoke parts of a resource; empty when there are none. */
export function manifestOf(resource: string): ResourceManifest {
  return manifests.get(resource) ?? NONE;
}

/** The component that replaces the display of a field, by `component` key or by source. */
export function fieldOverride(
  resource: string,
  source: string,
  component?: string,
): FieldComponent | undefined {
  const { fields } = manifestOf(resource);
  return (component === undefined ? undefined : fields?.[component]) ?? fields?.[source];
}

/** The same for a cell of the table, where a column may also be left out (null). */
export function columnOverride(
  resource: string,
  source: string,
  component?: string,
): FieldComponent | null | undefined {
  const { columns } = manifestOf(resource);
  if (component !== undefined && columns?.[component] !== undefined) return columns[component];
  return columns?.[source] === undefined ? fieldOverride(resource, source, component) : columns[source];
}
