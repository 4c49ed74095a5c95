import type { RoleInput } from '../../dataProvider/team.ts';
import { ticked } from './permission-groups.ts';

/** What somebody else did to a role meanwhile. */
export interface RoleNews {
  /** Undefined when it is called as before. */
  name: string | undefined;
  given: string[];
  taken: string[];
}

/** Both edits of one role together: theirs, with mine on top. `base` is what both started from. */
export function meetRole(
  base: RoleInput,
  mine: RoleInput,
  theirs: RoleInput,
): { merged: RoleInput; news: RoleNews } {
  const dropped = without(base.permissions, mine.permissions);
  const added = without(mine.permissions, base.permissions);
  const kept = dropped.reduce<string[]>((granted, one) => ticked(granted, one, false), theirs.permissions);
  return {
    merged: {
      name: mine.name === base.name ? theirs.name : mine.name,
      permissions: added.reduce((granted, one) => ticked(granted, one, true), kept),
    },
    news: {
      name: theirs.name === base.name ? undefined : theirs.name,
      given: without(theirs.permissions, base.permissions),
      taken: without(base.permissions, theirs.permissions),
    },
  };
}

function without(all: readonly string[], others: readonly string[]): string[] {
  const out = new Set(others);
  return all.filter((one) => !out.has(one));
}
