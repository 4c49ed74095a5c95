import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STORE_WIDE_PERMISSIONS } from '../../../domain/access/access.ts';
import { permissionEntries } from '../../../domain/access/roles.ts';
import { descriptors } from '../../../src/schema/descriptors.ts';
import { limitedTo, mergeRoleEdits, ordered, ticked } from '../../../src/custom/team/role-values.ts';

const names = permissionEntries(descriptors).map(({ name }) => name);

/** Roles as forms hold them: made by ticking, so that what may be changed may be seen. */
const roles = fc.record({
  name: fc.constantFrom('Ventas', 'Bodega', 'Caja'),
  branch_ids: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 4 }))),
  permissions: fc
    .uniqueArray(fc.constantFrom(...names))
    .map((picked) => picked.reduce<string[]>((granted, name) => ticked(granted, name, true), [])),
});
const valid = roles.map((one) => ordered({ ...one, ...limitedTo(one.branch_ids, one.permissions) }));

describe('any two edits of one role', () => {
  test('without an edit of mine the role is theirs; without one of theirs it is mine', () => {
    fc.assert(
      fc.property(valid, valid, (base, edited) => {
        expect(ordered(mergeRoleEdits(base, base, edited).merged)).toEqual(edited);
        expect(ordered(mergeRoleEdits(base, edited, base).merged)).toEqual(edited);
        expect(mergeRoleEdits(base, edited, base).changes).toEqual({
          name: undefined,
          given: [],
          taken: [],
          branches: false,
        });
      }),
    );
  });

  test('whoever edits what, a limited role has no say about the whole store, and nothing is changed unseen', () => {
    fc.assert(
      fc.property(valid, valid, valid, (base, mine, theirs) => {
        const { merged } = mergeRoleEdits(base, mine, theirs);
        if (merged.branch_ids !== null)
          for (const permission of STORE_WIDE_PERMISSIONS)
            expect(merged.permissions).not.toContain(permission);
        for (const permission of merged.permissions)
          expect(ordered({ ...merged, permissions: ticked(merged.permissions, permission, true) })).toEqual(
            ordered(merged),
          );
      }),
    );
  });
});
