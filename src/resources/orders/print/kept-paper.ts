import { keepChoice, keptChoice } from '../../../theme/kept-choice.ts';

const NAME = 'tendero_paper';

/** The paper of the last print in this browser: the printer stands beside it. */
export function keptPaper(): string | undefined {
  return keptChoice(NAME);
}

export function keepPaper(paper: string): void {
  keepChoice(NAME, paper);
}
