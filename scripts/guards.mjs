/**
 * `npm run guards [-- id…]` proves that the tests see what they are for. It makes each break of tests/GUARDS.md alone
 * in a copy of the last commit. Then it runs the suite that must turn red. Without ids it makes all of them.
 *
 * - `--clean` runs the suites without a break first: one that is red anyway proves nothing.
 * - `--check` only reads: whether every break still applies and every suite is there. Takes a moment.
 * - `--apply ID` makes one break in this checkout, to look at it; `git restore` takes it back.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { faultOf, LIST, listFaults, makeBreak, readGuards } from './lib/guard-list.mjs';
import { ROOT } from './lib/run.mjs';
import { readReport } from './lib/vitest-results.mjs';

/** The suites of these folders start what `npm run build` makes. */
const OF_THE_BUILD = /^tests\/(e2e|faults)\//;

/** What ends up in which part of the build: the rest of the product is in both. */
const CLIENT_ONLY = /^src\//;
const SERVER_ONLY = /^server\//;

/** Code that does not load, a server that does not start or a missing browser fails every test: none has seen the fault. */
const NOT_A_FINDING =
  /^(?:Error: )?(?:SyntaxError|ReferenceError|Transform failed|Build failed|Failed to resolve|Cannot find|The server ended|No Chromium)/;

/** Ends what runs in the copy. */
const stopping = new AbortController();

const WORDS = { red: 'red', green: 'STILL GREEN', wrong: 'WRONG' };

/**
 * @typedef {import('./lib/guard-list.mjs').Guard} Guard
 * @typedef {'red' | 'green' | 'wrong'} Outcome
 */

/** A copy of the last commit with the same packages, whose caches are its own. */
function createCopy() {
  git('worktree', 'prune');
  const folder = mkdtempSync(path.join(tmpdir(), 'tendero-guards-'));
  const root = path.join(folder, 'copy');
  const remove = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    git('worktree', 'prune');
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      stopping.abort();
      remove();
      process.exit(1);
    });
  git('worktree', 'add', '--detach', '--quiet', root, 'HEAD');
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (!name.startsWith('.') || name === '.bin' || name === '.package-lock.json')
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name));
  return { root, report: path.join(folder, 'report.json'), remove };
}

