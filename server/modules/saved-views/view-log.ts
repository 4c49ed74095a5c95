import { sameValue } from '../../../domain/changes/same-value.ts';
import type { ViewQuery } from '../../../domain/lists/saved-view.ts';
import { recordAudit } from '../../resources/service.ts';
import type { Changes } from '../../resources/write/changes.ts';
import type { MemberWrite } from '../module.ts';

interface LoggedView {
  name: string;
  shared: boolean;
  query: ViewQuery;
}

interface ViewChange {
  action: 'create' | 'update' | 'delete';
  id: number;
  before: LoggedView | null;
  after: LoggedView | null;
}

/**
 * Logs what became of a view. Of one that is private before and after, only its maker may read the entry. Where it
 * becomes private or shared, the entry is for all, without what was private: the name and filters of that side.
 */
export async function recordView(
  write: MemberWrite,
  { action, id, before, after }: ViewChange,
): Promise<void> {
  const isOpen = before?.shared === true || after?.shared === true;
  const [shownBefore, shownAfter] = [before, after].map((side) =>
    isOpen && side?.shared === false ? null : side,
  );
  const changes: Changes = {};
  const note = (field: keyof LoggedView) => {
    if (!sameValue(before?.[field], after?.[field]))
      changes[field] = [shownBefore?.[field] ?? null, shownAfter?.[field] ?? null];
  };
  note('name');
  if (action === 'update') {
    if (before?.shared !== after?.shared) changes['shared'] = [before?.shared, after?.shared];
    note('query');
  }
  await recordAudit(write, [
    { action, resource: 'views', recordId: id, changes, ...(isOpen ? {} : { readerId: write.user.userId }) },
  ]);
}
