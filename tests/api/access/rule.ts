/** Whom a call of the API is open to. */
export type Rule =
  /** Anybody, with or without an account. */
  | 'anyone'
  /** Any signed-in user, whatever their stores. */
  | 'session'
  /** The staff of the platform, whatever their stores. */
  | 'staff'
  /** Every member of the store. */
  | 'member'
  /**
   * Members with the permission; owners have all. `lookup`: or with this one, who then read a part. `feature`: where the
   * store's plan has it. `allBranches`: of no branch alone.
   */
  | { permission: string; lookup?: string; feature?: string; allBranches?: true };

export function may(permission: string, feature?: string): Rule {
  return { permission, ...(feature === undefined ? {} : { feature }) };
}
