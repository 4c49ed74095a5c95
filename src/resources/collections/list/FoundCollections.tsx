import Box from '@mui/material/Box';
import type { CollectionNode } from '../../../../domain/collections/tree.ts';
import { fold } from '../../../../domain/places/fold.ts';
import { NoResults } from '../../../generator/list/NoResults.tsx';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { COLLECTION_WORDS } from '../collection-words.ts';
import { CollectionCard } from './CollectionCard.tsx';

interface Placed {
  node: CollectionNode;
  place: string;
}

function placedNodes(tree: readonly CollectionNode[], prefix = ''): Placed[] {
  return tree.flatMap((node, index) => {
    const place = `${prefix}${index + 1}`;
    return [{ node, place }, ...placedNodes(node.subcollections, `${place}.`)];
  });
}

/** The collections of a search, with their numbers in the tree. They are not sorted here. */
export function FoundCollections({ tree, search }: { tree: readonly CollectionNode[]; search: string }) {
  const words = useDictionary(COLLECTION_WORDS);
  const asked = fold(search);
  const found = placedNodes(tree).filter(({ node }) => fold(node.name).includes(asked));
  if (found.length === 0) return <NoResults />;
  return (
    <Box
      component="ul"
      aria-label={words.results}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {found.map(({ node, place }) => (
        <li key={node.id}>
          <CollectionCard node={node} place={place} tools={{ handle: null, buttons: null }} />
        </li>
      ))}
    </Box>
  );
}
