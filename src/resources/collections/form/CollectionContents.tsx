import { CollectionProducts } from './CollectionProducts.tsx';
import { SubCollections } from './SubCollections.tsx';
import { useStored } from './useStored.ts';

/** What is inside a collection. The default one has no sub-collections: it groups everything. */
export function CollectionContents() {
  const { isDefault } = useStored();
  return (
    <>
      {!isDefault && <SubCollections />}
      <CollectionProducts />
    </>
  );
}
