import { jsonFaults } from './json-text.ts';
import type { Mistake } from './mistake.ts';

export interface ParsedSchemas {
  /** Content by file name; files that are not JSON are left out. */
  files: Record<string, unknown>;
  mistakes: Mistake[];
}

/** Parses the text of each file. Lists the files that are not JSON, and keys that an object has twice. */
export function parseSchemas(texts: ReadonlyMap<string, string>): ParsedSchemas {
  const parsed: ParsedSchemas = { files: {}, mistakes: [] };
  for (const [file, text] of texts) {
    const faults = jsonFaults(text);
    try {
      parsed.files[file] = JSON.parse(text);
      parsed.mistakes.push(...faults.map((fault) => ({ file, ...fault })));
    } catch (error) {
      const [fault] = faults;
      const reason = fault?.reason ?? `is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`;
      parsed.mistakes.push({ file, pointer: '', reason });
    }
  }
  return parsed;
}
