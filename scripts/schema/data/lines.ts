import { formatQuestion } from '../../../server/db/ddl/change.ts';
import type { FullPlan } from '../../../server/db/setup.ts';

function part(title: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return [];
  return [title, ...entries.flatMap((entry) => entry.split('\n').map((line) => `  ${line}`)), ''];
}

/** A plan as an operator reads it. */
export function planLines(plan: FullPlan): string[] {
  const { report, questions, obstacles, unaccepted, leftovers } = plan;
  const lines = [
    ...part('A start does:', report),
    ...part('Needs a yes:', questions.map(formatQuestion)),
    ...part('In the way:', obstacles),
    ...part('Rows that stay as they are until somebody edits them:', unaccepted),
    ...part('In no schema any more (npm run schema keep -- <name>, npm run schema drop -- <name>):', leftovers),
  ];
  const verdict =
    questions.length + obstacles.length > 0
      ? 'A start refuses until this is settled. Nothing was changed.'
      : lines.length > 0
        ? 'A start goes through. Nothing was changed.'
        : 'The database is as the schemas say.';
  return [...lines, verdict];
}
