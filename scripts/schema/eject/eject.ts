import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { suggest } from '../../../domain/schema/lint/context.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { formatted } from '../format.ts';
import type { Ejected } from './ejected.ts';
import { ejectField } from './field.ts';
import { ejectForm } from './form.ts';
import { ejectList } from './list.ts';
import { ejectShow } from './show.ts';

const VIEWS: Record<string, (resource: Resource) => Ejected> = {
  list: ejectList,
  show: ejectShow,
  form: ejectForm,
  create: ejectForm,
  edit: ejectForm,
};

function meant(word: string, candidates: string[]): string {
  const { suggestion } = suggest(word, candidates);
  return suggestion === undefined ? '' : ` (did you mean "${suggestion}"?)`;
}

async function eject(
  root: string,
  resources: Resource[],
  target: string,
): Promise<{ name: string; parts: Ejected[] }> {
  const [name = '', part = '', ...rest] = target.split('.');
  const resource = resources.find((candidate) => candidate.name === name);
  if (!resource)
    throw new Error(
      `There is no resource "${name}"${meant(
        name,
        resources.map((one) => one.name),
      )}`,
    );
  const view = VIEWS[part];
  if (view && rest.length === 0) return { name, parts: [view(resource)] };
  const field = resource.fields.find(({ source }) => source === part);
  if (field && rest.length === 0) return { name, parts: await ejectField(root, resource, field) };
  const known = [...Object.keys(VIEWS), ...resource.fields.map(({ source }) => source)];
  throw new Error(`"${name}" has no view or field "${[part, ...rest].join('.')}"${meant(part, known)}`);
}

/** Writes one file, or gives its code when the place is taken. Nobody's work is overwritten. */
async function write(root: string, path: string, code: string): Promise<string[]> {
  const text = await formatted(path, code);
  await mkdir(dirname(join(root, path)), { recursive: true });
  try {
    await writeFile(join(root, path), text, { flag: 'wx' });
    return [`written ${path}`];
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return [`${path} exists already; what is generated today:`, '', text];
  }
}

/**
 * Writes what is generated today for one view or field, as files to start from.
 * @returns what was written, and what to add where so that the admin uses it
 * @throws Error for a resource, view or field that does not exist
 */
export async function ejectFile(root: string, resources: Resource[], target: string): Promise<string[]> {
  const { name, parts } = await eject(root, resources, target);
  const folder = `src/resources/${name}`;
  const lines: string[] = [];
  for (const { file, code, register } of parts) {
    lines.push(...(await write(root, `${folder}/${file}`, code)));
    lines.push(`add to ${folder}/${register.file}: ${register.line}`);
  }
  return lines;
}
