/** The resource whose records are the branches of a store. */
export const BRANCHES = 'user-stores';

/**
 * Permissions about the store as a whole. A role that is limited to branches cannot have them: the log would show the
 * other branches, and a member who writes the team could lift the limit.
 */
export const STORE_WIDE_PERMISSIONS: readonly string[] = [
  'settings.write',
  'team.write',
  'billing.write',
  'audit.read',
];
