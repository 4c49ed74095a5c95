import path from 'node:path';
import { run } from './commands.ts';

const root = path.resolve(import.meta.dirname, '../..');

try {
  const { ok, lines } = await run(root, process.argv.slice(2));
  for (const line of lines) (ok ? console.log : console.error)(line);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
