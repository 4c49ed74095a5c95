import { describe, expect, test } from 'vitest';
import words from '../../../i18n/team/es.json';
import { guestComplaints, NO_GUEST } from '../../../src/custom/team/guest.ts';
import { changeTo, standingOf } from '../../../src/custom/team/member-standing.ts';
import { complaintsOf } from '../../../src/custom/team/names.ts';
import { refusedRole, roleComplaints, roleValues } from '../../../src/custom/team/role-values.ts';

const { errors, editor } = words;

describe('an invitation', () => {
  const lina = { ...NO_GUEST, first_name: 'Lina', last_name: 'Mesa', email: 'lina@correo.co', role_id: 2 };

  test('asks for a name, a real address, and a role or everything', () => {
    expect(guestComplaints(NO_GUEST, words)).toEqual({
      first_name: errors.required,
      last_name: errors.required,
      email: errors.required,
      role_id: errors.role,
    });
    expect(guestComplaints({ ...lina, email: 'lina@' }, words)).toEqual({ email: errors.email });
    expect(guestComplaints(lina, words)).toEqual({});
    expect(guestComplaints({ ...lina, role_id: null, all_permissions: true }, words)).toEqual({});
  });

  test('a refusal has a sentence for every field, known or not', () => {
    const fields = { email: { key: 'already_member' }, role_id: { key: 'required' }, other: { key: 'odd' } };
    expect(complaintsOf(fields, words)).toEqual({
      email: errors.already_member,
      role_id: errors.role,
      other: errors.other,
    });
  });
});

test.each([
  [{ owner: true, role_id: null }, { owner: true }],
  [
    { owner: false, role_id: null },
    { owner: false, role_id: null },
  ],
  [
    { owner: false, role_id: 4 },
    { owner: false, role_id: 4 },
  ],
])('a member who is %o stays so by the change to their own standing', (member, change) => {
  expect(changeTo(standingOf(member))).toEqual(change);
});

describe('a role', () => {
  test('asks for a name, branches where it is limited, and a permission', () => {
    expect(roleComplaints({ name: ' ', permissions: [], branch_ids: [] }, editor)).toEqual({
      name: editor.name_required,
      branch_ids: editor.branches.pick,
      permissions: editor.pick,
    });
    expect(roleComplaints({ name: 'Caja', permissions: ['orders.read'], branch_ids: null }, editor)).toEqual(
      {},
    );
  });

  test('is held with its lists in order, so that ticking twice changes nothing', () => {
    const stored = {
      id: 1,
      name: 'Caja',
      permission_role: ['orders.read', 'customers.read'].map((name) => ({ name, module_id: 1 as const })),
      branch_ids: [10, 9],
      users: 0,
      version: 'a',
    };
    expect(roleValues(stored)).toEqual({
      name: 'Caja',
      permissions: ['customers.read', 'orders.read'],
      branch_ids: [9, 10],
    });
  });

  test('a refused list is one complaint, whichever of its items is at fault', () => {
    const fields = {
      name: { key: 'unique' },
      'permissions.0': { key: 'not_yours' },
      'permissions.3': { key: 'store_wide' },
      'branch_ids.1': { key: 'reference' },
    };
    expect(refusedRole(fields, editor)).toEqual({
      name: editor.name_taken,
      permissions: editor.not_yours,
      branch_ids: editor.branches.gone,
    });
  });
});
