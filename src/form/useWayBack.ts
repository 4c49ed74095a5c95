import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation } from 'react-router-dom';
import { useCameFromList, useListPath } from '../schema/list-visit.ts';
import { openingViews, pathOf } from '../schema/paths.ts';
import { PHONE } from '../theme/styles.ts';
import { useManifest } from '../manifest/useManifest.ts';

/**
 * Where a form leads when it is done or left: the page that opened it for a record of its own. Else the detail page,
 * where that is what opens a record; else the list as the user left it. On phones its manifest may name another page for
 * who did not come from the list.
 * @param id of the edited record
 */
export function useWayBack(resource: string, id?: string): string {
  const { state } = useLocation();
  const listPath = useListPath(resource);
  const cameFromList = useCameFromList(resource);
  const { formEndsAt } = useManifest(resource);
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const asked = returnTo(state);
  if (asked !== undefined) return asked;
  if (id !== undefined && openingViews(resource)[0] === 'show') return pathOf(resource, 'show', id);
  return phone && formEndsAt !== undefined && !cameFromList() ? formEndsAt : listPath();
}

function returnTo(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  return typeof state.returnTo === 'string' ? state.returnTo : undefined;
}
