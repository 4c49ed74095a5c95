import { planLimit } from '../../../domain/plans/limits.ts';
import { useAccess } from '../../schema/useAccess.ts';
import { useBranches } from './useBranches.ts';

/** How many lines the plan has, and how many the store uses; undefined while unknown or without limit. */
export function useLines(): { most: number | undefined; used: number | undefined; full: boolean } {
  const access = useAccess();
  const { branches } = useBranches();
  const most = access === null ? undefined : planLimit(access.features, 'max_lines');
  const used = branches?.length;
  return { most, used, full: most !== undefined && used !== undefined && used >= most };
}
