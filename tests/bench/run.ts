/** `npm run bench [database|pages|start]`: one JSON line a result; ratios within one run. */
import { benchDatabase } from './database.ts';
import { benchPages } from './pages.ts';
import { print, type Result } from './result.ts';
import { benchStart } from './start.ts';

const SUITES: Record<string, () => Promise<Result[]>> = {
  pages: benchPages,
  start: benchStart,
  database: benchDatabase,
};

const asked = process.argv.slice(2);
for (const [name, suite] of Object.entries(SUITES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const result of await suite()) print(result);
}
