import { useFormContext } from 'react-hook-form';
import { useResourceContext } from 'ra-core';
import { useRepresent } from '../../schema/useRepresent.ts';

/** What the pictures of a form show: its record, by the name that is typed now; the field's label without one. */
export function usePictureName(label: string): string {
  const resource = useResourceContext();
  const represent = useRepresent();
  const { getValues } = useFormContext();
  if (resource === undefined) return label;
  const name = represent(resource, { id: 0, ...getValues() });
  return name.startsWith('#') ? label : name;
}
