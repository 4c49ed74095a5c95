import type { Ajv2020 } from 'ajv/dist/2020.js';
import { createAjv } from '../ajv.ts';
import { COMMON_FILE } from '../read.ts';
import { accessMistakes } from './access.ts';
import { compileMistakes } from './compile.ts';
import { definitionsOf, inspect, resolved, type Linted } from './context.ts';
import { metaMistakes } from './meta.ts';
import type { Mistake } from './mistake.ts';
import { nameMistakes } from './names.ts';
import { patternMistakes } from './patterns.ts';
import { propertiesMistakes } from './properties.ts';
import { referenceMistakes } from './references.ts';
import { ruleMistakes } from './rules.ts';
import { viewMistakes } from './views.ts';

function commonMistakes(content: unknown): Mistake[] {
  const broken = Object.entries(definitionsOf(content)).filter(
    ([, schema]) => !resolved(schema, content, content),
  );
  return [
    ...metaMistakes(COMMON_FILE, content, 'common'),
    ...patternMistakes(COMMON_FILE, content),
    ...broken.map(([name]) => ({
      file: COMMON_FILE,
      pointer: `/$defs/${name}`,
      reason: 'a $ref inside points nowhere, or in a circle',
    })),
  ];
}

function resourceMistakes(linted: Linted, common: unknown, ajv: Ajv2020): Mistake[] {
  const found = [
    ...metaMistakes(linted.file, linted.root.value, 'resource'),
    ...nameMistakes(linted),
    ...propertiesMistakes(linted, common),
    ...referenceMistakes(linted),
    ...viewMistakes(linted),
    ...ruleMistakes(linted),
    ...accessMistakes(linted),
    ...patternMistakes(linted.file, linted.root.value),
  ];
  return [
    ...found,
    ...compileMistakes(
      linted,
      found.map(({ pointer }) => pointer),
      ajv,
    ),
  ];
}

function unique(mistakes: Mistake[]): Mistake[] {
  return [
    ...new Map(
      mistakes.map((mistake) => [`${mistake.file}${mistake.pointer}${mistake.reason}`, mistake]),
    ).values(),
  ];
}

/**
 * Every mistake of a folder of schemas at once, in the order of its files. An empty answer means that
 * `readResources` and everything made from it will work.
 * @param files parsed content by file name, `common.json` among them
 */
export function lintSchemas(files: Readonly<Record<string, unknown>>): Mistake[] {
  const common = files[COMMON_FILE];
  const linted: Linted[] = Object.entries(files)
    .filter(([file]) => file !== COMMON_FILE)
    .map(([file, content]) => inspect(file, content, common, () => linted));
  // One for all files: it compiles the draft's own schema first. What it compiles runs once, and is not worth optimising.
  const ajv = createAjv({ code: { optimize: false } });
  return unique([
    ...(common === undefined ? [] : commonMistakes(common)),
    ...linted.flatMap((one) => resourceMistakes(one, common, ajv)),
  ]);
}
