import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { readConfig } from '../../server/config.ts';
import { ConfigError } from '../../server/environment.ts';

const PAGES = [
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => path.join('docs', name)),
  'README.md',
  'CONTRIBUTING.md',
].filter((file) => file.endsWith('.md') && existsSync(file));
const read = (file: string): string => readFileSync(file, 'utf8');
const operate = read('docs/guides/operate.md');

/** First cells of the table below a heading, without their backticks. */
function firstCells(page: string, heading: string): string[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, cell = '']) => cell);
}

/** Names of all settings that the server reads from the environment. */
function settingsRead(): Set<string> {
  const asked = new Set<string>();
  for (const value of [undefined, 'something']) {
    const env = new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name));
          return value;
        },
      },
    );
    try {
      readConfig(env);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
    }
  }
  return asked;
}

/** The blocks of a guide that name a file: what they quote stands there. */
function namedBlocks(guide: string) {
  return [...read(`docs/guides/${guide}.md`).matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)];
}

describe.each(PAGES)('%s', (file) => {
  const page = read(file);

  test('links to files that exist', () => {
    const targets = [...page.matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(
      ([, target = '']) => target,
    );
    expect(targets.filter((target) => !existsSync(path.join(path.dirname(file), target)))).toEqual([]);
  });

  test('names commands of npm that exist', () => {
    const commands = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !Object.keys(packageJson.scripts).includes(name))).toEqual([]);
  });
});

test('the index of decisions has each page under its title', () => {
  const index = read('docs/decisions/README.md');
  const rows = readdirSync('docs/decisions')
    .filter((name) => /^\d{4}-/.test(name))
    .map((name) => {
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(path.join('docs/decisions', name))) ?? [];
      expect(Number(name.slice(0, 4)), name).toBe(Number(number));
      return `[${title}](${name})`;
    });
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter((row) => !index.includes(row))).toEqual([]);
});

test('every picture stands on a page, and every page has its pictures', () => {
  const shown = PAGES.flatMap((file) => read(file).match(/docs\/screenshots\/[\w.-]+/g) ?? []);
  const stored = readdirSync('docs/screenshots').map((name) => `docs/screenshots/${name}`);
  expect(stored.toSorted()).toEqual([...new Set(shown)].toSorted());
});

describe('docs/guides/add-a-screen.md', () => {
  const blocks = namedBlocks('add-a-screen');

  test('has ten steps', () => {
    const steps = [...read('docs/guides/add-a-screen.md').matchAll(/^## (\d+)\. /gm)].map(([, step]) => step);
    expect(steps).toEqual(Array.from({ length: 10 }, (_, index) => String(index + 1)));
  });

  test('quotes the files of its screen as they are', () => {
    expect(blocks.length).toBeGreaterThan(5);
    for (const [, file = '', quoted] of blocks) expect(quoted, file).toBe(read(file));
  });
});

test('the test of docs/guides/write-a-test.md runs as it is copied: it is a test of the suite', () => {
  const blocks = namedBlocks('write-a-test');
  expect(blocks.map(([, file]) => file)).toEqual([
    expect.stringMatching(/^tests\/ui\/[\w-]+\/[\w-]+\.test\.tsx$/),
  ]);
  for (const [, file = '', quoted] of blocks) expect(quoted, file).toBe(read(file));
});

describe('docs/guides/operate.md', () => {
  test('lists every setting that the server reads, and no other', () => {
    expect(firstCells(operate, 'Settings').toSorted()).toEqual([...settingsRead()].toSorted());
  });

  test('explains refusals in the words of the server', () => {
    const code = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => read(path.join('server', name)))
      .join('\n');
    const told = firstCells(operate, 'When it refuses to start');
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter((words) => !code.includes(words))).toEqual([]);
  });
});
