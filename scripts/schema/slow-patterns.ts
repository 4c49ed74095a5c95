import { rootOf, say, type Mistake, type Said } from '../../domain/schema/lint/context.ts';
import { patternsOf } from '../../domain/schema/lint/patterns.ts';

/** Repeats nothing without end, and no group: at most some steps for each character. */
const PLAIN = /^(?:[^*+,()]|,\d)+$/;

function slow(reason: string): Said {
  return say(
    `${reason}: leave one way to read each text, such as ^[a-z]+$`,
    `es un patrón lento (${reason}): deja una sola manera de leer cada texto, como ^[a-z]+$`,
  );
}

/** Patterns that take more than a fixed time for each character of a text. An analyser of automata finds them. */
export async function slowPatterns(files: Readonly<Record<string, unknown>>): Promise<Mistake[]> {
  const found = Object.entries(files).flatMap(([file, content]) =>
    patternsOf(rootOf(content)).map((place) => ({ file, ...place })),
  );
  const suspects = found.filter(({ pattern }) => !PLAIN.test(pattern));
  if (suspects.length === 0) return [];
  // Takes longer to load than the rest of the lint.
  const { backtracking } = await import('./backtracking.ts');
  return suspects.flatMap(({ file, pattern, pointer }) => {
    const reason = backtracking(pattern, 'u');
    return reason === null ? [] : [{ file, pointer, reason: slow(reason) }];
  });
}
