/** Why a product is not in the public shop: the rule behind 'Why is my product not visible?'. */

/** The reasons, in the order in which a merchant mends them. */
export const OBSTACLES = [
  'store_inactive',
  'no_branch',
  'plan_full',
  'inactive',
  'no_price',
  'sold_out',
  'collections_hidden',
] as const;

export type Obstacle = (typeof OBSTACLES)[number];

export interface VisibilityFacts {
  /** Whether the store is open to buyers. */
  storeActive: boolean;
  /** Sales lines; without one there is no address and nobody to write to. */
  branches: number;
  active: boolean;
  /** Published products of the store. */
  published: number;
  /** Products that the plan lets a store publish; undefined without a limit. */
  limit: number | undefined;
  /** Whole pesos: of the product, or of each variant. */
  prices: readonly number[];
  /** Units: of the product, or of each variant; null is not counted, and never sold out. */
  quantities: readonly (number | null)[];
  /** Whether each collection of the product is public. */
  collections: readonly boolean[];
}

/** What keeps a product out of sight; nothing when buyers see it and can order it. */
export function obstaclesOf(facts: VisibilityFacts): Obstacle[] {
  const { active, published, limit, prices, quantities, collections } = facts;
  const holds: Record<Obstacle, boolean> = {
    store_inactive: !facts.storeActive,
    no_branch: facts.branches === 0,
    // A published product beyond the limit stays; a hidden one cannot be published.
    plan_full: !active && limit !== undefined && published >= limit,
    inactive: !active,
    no_price: prices.every((price) => price === 0),
    sold_out: quantities.every((quantity) => quantity === 0),
    collections_hidden: collections.length > 0 && collections.every((isPublic) => !isPublic),
  };
  return OBSTACLES.filter((obstacle) => holds[obstacle]);
}
