/**
 * `npm run spec:coverage`: lists the rows of `docs/checklist.md` with and without a test that has their id in its
 * title. It only reports; it fails when a test names a row that does not exist.
 */
import { readdirSync, readFileSync } from 'node:fs';

const ROW = /^- ([A-Z]{3}-\d{2}) (.+)$/gm;
const TITLE_ID = /\[([A-Z]{3}-\d{2})\]/g;

const rows = new Map<string, string>();
for (const [, id = '', text = ''] of readFileSync('docs/checklist.md', 'utf8').matchAll(ROW))
  rows.set(id, text);

const tests = new Map<string, Set<string>>();
for (const file of testFiles()) {
  for (const [, id = ''] of readFileSync(file, 'utf8').matchAll(TITLE_ID)) {
    tests.set(id, (tests.get(id) ?? new Set()).add(file));
  }
}

for (const [id, text] of rows) {
  const files = [...(tests.get(id) ?? [])];
  process.stdout.write(
    `${files.length > 0 ? '✓' : '·'} ${id}  ${files.length > 0 ? files.join(', ') : shorten(text)}\n`,
  );
}
const covered = [...rows.keys()].filter((id) => tests.has(id)).length;
process.stdout.write(`\n${covered} of ${rows.size} rows have a test\n`);

const unknown = [...tests.keys()].filter((id) => !rows.has(id));
if (unknown.length > 0) {
  process.stderr.write(`No such row: ${unknown.join(', ')}\n`);
  process.exitCode = 1;
}

function testFiles(): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file}`);
}

function shorten(text: string): string {
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}
