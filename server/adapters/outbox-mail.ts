import type { Letter, Mail } from '../ports/ports.ts';

export interface OutboxMail extends Mail {
  /** What was sent, the last one last. */
  readonly letters: readonly Letter[];
}

const MOST = 100;

/** Mail that goes nowhere: kept for tests to read, and printed where a person develops. Never for production. */
export function createOutboxMail(print: (text: string) => void = () => undefined): OutboxMail {
  const letters: Letter[] = [];
  return {
    letters,
    async send(letter) {
      letters.push(letter);
      if (letters.length > MOST) letters.shift();
      print(`\nTo: ${letter.to}\nSubject: ${letter.subject}\n\n${letter.text}\n`);
    },
  };
}
