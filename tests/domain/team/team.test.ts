import { describe, expect, test } from 'vitest';
import { covers, may, permissionEntries, reachOf, withReading } from '../../../domain/access/roles.ts';
import { allPermissions, APPLICATION_PERMISSIONS } from '../../../domain/access/access.ts';
import { PERSON_NAME_PATTERN } from '../../../domain/identity/names.ts';
import en from '../../../i18n/team/en.json';
import es from '../../../i18n/team/es.json';
import pt from '../../../i18n/team/pt.json';

const RESOURCES = [
  { name: 'orders', menu: { group: 'performance' } },
  { name: 'invoices', menu: { group: 'settings' } },
  { name: 'hidden', menu: false },
] as const;

describe('[TEA-02] permission entries', () => {
  test('are all permissions there are, each in one module', () => {
    const entries = permissionEntries(RESOURCES);
    expect(entries.map(({ name }) => name)).toEqual(allPermissions(RESOURCES.map(({ name }) => name)));
    const moduleOf = (permission: string) => entries.find(({ name }) => name === permission)?.module_id;
    expect(moduleOf('orders.export')).toBe(1);
    expect(moduleOf('hidden.read')).toBe(1);
    expect(moduleOf('invoices.write')).toBe(2);
    expect(moduleOf('orders.cancel')).toBe(1);
    expect(moduleOf('team.write')).toBe(2);
  });

  test('what may be changed may be seen', () => {
    const entries = permissionEntries(RESOURCES);
    expect(withReading(['orders.cancel'], entries)).toEqual(['orders.read', 'orders.cancel']);
    expect(withReading(['invoices.delete', 'orders.read'], entries)).toEqual([
      'orders.read',
      'invoices.read',
      'invoices.delete',
    ]);
    expect(withReading(['settings.write'], entries)).toEqual(['settings.write']);
    expect(withReading(['nothing.known'], entries)).toEqual([]);
  });

  test('have words in every language, those of the application each its own', () => {
    const names = Object.keys(APPLICATION_PERMISSIONS).map((name) => name.replace('.', '_'));
    for (const { permissions } of [es, en, pt])
      expect(Object.keys(permissions).toSorted()).toEqual(names.toSorted());
  });
});

describe('who may give what', () => {
  test('owners and members without a role reach everything', () => {
    expect(reachOf({ owner: true, permissions: [], branch_ids: [7] })).toBe('all');
    expect(reachOf({ owner: false, permissions: null, branch_ids: null })).toBe('all');
    expect(may(reachOf({ owner: false, permissions: null, branch_ids: null }), 'team.write')).toBe(true);
    expect(may(reachOf({ owner: false, permissions: ['orders.read'], branch_ids: null }), 'team.write')).toBe(
      false,
    );
  });

  test('who is limited to branches reaches nothing that is about the whole store', () => {
    const permissions = ['orders.read', 'team.write', 'audit.read'];
    const limited = reachOf({ owner: false, permissions, branch_ids: [7] });
    expect(limited).toEqual(new Set(['orders.read']));
    expect(reachOf({ owner: false, permissions, branch_ids: null })).toEqual(new Set(permissions));
  });

  test('nothing covers more than itself', () => {
    const some = new Set(['a', 'b']);
    expect(covers('all', 'all')).toBe(true);
    expect(covers('all', some)).toBe(true);
    expect(covers(some, 'all')).toBe(false);
    expect(covers(some, new Set(['a']))).toBe(true);
    expect(covers(some, new Set())).toBe(true);
    expect(covers(new Set(['a']), some)).toBe(false);
  });
});

test('the team’s words say the same in each language', () => {
  const shape = (words: object, path = ''): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [`${path}${key} ${[...value.matchAll(/%\{\w+\}/g)].sort().join(' ')}`.trim()]
        : shape(value, `${path}${key}.`),
    );
  expect(shape(en)).toEqual(shape(es));
  expect(shape(pt)).toEqual(shape(es));
});

test('names in a letter to a stranger hold no links and no second line', () => {
  const pattern = new RegExp(PERSON_NAME_PATTERN, 'u');
  for (const name of ['Ana', 'José María', 'Ñuñez-O’Neil', '李', 'مريم']) expect(name).toMatch(pattern);
  for (const name of [
    '',
    '  ',
    'a\nb',
    'http://x.co',
    'x@y',
    '<b>',
    'a\u0000',
    'gana.premios.co',
    'www.x',
    '3001234567',
  ])
    expect(name).not.toMatch(pattern);
});
