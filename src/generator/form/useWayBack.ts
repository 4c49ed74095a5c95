import { useLocation } from 'react-router';
import { pathOf } from '../../schema/paths.ts';

/** Where a form leads when it is done or left: the page that opened it for a record of its own, else the list. */
export function useWayBack(resource: string): string {
  const { state } = useLocation();
  return returnTo(state) ?? pathOf(resource, 'list');
}

function returnTo(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  return typeof state.returnTo === 'string' ? state.returnTo : undefined;
}
