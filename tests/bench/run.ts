/** `npm run bench [pages|keys|start|database|imports|orders|sign-in|size]`: one JSON line a result; ratios within one run. */
import { ensureBuilt } from '../../scripts/lib/prepare.mjs';
import { benchDatabase } from './database.ts';
import { benchImportPage } from './import-page.ts';
import { benchImports } from './imports.ts';
import { benchKeys } from './keys.ts';
import { benchOrders } from './orders.ts';
import { benchPages } from './pages.ts';
import { print, type Result } from './result.ts';
import { stopOnSignals } from './running.ts';
import { benchSignIn } from './sign-in.ts';
import { benchSize } from './size.ts';
import { benchStart } from './start.ts';

interface Suite {
  measure: () => Promise<Result[]>;
  /** Whether it measures `dist/`, which is then made first. */
  ofBuild: boolean;
}

const SUITES: Record<string, Suite> = {
  pages: { measure: benchPages, ofBuild: true },
  keys: { measure: benchKeys, ofBuild: true },
  start: { measure: benchStart, ofBuild: true },
  database: { measure: benchDatabase, ofBuild: true },
  imports: { measure: async () => [...(await benchImportPage()), ...(await benchImports())], ofBuild: true },
  orders: { measure: benchOrders, ofBuild: false },
  'sign-in': { measure: benchSignIn, ofBuild: false },
  size: { measure: benchSize, ofBuild: false },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in SUITES));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(SUITES).join(', ')}.`);
  process.exit(1);
}
const suites = Object.entries(SUITES).flatMap(([name, suite]) =>
  asked.length === 0 || asked.includes(name) ? [suite] : [],
);
if (suites.some(({ ofBuild }) => ofBuild)) await ensureBuilt();
stopOnSignals();
for (const { measure } of suites) for (const result of await measure()) print(result);
