import type { ActualTable } from './catalogue.ts';
import type { Change } from './change.ts';
import { isAmountsMemory } from './amounts.ts';
import type { DesiredTable } from './desired.ts';
import { literal, quote } from './identifiers.ts';
import { isShape } from './shape.ts';

/** Begins the comment of a leftover that was looked at: a start is silent about it. */
const KEPT = 'kept';

/** The comment of a leftover from now on. What it remembered counts again when a schema names it again. */
export function asKept(comment: string | null): string {
  return comment === null || isKept(comment) ? (comment ?? KEPT) : `${KEPT}\n${comment}`;
}

export function isKept(comment: string | null): boolean {
  return comment === KEPT || comment?.startsWith(`${KEPT}\n`) === true;
}

/** What a comment says of the values, besides that somebody looked at them. */
export function remembered(comment: string | null): string | null {
  if (comment === null || !isKept(comment)) return comment;
  return comment === KEPT ? null : comment.slice(KEPT.length + 1);
}

/** Writes into the comment of each column what its type does not say. A comment of somebody else stays. */
export async function syncMemory(
  change: Change,
  table: DesiredTable,
  actual: ActualTable | undefined,
): Promise<void> {
  const owner = quote(table.name);
  const statements = table.columns.flatMap(({ name, memory }) => {
    const found = actual?.columns.get(name)?.comment ?? null;
    const foreign = found !== null && !isKept(found) && !isShape(found) && !isAmountsMemory(found);
    if (change.waits(table.name, name) || found === (memory ?? null)) return [];
    if (memory === undefined && foreign) return [];
    return [
      `comment on column ${owner}.${quote(name)} is ${memory === undefined ? 'null' : literal(memory)}`,
    ];
  });
  if (isKept(actual?.comment ?? null)) statements.push(`comment on table ${owner} is null`);
  if (statements.length > 0) await change.apply(statements.join('; '));
}
