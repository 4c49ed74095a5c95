import useMediaQuery from '@mui/material/useMediaQuery';
import { Navigate, useLocation } from 'react-router-dom';
import { useListVisit } from '../../../schema/list-visit.ts';
import { MANAGE_CATEGORIES, pathOf } from '../../../schema/paths.ts';
import { PHONE } from '../../../theme/widths.ts';
import { useCollectionTree } from '../useCollectionTree.ts';
import { DesktopCollections } from './DesktopCollections.tsx';
import { PhoneCollections } from './PhoneCollections.tsx';

/** `/collections` on a desktop, `/manage-categories` on a phone: each width has its own path (spec 1 §2). */
export default function CollectionsPage() {
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const { pathname, search } = useLocation();
  const own = phone ? MANAGE_CATEGORIES : pathOf('collections', 'list');
  return pathname === own ? <Collections phone={phone} /> : <Navigate replace to={`${own}${search}`} />;
}

function Collections({ phone }: { phone: boolean }) {
  useListVisit('collections');
  // Asked for beside the list, not after it.
  useCollectionTree();
  return phone ? <PhoneCollections /> : <DesktopCollections />;
}
