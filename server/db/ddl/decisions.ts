/** What an operator decides about data, where a schema alone must not. Names are `<table>` or `<table>.<column>`. */
export interface Decisions {
  /** Changes to make, each with the value for records that have none where one is asked for. */
  apply: ReadonlyMap<string, string | undefined>;
  /** Leftovers that a start need not name any more. */
  keep: ReadonlySet<string>;
  /** Leftovers to delete for ever. */
  drop: ReadonlySet<string>;
}

export const NO_DECISIONS: Decisions = { apply: new Map(), keep: new Set(), drop: new Set() };

/** A change that changes the meaning of data, so that it needs a yes. */
export interface Question {
  name: string;
  /** Why it is asked, with the rows concerned. */
  problem: string;
  /** What a yes does. */
  yes: string;
  /** Whether the yes names a value. */
  needsValue: boolean;
}

/** The command that says yes. */
export function commandFor({ name, needsValue }: Question): string {
  return `npm run schema apply -- ${name}${needsValue ? '=<value>' : ''}`;
}

export function formatQuestion(question: Question): string {
  return `${question.problem}\n  ${question.yes}\n  To do it: ${commandFor(question)}`;
}
