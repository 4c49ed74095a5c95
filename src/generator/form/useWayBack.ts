import { useLocation } from 'react-router-dom';
import { useListPath } from '../../schema/list-visit.ts';

/**
 * Where a form leads when it is done or left: the page that opened it for a record of its own, else the list as the user
 * left it.
 */
export function useWayBack(resource: string): string {
  const { state } = useLocation();
  const listPath = useListPath(resource);
  return returnTo(state) ?? listPath();
}

function returnTo(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  return typeof state.returnTo === 'string' ? state.returnTo : undefined;
}
