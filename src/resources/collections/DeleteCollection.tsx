import type { CollectionNode } from '../../../domain/collections/tree.ts';
import { COLLECTIONS_WORDS } from '../../../generated/words/collections.ts';
import { DeleteRecord } from '../../form/DeleteRecord.tsx';
import type { CardProps } from '../../manifest/manifest.ts';
import { fill, fillCount, useAppLocale, useWords } from '../../i18n/words.ts';
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

interface DeleteCollectionProps {
  node: CollectionNode;
  /** Above the form: a button, and the list afterwards. */
  inForm?: boolean;
}

/** Deletes a collection after a question in words and numbers. The default one has no such button (COL-02). */
export function DeleteCollection({ node, inForm = false }: DeleteCollectionProps) {
  const words = useWords(COLLECTIONS_WORDS);
  const locale = useAppLocale();
  const { id, name, total_products: products, subcollections } = node;
  if (node.default === 1) return null;
  const sentences = [
    fill(words.delete_question, { name }),
    ...(products > 0 ? [fillCount(words.delete_products, products, locale)] : []),
    ...(subcollections.length > 0 ? [fillCount(words.delete_children, subcollections.length, locale)] : []),
  ];
  return (
    <DeleteRecord
      resource="collections"
      record={{ id, name }}
      message={sentences.join(' ')}
      {...(!inForm && { inList: fill(words.delete, { name }) })}
    />
  );
}
