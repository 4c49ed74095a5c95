import type { Mistake } from './mistake.ts';

export interface ParsedSchemas {
  /** Content by file name; files that are not JSON are left out. */
  files: Record<string, unknown>;
  mistakes: Mistake[];
}

/** Parses the text of each file and lists the files that are not JSON. */
export function parseSchemas(texts: ReadonlyMap<string, string>): ParsedSchemas {
  const parsed: ParsedSchemas = { files: {}, mistakes: [] };
  for (const [file, text] of texts) {
    try {
      parsed.files[file] = JSON.parse(text);
    } catch (error) {
      parsed.mistakes.push({
        file,
        pointer: '',
        reason: `is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`,
      });
    }
  }
  return parsed;
}
