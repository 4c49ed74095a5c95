import { closedObject } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';

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
