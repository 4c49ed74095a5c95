import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import blocks from '../../schemas/meta/blocks.json' with { type: 'json' };
import kinds from '../../schemas/meta/kinds.json' with { type: 'json' };
import { FAKES, RESOURCE_ICONS, VALUE_ICONS } from '../../domain/schema/closed-lists.ts';
import schema from '../../schemas/meta/schema.json' with { type: 'json' };

const page = readFileSync('docs/guides/schema-vocabulary.md', 'utf8');
const { $defs } = blocks;

/** Strings that the meta-schema allows in some place. */
function choices(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === 'enum' && Array.isArray(value) ? value.filter((one) => typeof one === 'string') : choices(value),
  );
}

test('the guide of the vocabulary has every block, every format and every choice', () => {
  const names = Object.keys(schema.properties).filter((name) => name.startsWith('x-'));
  expect(names.filter((name) => !page.includes(`### \`${name}\``))).toEqual([]);
  const lists = [...RESOURCE_ICONS, ...VALUE_ICONS, ...FAKES];
  const words = [...choices($defs), ...choices(kinds.$defs), ...lists];
  expect(words.filter((word) => !page.includes(`\`${word}\``) && !page.includes(`"${word}"`))).toEqual([]);
});
