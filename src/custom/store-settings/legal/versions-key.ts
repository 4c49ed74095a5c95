/** Of the queries about versions of the terms. */
export const VERSIONS_KEY = ['terms-versions'] as const;