/** @param {string[]} args */
function git(...args) {
  const { status, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
}

/**
 * Runs Node in the copy to its end.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
function runNode(root, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: stopping.signal,
    });
    let output = '';
    const note = (/** @type {Buffer} */ chunk) => void (output += chunk.toString());
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.on('error', ({ message }) => resolve({ code: 1, output: `${output}${message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @param {{ root: string, report: string }} copy */
function createRunner({ root, report }) {
  /** The break that each part of the copy's build holds; null before the first build. @type {Record<string, string | null>} */
  const built = { client: null, server: null };

  /** @param {Guard | null} guard null: without a break */
  async function build(guard) {
    const breaks = (/** @type {RegExp} */ others) =>
      guard?.hunks.some(({ file }) => !others.test(file)) ?? false;
    const client = guard !== null && breaks(SERVER_ONLY) ? guard.id : '';
    const server = guard !== null && breaks(CLIENT_ONLY) ? guard.id : '';
    if (built.client === client && built.server === server) return { code: 0, output: '' };
    const bundle = "import('./scripts/lib/server-bundle.mjs').then((it) => it.bundleServer('dist/server'))";
    const args = built.client === client ? ['--eval', bundle] : ['scripts/build.mjs'];
    const result = await runNode(root, args);
    Object.assign(built, result.code === 0 ? { client, server } : { client: null, server: null });
    return result;
  }

  /**
   * @param {string} suite
   * @param {readonly (string | null)[]} tests parts of titles
   * @param {Guard | null} guard the break that stands in the copy
   * @returns {Promise<{ outcome: Outcome, why: string }>}
   */
  async function runSuite(suite, tests, guard) {
    if (OF_THE_BUILD.test(suite)) {
      const { code, output } = await build(guard);
      if (code !== 0) return { outcome: 'wrong', why: `the build failed: ${output.trim()}` };
    }
    rmSync(report, { force: true });
    const title = tests.includes(null)
      ? null
      : tests.map((test) => test?.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');
    const args = ['node_modules/vitest/vitest.mjs', 'run', suite, '--maxWorkers=1', '--bail=1'];
    if (title !== null) args.push('--testNamePattern', title);
    const { code, output } = await runNode(root, [...args, '--reporter=json', `--outputFile=${report}`]);
    return decide(code, readReport(report), output);
  }
  return runSuite;
}

/**
 * @param {number} code of the run
 * @param {import('./lib/vitest-results.mjs').FileResult[]} results
 * @param {string} output
 * @returns {{ outcome: Outcome, why: string }}
 */
function decide(code, results, output) {
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.find(({ status }) => status === 'failed');
  if (failed !== undefined) {
    const message = failed.failureMessages[0] ?? '';
    const outcome = NOT_A_FINDING.test(message) ? 'wrong' : 'red';
    return { outcome, why: `${failed.fullName}\n      ${firstLines(message)}` };
  }
  const unread = results.find(({ status }) => status === 'failed');
  if (unread !== undefined)
    return { outcome: 'wrong', why: `no test failed: ${firstLines(unread.message ?? '')}` };
  if (!tests.some(({ status }) => status === 'passed'))
    return { outcome: 'wrong', why: `no test ran: ${firstLines(output.trim())}` };
  if (code !== 0) return { outcome: 'wrong', why: `no test failed, but the run did: ${output.trim()}` };
  return { outcome: 'green', why: '' };
}

/**
 * What a failure says, without colours and without the stack.
 * @param {string} message
 */
function firstLines(message) {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, 2)
    .join(' ')
    .slice(0, 200);
}

/**
 * Runs each suite without a break.
 * @param {Guard[]} guards
 * @param {ReturnType<typeof createRunner>} runSuite
 * @returns {Promise<Map<string, string>>} why a suite is not green
 */
async function runClean(guards, runSuite) {
  const found = new Map();
  for (const suite of new Set(guards.map((guard) => guard.suite))) {
    const tests = guards.filter((guard) => guard.suite === suite).map(({ test }) => test);
    const { outcome, why } = await runSuite(suite, tests, null);
    console.log(`${outcome === 'green' ? 'clean' : 'NOT CLEAN'}  ${suite}${why && `: ${why}`}`);
    if (outcome !== 'green') found.set(suite, why);
  }
  return found;
}

/**
 * @param {Guard[]} guards
 * @param {boolean} clean whether the suites run without a break first
 */
async function runGuards(guards, clean) {
  const copy = createCopy();
  try {
    const runSuite = createRunner(copy);
    const unclean = clean ? await runClean(guards, runSuite) : new Map();
    const counts = { red: 0, green: 0, wrong: 0 };
    for (const guard of guards) {
      const { outcome, why } = await runBroken(guard, copy.root, runSuite, unclean);
      counts[outcome] += 1;
      console.log(`${WORDS[outcome]}  ${guard.id}  ${why || guard.sentence}`);
    }
    console.log(`${counts.red} red, ${counts.green} still green, ${counts.wrong} wrong`);
    return counts.red === guards.length;
  } finally {
    copy.remove();
  }
}

/**
 * @param {Guard} guard
 * @param {string} root
 * @param {ReturnType<typeof createRunner>} runSuite
 * @param {Map<string, string>} unclean
 * @returns {Promise<{ outcome: Outcome, why: string }>}
 */
async function runBroken(guard, root, runSuite, unclean) {
  const fault = faultOf(guard, root);
  if (fault !== null) return { outcome: 'wrong', why: fault };
  if (unclean.has(guard.suite)) return { outcome: 'wrong', why: `${guard.suite} is red without it` };
  const takeBack = makeBreak(guard, root);
  const result = await runSuite(guard.suite, [guard.test], guard);
  takeBack();
  return result;
}

const args = process.argv.slice(2);
const all = readGuards();
const ids = args.filter((arg) => !arg.startsWith('--'));
const unknown = ids.filter((id) => !all.some((guard) => guard.id === id));
if (unknown.length > 0) {
  console.error(`${LIST} has no ${unknown.join(', ')}`);
  process.exit(1);
}
const chosen = ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));

if (args.includes('--check')) {
  const faults = listFaults(chosen);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${chosen.length} guards apply`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} else if (args.includes('--apply')) {
  const [guard] = chosen;
  const fault = chosen.length === 1 && guard !== undefined ? faultOf(guard, ROOT) : 'needs one id';
  if (fault === null) makeBreak(guard, ROOT);
  else console.error(`${ids.join(' ')} ${fault}`);
  process.exitCode = fault === null ? 0 : 1;
} else {
  process.exitCode = (await runGuards(chosen, args.includes('--clean'))) ? 0 : 1;
}
