import path from 'node:path';
import { syncKinds } from './generate/kinds.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [command, option] = process.argv.slice(2);

try {
  // Everything below reads schemas by the registries of kinds, so these come first.
  const check = option === '--check';
  const stale = command === 'types' ? await syncKinds(root, { check }) : [];
  for (const file of stale) console.log(`${check ? 'stale:' : 'written'} ${file}`);
  const { run } = await import('./commands.ts');
  const { ok, lines } = await run(root, process.argv.slice(2));
  for (const line of lines) (ok ? console.log : console.error)(line);
  process.exitCode = ok && !(check && stale.length > 0) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
