import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import { useManifest } from '../manifest/manifest.ts';
import { useCameFromList, useListPath } from '../schema/list-visit.ts';
import { openingViews, pathOf } from '../schema/paths.ts';
import { PHONE } from '../theme/styles.ts';

/** The link back to the list, before the title. */
export function BackToList({ resource }: { resource: string }) {
  const translate = useTranslate();
  return (
    <IconButton component={Link} to={useListPath(resource)()} aria-label={translate('app.back')} edge="start">
      <ArrowBackIcon />
    </IconButton>
  );
}

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
