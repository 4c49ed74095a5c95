import type { ResourceManifest } from '../../manifest/manifest.ts';
import { lazyPart } from '../../ui/lazy/lazy-popup.tsx';
import type { DeleteInFormProps } from './DeleteCollection.tsx';

/** The list is a tree of cards that is sorted by hand. The form knows the default collection, and what is inside. */
const collections: ResourceManifest<'collections'> = {
  list: () => import('./list/CollectionsPage.tsx'),
  imports: false,
  formParts: () => import('./form-parts.tsx'),
  Delete: lazyPart<DeleteInFormProps>(() => import('./DeleteCollection.tsx')).Part,
};
export default collections;
