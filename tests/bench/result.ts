/** One line of a benchmark: a figure and its reference, from one run on one machine. */
export interface Result {
  name: string;
  /** Ours over the reference (or the reference over ours where less is better), so that more is better. */
  ratio: number;
  /** The ratio to reach; null where there is only a figure to know. */
  goal: number | null;
  unit: string;
  value: number;
  reference: number;
  /** Further figures of the same run, such as both 99th percentiles. */
  more?: Record<string, number>;
}

const round = (value: number) => Number(value.toPrecision(4));

/** A rate: more is better. */
export function rate(
  name: string,
  unit: string,
  goal: number | null,
  value: number,
  reference: number,
  more?: Record<string, number>,
): Result {
  return {
    name,
    ratio: round(value / reference),
    goal,
    unit,
    value: round(value),
    reference: round(reference),
    ...(more ? { more } : {}),
  };
}

/** A cost with a ceiling: less is better; at or under the ceiling the ratio is at least 1. */
export function cost(
  name: string,
  unit: string,
  value: number,
  ceiling: number,
  more?: Record<string, number>,
): Result {
  return {
    name,
    ratio: round(ceiling / value),
    goal: 1,
    unit,
    value: round(value),
    reference: ceiling,
    ...(more ? { more } : {}),
  };
}

/** With `met`: whether the goal is reached; null without one. */
export function print(result: Result): void {
  const { goal, ratio } = result;
  process.stdout.write(`${JSON.stringify({ ...result, met: goal === null ? null : ratio >= goal })}\n`);
}
