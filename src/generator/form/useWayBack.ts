import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation } from 'react-router-dom';
import { useListPath } from '../../schema/list-visit.ts';
import { PHONE } from '../../theme/widths.ts';
import { useManifest } from '../manifest/useManifest.ts';

/**
 * Where a form leads when it is done or left: the page that opened it for a record of its own, else the list as the user
 * left it. On phones its manifest may name another page.
 */
export function useWayBack(resource: string): string {
  const { state } = useLocation();
  const listPath = useListPath(resource);
  const { formEndsAt } = useManifest(resource);
  const phone = useMediaQuery(PHONE, { noSsr: true });
  return returnTo(state) ?? (phone && formEndsAt !== undefined ? formEndsAt : listPath());
}

function returnTo(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  return typeof state.returnTo === 'string' ? state.returnTo : undefined;
}
