import type { Ajv2020 } from 'ajv/dist/2020.js';
import { createAjv } from '../validate.ts';
import { COMMON_FILE } from '../read.ts';
import { accessMistakes, bulkMistakes, editMistakes } from './operations.ts';
import { boundMistakes, listMistakes, requiredMistakes, resourceListMistakes } from './values.ts';
import { columnMistakes, fileMistakes, secretMistakes } from './storage.ts';
import { compileMistakes } from './compile.ts';
import {
  circleOf,
  definitionsOf,
  inspect,
  resolved,
  rootOf,
  say,
  type Linted,
  type Mistake,
} from './context.ts';
import { metaMistakes } from './meta.ts';
import { nameMistakes, renameMistakes } from './names.ts';
import { patternMistakes } from './patterns.ts';
import { propertiesMistakes } from './properties.ts';
import { referenceMistakes } from './references.ts';
import { ruleMistakes } from './rules.ts';
import { listWordMistakes, viewMistakes } from './views.ts';

function commonMistakes(content: unknown): Mistake[] {
  const broken = Object.entries(definitionsOf(content)).filter(
    ([, schema]) => !resolved(schema, content, content),
  );
  return [
    ...metaMistakes(COMMON_FILE, content, 'common'),
    ...patternMistakes(COMMON_FILE, content),
    ...listMistakes(COMMON_FILE, rootOf(content)),
    ...broken.map(([name, schema]) => ({
      file: COMMON_FILE,
      pointer: `/$defs/${name}`,
      reason:
        circleOf(schema, content, content) ??
        say(
          'a $ref inside points nowhere: name one of $defs',
          'un $ref de adentro no lleva a ninguna parte: nombra uno de $defs',
        ),
    })),
  ];
}

function resourceMistakes(linted: Linted, common: unknown, ajv: Ajv2020): Mistake[] {
  const found = [
    ...metaMistakes(linted.file, linted.root.value, 'resource'),
    ...nameMistakes(linted),
    ...columnMistakes(linted),
    ...renameMistakes(linted),
    ...propertiesMistakes(linted, common),
    ...boundMistakes(linted),
    ...requiredMistakes(linted),
    ...listMistakes(linted.file, linted.root),
    ...resourceListMistakes(linted),
    ...referenceMistakes(linted),
    ...secretMistakes(linted),
    ...viewMistakes(linted),
    ...listWordMistakes(linted),
    ...bulkMistakes(linted),
    ...editMistakes(linted),
    ...fileMistakes(linted),
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
      mistakes.map((mistake) => [`${mistake.file}${mistake.pointer}${mistake.reason.en}`, mistake]),
    ).values(),
  ];
}

/**
 * All mistakes of a folder of schemas at once, in file order. Without mistakes, `readResources` and everything after it
 * works.
 * @param files parsed content by file name, including `common.json`
 */
export function lintSchemas(files: Readonly<Record<string, unknown>>): Mistake[] {
  const common = files[COMMON_FILE];
  const linted: Linted[] = Object.entries(files)
    .filter(([file]) => file !== COMMON_FILE)
    .map(([file, content]) => inspect(file, content, common, () => linted));
  // One AJV for all files, because it compiles the draft's own schema first. Optimising does not pay: each schema runs
  // once.
  const ajv = createAjv({ code: { optimize: false } });
  return unique([
    ...(common === undefined ? [] : commonMistakes(common)),
    ...linted.flatMap((one) => resourceMistakes(one, common, ajv)),
  ]);
}
