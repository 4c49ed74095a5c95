import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import blocks from '../../schemas/meta/blocks.json' with { type: 'json' };
import kinds from '../../schemas/meta/kinds.json' with { type: 'json' };
import { FAKES, RESOURCE_ICONS, VALUE_ICONS } from '../../domain/schema/closed-lists.ts';
import schema from '../../schemas/meta/schema.json' with { type: 'json' };

interface Block {
  properties?: Record<string, unknown>;
  required?: string[];
}

const page = readFileSync('docs/guides/schema-vocabulary.md', 'utf8');
const { $defs } = blocks;

/** Heading of the page → definition of the meta-schema. */
const SECTIONS: Record<string, Block> = {
  '`x-resource`': $defs.resource,
  '`x-views`': $defs.views,
  '`list`': $defs.list,
  '`column`': $defs.column,
  '`sort choice`': $defs.sortChoice,
  '`empty`': $defs.empty,
  '`filter`': $defs.filter,
  '`bulk`': $defs.bulk,
  '`x-export`': $defs.export,
  '`x-import`': $defs.import,
  '`x-import` of a property': $defs.fieldImport,
  '`form`': $defs.form,
  '`section`': $defs.section,
  '`rule`': $defs.rule,
  '`x-access`': $defs.access,
  '`x-ui`': $defs.ui,
  '`phrase`': $defs.phrase,
  '`x-ref`': $defs.ref,
  '`value`': $defs.enum.additionalProperties,
  '`x-computed`': $defs.computed,
  '`x-money`': $defs.money,
  '`x-db`': $defs.db,
  '`x-access` of a property': $defs.fieldAccess,
};

/** Words of the table below a heading, each with whether it is required. */
function tableOf(heading: string): Map<string, boolean> {
  const section = page.split(/^#{3,4} /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section.matchAll(/^\| `(\w+)`\s*\|(.*)\|$/gm);
  return new Map([...rows].map(([, word = '', content = '']) => [word, content.trim().endsWith('Required')]));
}

/** Strings that the meta-schema allows in some place. */
function choices(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === 'enum' && Array.isArray(value) ? value.filter((one) => typeof one === 'string') : choices(value),
  );
}

describe('docs/guides/schema-vocabulary.md', () => {
  test.each(Object.entries(SECTIONS))(
    '%s has every word of the meta-schema and no other',
    (heading, block) => {
      const required = new Set(block.required);
      const words = Object.keys(block.properties ?? {}).map((word): [string, boolean] => [
        word,
        required.has(word),
      ]);
      expect(words).not.toEqual([]);
      expect([...tableOf(heading)].toSorted()).toEqual(words.toSorted());
    },
  );

  test('has every block, every format and every choice', () => {
    const names = Object.keys(schema.properties).filter((name) => name.startsWith('x-'));
    expect(names.filter((name) => !page.includes(`### \`${name}\``))).toEqual([]);
    const lists = [...RESOURCE_ICONS, ...VALUE_ICONS, ...FAKES];
    const words = [...choices($defs), ...choices(kinds.$defs), ...lists];
    expect(words.filter((word) => !page.includes(`\`${word}\``) && !page.includes(`"${word}"`))).toEqual([]);
  });
});
