import { useAllowed } from '../schema/useAllowed.ts';
import { useListDescriptor } from '../schema/useDescriptor.ts';

/** Whether there is anything that this user may do with several records. */
export function useSelectable(resource: string): boolean {
  const allowed = useAllowed(resource);
  const { bulk } = useListDescriptor();
  return allowed('bulkDelete') || (allowed('edit') && bulk === true);
}
