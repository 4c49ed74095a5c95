import type { Generated } from 'kysely';

/** Rows of `terms_versions`. */
export interface TermsVersionsTable {
  store_id: number;
  id: Generated<number>;
  user_id: number | null;
  /** Cleaned HTML; empty where the terms were removed. */
  terms: string;
  created_at: Date;
}
