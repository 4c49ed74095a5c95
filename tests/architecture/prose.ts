import type { Comment } from 'oxc-parser';
import { lineAt } from './sources.ts';

/** A tired reader understands a sentence of this length at once. */
const MOST_WORDS = 30;

/** Words for which the field has another one. */
const BANNED = new Map([
  [/\bletters?\b/i, 'mail, or character'],
  [/\btells?\b|\btold\b/i, 'say, report, show, distinguish'],
  [/\bwhoever\b/i, 'the one who acts: member, visitor, caller'],
  [/\bdesks?\b/i, 'desktop'],
]);

export interface Prose {
  line: number;
  text: string;
}

/** The text of comments. Line comments below each other are one text; directives of tools are left out. */
export function proseOf(source: string, comments: Comment[]): Prose[] {
  const found: Prose[] = [];
  let lastLine = 0;
  for (const { type, value, start, end } of comments) {
    if (/^\s*(oxlint|eslint|@ts|@vite|#)/.test(value)) continue;
    const line = lineAt(source, start);
    const above = type === 'Line' && lastLine === line - 1 ? found.at(-1) : undefined;
    if (above === undefined) found.push({ line, text: value.replaceAll(/^\s*\*+ ?/gm, '') });
    else above.text += `\n${value}`;
    lastLine = type === 'Line' ? lineAt(source, end) : 0;
  }
  return found;
}

/** Long sentences and banned words of a text, one line each. A code span counts as one word. */
export function faultsOf(text: string): string[] {
  const plain = text.replaceAll(/`[^`]*`/g, 'code').trim();
  const sentences = plain.split(/\n\s*(?=@|- |\n)/).flatMap((part) =>
    part
      .replaceAll(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.!?:;]) /),
  );
  const long = sentences.flatMap((sentence) => {
    const { length } = sentence.split(' ');
    return length > MOST_WORDS ? [`${length} words: ${sentence}`] : [];
  });
  const banned = [...BANNED].flatMap(([word, instead]) => {
    const found = word.exec(plain);
    return found === null ? [] : [`"${found[0]}" (${instead}): ${plain.replaceAll(/\s+/g, ' ')}`];
  });
  return [...long, ...banned];
}
