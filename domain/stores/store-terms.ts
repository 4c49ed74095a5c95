/** Characters of the terms and conditions, marks included: about twenty pages. */
export const TERMS_LENGTH = 50_000;
/** The newest versions of the terms that a store keeps. */
export const MOST_TERMS_VERSIONS = 100;

/** A version of the terms in the list of them, the newest first. */
export interface TermsVersion {
  id: number;
  /** UTC. */
  created_at: string;
  /** Who saved it; null for who has left. */
  author: string | null;
  /** How it begins, as plain text. */
  excerpt: string;
}

/** One version with its text, as HTML that the server has cleaned. */
export interface TermsVersionText extends TermsVersion {
  terms_and_conditions: string;
}
