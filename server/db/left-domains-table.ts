/** Domains that stores have left while they may still lead here. */
export interface LeftDomainsTable {
  domain: string;
  /** The store that left it. */
  store_id: number;
  /** When the store left it. */
  created_at: Date;
}
