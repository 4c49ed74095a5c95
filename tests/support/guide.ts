import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const GUIDES = path.resolve(import.meta.dirname, '../../docs/guides');
const BLOCK = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/**
 * A code block of a guide. A file to write (`json <path>`, `ts <path>`), a change to make (`diff <path>`), or a command
 * that ends (`sh`, `sh fails`). Or lines that the last command must print (`text`), or a command that runs beside
 * (`console`).
 */
export interface Step {
  language: string;
  note: string | undefined;
  content: string;
}

export async function readSteps(guide: string): Promise<Step[]> {
  const text = await readFile(path.join(GUIDES, `${guide}.md`), 'utf8');
  return [...text.matchAll(BLOCK)].map(([, language = '', note, content = '']) => ({
    language,
    note,
    content,
  }));
}

/**
 * Runs a block as a reader of the guide would.
 * @param root the project
 * @param printed output of the last command
 * @returns the new output
 * @throws Error when a command does not end or print as the guide says
 */
export async function follow(root: string, step: Step, printed: string): Promise<string> {
  const { language, note, content } = step;
  switch (language) {
    case 'sh':
      return runAll(root, content, note === 'fails');
    case 'text':
      for (const line of content.split('\n'))
        if (!printed.includes(line)) throw new Error(`The guide promises:\n${line}\nbut it was:\n${printed}`);
      return printed;
    case 'console':
      return printed;
  }
  if (note === undefined) throw new Error(`A block of ${language} without a path:\n${content}`);
  const file = path.join(root, note);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, language === 'diff' ? changed(await readFile(file, 'utf8'), content) : content);
  return printed;
}

/** Applies a difference whose lines stand in the file once. */
function changed(text: string, difference: string): string {
  const lines = difference.split('\n').slice(0, -1);
  const side = (other: string): string =>
    lines.flatMap((line) => (line.startsWith(other) ? [] : [`${line.slice(1)}\n`])).join('');
  const [before, ...after] = text.split(side('+'));
  if (before === undefined || after.length !== 1)
    throw new Error(`These lines are not once in the file:\n${side('+')}`);
  return `${before}${side('-')}${after.join('')}`;
}

async function runAll(root: string, commands: string, fails: boolean): Promise<string> {
  let printed = '';
  for (const command of commands.trim().split('\n')) {
    const { code, output } = await run(root, command);
    if ((code === 0) === fails) throw new Error(`${command} ended with ${code}:\n${output}`);
    printed += output;
  }
  return printed;
}

export function run(root: string, command: string): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command.split(' ');
  return new Promise((resolve) => {
    execFile(program, args, { cwd: root, maxBuffer: 10_000_000 }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ code, output: `${stdout}${stderr}` });
    });
  });
}
