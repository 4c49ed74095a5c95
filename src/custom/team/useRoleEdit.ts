import { useState } from 'react';
import type { TeamRole } from '../../../domain/access/team.ts';
import type { RoleInput } from '../../dataProvider/team-calls.ts';
import { changedIn, mergeRoleEdits, type RoleNews } from './merge-role-edits.ts';

const NEW: RoleInput = { name: '', permissions: [], branch_ids: null };

/**
 * A role while it is edited. What it was opened with stays what the edit is compared with, whatever the list of roles
 * learns meanwhile: a change that nobody here has seen is not overwritten.
 */
export function useRoleEdit(role: TeamRole | undefined) {
  const [base, setBase] = useState(role);
  const before = contentOf(base);
  const [draft, setDraft] = useState(before);
  const [news, setNews] = useState<RoleNews>();
  return {
    base,
    draft,
    /** What somebody else changed, once a save has run into it. */
    news,
    dirty: changedIn(before, draft).size > 0,
    change: (part: Partial<RoleInput>) => setDraft({ ...draft, ...part }),
    /** Puts the edit on top of the role as it is now. */
    mergeWith: (now: TeamRole) => {
      const { merged, news: theirs } = mergeRoleEdits(before, draft, contentOf(now));
      setBase(now);
      setDraft(merged);
      setNews(theirs);
    },
  };
}

function contentOf(role: TeamRole | undefined): RoleInput {
  if (role === undefined) return NEW;
  const { name, branch_ids } = role;
  return { name, permissions: role.permission_role.map((entry) => entry.name), branch_ids };
}
