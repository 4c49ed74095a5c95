import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

/**
 * The text of a file as `npm run format` would leave it.
 * @param path from the root of the project; its ending says the language
 * @throws Error when the text cannot be parsed
 */
export async function formatted(path: string, text: string): Promise<string> {
  const { printWidth, singleQuote }: FormatConfig = JSON.parse(
    await readFile(join(import.meta.dirname, '../../.oxfmtrc.json'), 'utf8'),
  );
  const { code, errors } = await format(path, text, { printWidth, singleQuote });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
