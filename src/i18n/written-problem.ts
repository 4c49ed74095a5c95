import type { FieldProblem } from './field-sentence.ts';

/** A problem whose numbers read as a person writes them: 0,1 and 9.999 in Spanish. */
export function writtenIn(locale: string, problem: FieldProblem): FieldProblem {
  const { args, human } = problem;
  return {
    ...problem,
    ...(args && { args: { smart_count: args['limit'], ...written(locale, args) } }),
    ...(human?.args && { human: { ...human, args: written(locale, human.args) } }),
  };
}

/** The form of a sentence depends on `smart_count`, which stays a number. */
function written(locale: string, args: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'smart_count'
        ? value.toLocaleString(locale, { maximumFractionDigits: 20 })
        : value,
    ]),
  );
}
