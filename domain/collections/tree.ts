import { closedObject } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';

/** Products of one collection in its own answer, the newest first; `total_products` says how many there are. */
export const MOST_ANSWERED_PRODUCTS = 100;

/** The collections that one answer holds, and that one order may name. */
export const MOST_COLLECTIONS = 1000;

type Row = Omit<CollectionNode, 'subcollections'> & { parent_id: number | null };

/** The tree of rows that come in the order of the store. A row whose parent is not among them stands at the top. */
export function treeOf(rows: readonly Row[]): CollectionNode[] {
  const nodes = new Map(rows.map((row) => [row.id, nodeOf(row)]));
  const top: CollectionNode[] = [];
  for (const { id, parent_id } of rows) {
    const node = nodes.get(id);
    const siblings: CollectionNode[] = nodes.get(parent_id ?? 0)?.subcollections ?? top;
    if (node !== undefined) siblings.push(node);
  }
  return top;
}

function nodeOf(row: Row): CollectionNode {
  const { parent_id: _, ...node } = row;
  return { ...node, subcollections: [] };
}

/** All ids from the top down, each collection before its sub-collections: the order that the server keeps. */
export function orderOf(tree: readonly CollectionNode[]): number[] {
  return tree.flatMap(({ id, subcollections }) => [id, ...orderOf(subcollections)]);
}

/** How many collections a tree has. */
export function countNodes(tree: readonly CollectionNode[]): number {
  return orderOf(tree).length;
}

/**
 * The tree with a collection in the place of one of its siblings. The default collection stays first, and a place
 * before it means the one after it. Returns the same tree where nothing moves.
 */
export function moveNode(tree: CollectionNode[], id: number, to: number): CollectionNode[] {
  const from = tree.findIndex((node) => node.id === id);
  if (from === -1) {
    const inner = tree.map((node) => withSubcollections(node, moveNode(node.subcollections, id, to)));
    return inner.some((node, at) => node !== tree[at]) ? inner : tree;
  }
  const moved = tree[from];
  const place = Math.max(firstPlace(tree), Math.min(to, tree.length - 1));
  if (moved === undefined || moved.default === 1 || place === from) return tree;
  return tree.toSpliced(from, 1).toSpliced(place, 0, moved);
}

/** The first place among siblings that can be taken. */
export function firstPlace(siblings: readonly CollectionNode[]): number {
  return siblings[0]?.default === 1 ? 1 : 0;
}

function withSubcollections(node: CollectionNode, subcollections: CollectionNode[]): CollectionNode {
  return subcollections === node.subcollections ? node : { ...node, subcollections };
}

/** Pictures of products on a card; '+N' says how many more there are. */
export const THUMBNAILS = 3;

const THUMBNAIL = closedObject({
  id: { type: 'integer' },
  name: { type: 'string' },
  picture_url: { type: ['string', 'null'] },
});
export type CollectionThumbnail = FromSchema<typeof THUMBNAIL>;

/** A collection as its list shows it (spec 1 §3, tree node), with what is in it. */
export const COLLECTION_NODE = closedObject({
  id: { type: 'integer' },
  name: { type: 'string' },
  picture_url: { type: ['string', 'null'] },
  public: { enum: [0, 1] },
  default: { enum: [0, 1], description: '1: the collection that groups all products.' },
  total_products: { type: 'integer' },
  products: { type: 'array', items: THUMBNAIL, maxItems: THUMBNAILS, description: 'The newest ones.' },
  subcollections: { type: 'array', items: { $ref: '#/components/schemas/CollectionNode' } },
});
type Members = Omit<FromSchema<typeof COLLECTION_NODE>, 'subcollections'>;
/** The reference of `subcollections` is to the node itself. */
export interface CollectionNode extends Members {
  subcollections: CollectionNode[];
}
