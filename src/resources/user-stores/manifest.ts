import type { ResourceManifest } from '../../manifest/manifest.ts';
import { lazyPart } from '../../ui/lazy/lazy-popup.tsx';
import type { DeleteBranchProps } from './BranchForm.tsx';

/** The list is cards with what a branch is used for: its link, its code, its chat. */
const userStores: ResourceManifest<'user-stores'> = {
  list: () => import('./list/BranchesPage.tsx'),
  imports: false,
  create: () => import('./BranchForm.tsx'),
  Delete: lazyPart<DeleteBranchProps>(async () => ({
    default: (await import('./BranchForm.tsx')).DeleteBranch,
  })).Part,
};
export default userStores;
