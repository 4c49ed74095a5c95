/** What a later version answers otherwise. A member that it adds is no difference. */
import type { Answers } from './answers.ts';

export function differences(before: Answers, after: Answers): string[] {
  return Object.entries(before).flatMap(([path, body]) => differencesIn(body, after[path], path));
}

/** A line each: where, what it was, what it is. */
function differencesIn(before: unknown, after: unknown, place: string): string[] {
  if (Array.isArray(before) && Array.isArray(after))
    return [
      ...(before.length === after.length ? [] : [`${place}: ${before.length} became ${after.length}`]),
      ...before.flatMap((each, at) =>
        differencesIn(each, sameRow(each, after) ?? after[at], `${place}[${at}]`),
      ),
    ];
  if (isObject(before) && isObject(after))
    return Object.entries(before).flatMap(([name, value]) =>
      differencesIn(value, after[name], `${place}.${name}`),
    );
  return before === after ? [] : [`${place}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`];
}

/** A row is known by its id, wherever it stands. */
function sameRow(row: unknown, rows: readonly unknown[]): unknown {
  if (!isObject(row) || row['id'] === undefined) return undefined;
  return rows.find((other) => isObject(other) && other['id'] === row['id']);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
