import { createInterface } from 'node:readline/promises';
import { formatQuestion, type Question } from '../../../server/db/ddl/change.ts';

/** What an operator answers to each question; undefined where nobody sits at a terminal. */
export type AskAll = (questions: readonly Question[]) => Promise<Map<string, string | undefined> | undefined>;

/** Asks one question after the other; only `y` or `yes`, or a value where one is needed, is a yes. */
export const askAtTerminal: AskAll = async (questions) => {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const agreed = new Map<string, string | undefined>();
  for (const question of questions) {
    const { name, needsValue } = question;
    const prompt = needsValue ? 'Value (empty for no): ' : 'Do it? [y/N] ';
    const answer = (await terminal.question(`${formatQuestion(question)}\n${prompt}`)).trim();
    if (needsValue ? answer !== '' : /^y(es)?$/i.test(answer)) agreed.set(name, needsValue ? answer : undefined);
  }
  terminal.close();
  return agreed;
};
