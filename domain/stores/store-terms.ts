/** Characters of the terms and conditions, marks included: about twenty pages. */
export const TERMS_LENGTH = 50_000;
/** The newest versions of the terms that a store keeps. */
export const MOST_TERMS_VERSIONS = 100;
