/** The resource whose records are the branches of a store. */
export const BRANCHES = 'user-stores';

/**
 * What is about the store as a whole, and so nobody may whose role is limited to branches: its log would tell of the
 * others, and who writes the team could lift the limit.
 */
export const STORE_WIDE_PERMISSIONS: readonly string[] = [
  'settings.write',
  'team.write',
  'billing.write',
  'audit.read',
];
