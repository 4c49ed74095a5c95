import type { CollectionNode } from '../../../domain/collections/tree.ts';
import type { CardProps } from '../../generator/manifest/manifest.ts';
import { DeleteCollection } from './DeleteCollection.tsx';
import { useCollectionTree } from './useCollectionTree.ts';

export type DeleteInFormProps = CardProps<'collections'> & { resource: string };

function nodeIn(tree: readonly CollectionNode[], id: number): CollectionNode | undefined {
  for (const node of tree) {
    const found = node.id === id ? node : nodeIn(node.subcollections, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The button above the form. It appears with the tree, whose numbers the question says. */
export default function DeleteInForm({ record }: DeleteInFormProps) {
  const { data: tree } = useCollectionTree();
  const node = tree && nodeIn(tree, record.id);
  return node === undefined ? null : <DeleteCollection node={node} inForm />;
}
