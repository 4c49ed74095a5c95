import { judge } from '../../../domain/access/access.ts';
import { useAccess } from '../../schema/useAccess.ts';

/** Whether the user may read the store's log. */
export function useAuditAccess(): boolean {
  const access = useAccess();
  return access !== null && judge(access, { permission: 'audit.read' }) === 'allowed';
}
