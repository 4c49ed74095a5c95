import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Resource } from '../../domain/schema/model.ts';
import { readResources } from '../../domain/schema/read.ts';
import { readSchemaFiles } from './resources.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/schemas');
const GUIDE = path.resolve(import.meta.dirname, '../../docs/guides/add-a-resource.md');

/** The file that the guide has its readers write. */
function guideSchema(): Record<string, unknown> {
  const [, file = '', content = ''] =
    /^```json schemas\/(\S+)\n([\s\S]*?)^```$/m.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  return { [file]: JSON.parse(content) };
}

/** Parsed content by file name: the schemas that somebody might add to those of the project. */
export function newcomerFiles(): Record<string, unknown> {
  return { ...guideSchema(), ...readSchemaFiles(FIXTURES) };
}

/** The models of the added schemas. A project that has followed the guide has one of them already: it is left out. */
export function newcomers(): Resource[] {
  const own = readSchemaFiles();
  const files = newcomerFiles();
  return readResources({ ...own, ...files }).filter(
    ({ name }) => `${name}.json` in files && !(`${name}.json` in own),
  );
}
