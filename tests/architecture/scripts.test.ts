import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './sources.ts';

const OLD_NODE =
  "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.8'}})";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
);
/** What Node receives. Another Node than the current one, as in `test:lts`, is npx's to fetch. */
const programs = Object.entries(scripts).map(([name, command]): [string, string[]] => [
  name,
  command.replace(/^npx .* -- /, '').split(' '),
]);

/** The programs and the lock file, without packages. Its `npm` only says how it was called. */
let clone: string;

beforeAll(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'tendero clone ñ '));
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(path.join(ROOT, name), path.join(clone, name), { recursive: true });
  writeFileSync(path.join(clone, 'npm'), '#!/bin/sh\necho "npm $*"\nexit 7\n');
  chmodSync(path.join(clone, 'npm'), 0o755);
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

function start([command = '', ...args]: string[], options: string[] = [], cwd = clone) {
  expect(command, 'it runs with Node alone').toBe('node');
  return spawnSync(process.execPath, [...options, ...args], {
    cwd,
    encoding: 'utf8',
    env: { PATH: `${clone}:/bin`, TENDERO_CHROMIUM: process.execPath },
  });
}

test('every program of package.json says in one sentence which Node it needs, before anything is installed', () => {
  for (const [name, command] of programs) {
    const { status, stdout, stderr } = start(command, ['--import', OLD_NODE]);
    expect({ name, status, stdout, stderr }).toEqual({
      name,
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Tendero needs Node [^\n]*; this is 18\.20\.8\. [^\n]*\n$/),
    });
  }
});

test('every program of package.json installs the packages on a clean clone', () => {
  for (const [name, command] of programs) {
    const { status, stdout, stderr } = start(command);
    expect({ name, status, stdout, stderr }).toEqual({
      name,
      status: 7,
      stdout: expect.stringContaining('Installing packages…\nnpm ci '),
      stderr: 'The packages could not be installed: see the messages of npm above.\n',
    });
  }
});

test('every program of package.json that starts the built server builds it where it is missing', () => {
  const textOf = ([name, command]: [string, string[]]): [string, string] => [
    name,
    readFileSync(
      path.join(ROOT, command.findLast((part) => /^(scripts|tests)\//.test(part)) ?? 'package.json'),
      'utf8',
    ),
  ];
  const starting = programs.map(textOf).filter(([, text]) => text.includes('dist/server/main.js'));
  expect(starting.map(([name]) => name)).toEqual(expect.arrayContaining(['start', 'screenshots']));
  expect(starting.filter(([, text]) => !text.includes('await ensureBuilt()'))).toEqual([]);
});

test('where Vite serves no files, the programs that need it say so; npm start and the build go on', () => {
  const odd = path.join(clone, 'shop #1');
  cpSync(path.join(clone, 'scripts'), path.join(odd, 'scripts'), { recursive: true });
  const refused = programs.filter(([, command]) => start(command, [], odd).stderr.includes('Rename it'));
  expect(refused.map(([name]) => name)).toEqual(['dev', 'dev:msw', 'check', 'test', 'test:lts']);
});

/** The programs in a folder of their own, with a lock file that asks for no packages. */
function withoutPackages(name: string): string {
  const bare = path.join(clone, name);
  cpSync(path.join(clone, 'scripts'), path.join(bare, 'scripts'), { recursive: true });
  mkdirSync(path.join(bare, 'node_modules'));
  writeFileSync(path.join(bare, 'package.json'), '{"engines":{"node":">=20"}}');
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(path.join(bare, file), '{"packages":{}}');
  return bare;
}

test('npm run dev starts nothing where another program has one of its two ports', async () => {
  const bare = withoutPackages('taken');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port');
  for (const [PORT, offered] of [
    [address.port, address.port + 100],
    [address.port - 1, address.port + 99],
  ]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/dev.mjs'], {
      cwd: bare,
      encoding: 'utf8',
      env: { PATH: bare, PORT: String(PORT) },
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        new RegExp(`^Port ${address.port} cannot be used: .*\\n.* PORT=${offered} npm run dev takes .*\\n$`),
      ),
    });
  }
  other.close();
});

test('npm test says what it lacks without a browser, before anything is tested', () => {
  const bare = withoutPackages('bare');
  for (const [file, text] of [
    ['node_modules/playwright-core/package.json', '{"type":"module","exports":"./index.js"}'],
    ['node_modules/playwright-core/index.js', "export const chromium = { executablePath: () => '/none' };"],
  ] as const) {
    mkdirSync(path.dirname(path.join(bare, file)), { recursive: true });
    writeFileSync(path.join(bare, file), text);
  }
  // No installer either: nothing of the machine changes.
  const files = path.join(bare, 'scripts/lib/chromium.mjs');
  writeFileSync(files, readFileSync(files, 'utf8').replace('/usr/bin/apt-get', '/none'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs'], {
    cwd: bare,
    encoding: 'utf8',
    env: { PATH: bare },
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('Install one: npx playwright-core install chromium\n'),
  });
});
