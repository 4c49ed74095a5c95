import { expect, test } from 'vitest';
import type { ResourceDescriptor } from '../../../domain/schema/descriptors.ts';
import { describeResource } from '../../../domain/schema/describe.ts';
import { readResources } from '../../../domain/schema/read.ts';
import type { XMenu } from '../../../domain/schema/vocabulary.ts';
import { menuGroups } from '../../../src/shell/navigation/menu.ts';

const WORKSHOP = { es: 'Taller', en: 'Workshop' };

function described(menus: Record<string, XMenu>): ResourceDescriptor[] {
  const files = Object.entries(menus).map(([name, menu]): [string, unknown] => [
    `${name}.json`,
    {
      type: 'object',
      'x-resource': { name, label: { es: { one: name, many: name } }, representation: 'name', menu },
      properties: { name: { type: 'string', 'x-label': { es: 'Nombre' } } },
    },
  ]);
  return readResources(Object.fromEntries(files)).map(describeResource);
}

test('a group of the schemas has their words in the menu, also for who may not list the one that says them', () => {
  const resources = described({
    jobs: { group: 'workshop', order: 2, label: WORKSHOP },
    cars: { group: 'workshop', order: 1 },
    tours: { group: 'tourism', order: 0, label: { es: 'Turismo' } },
    notes: { group: 'manage', order: 9 },
  });
  const shown = (listed: readonly ResourceDescriptor[]) =>
    menuGroups(listed, { home: false }).map(({ id, label, items }) => [
      id,
      label?.es,
      items.map(({ path }) => path),
    ]);
  expect(shown(resources)).toEqual([
    ['manage', undefined, ['/notes']],
    ['tourism', 'Turismo', ['/tours']],
    ['workshop', 'Taller', ['/cars', '/jobs']],
    ['settings', undefined, ['/config']],
  ]);
  expect(shown(resources.filter(({ name }) => name === 'cars'))).toEqual([
    ['workshop', 'Taller', ['/cars']],
    ['settings', undefined, ['/config']],
  ]);
});
