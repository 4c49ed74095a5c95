import { useAllowed } from '../../schema/useAllowed.ts';
import { findDescriptor } from '../../schema/descriptors.ts';

/** Whether there is anything that this user may do with several records. */
export function useSelectable(resource: string): boolean {
  const allowed = useAllowed(resource);
  return allowed('bulkDelete') || (allowed('edit') && findDescriptor(resource)?.list.bulk === true);
}
