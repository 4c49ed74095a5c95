import { describe, expect, test } from 'vitest';
import { READY_ROLES } from '../../../domain/access/roles.ts';
import words from '../../../i18n/team/es.json';
import {
  guestComplaints,
  invitationOf,
  NO_GUEST,
  readyRoles,
  refusedRole,
  roleComplaints,
  roleValues,
} from '../../../src/custom/team/role-values.ts';
import { changeTo, standingOf } from '../../../src/custom/team/MemberDialogs.tsx';
import { complaintsOf } from '../../../src/custom/team/team-labels.ts';

const { errors, editor, ready } = words;
const nameOf = (permission: string) => `${permission}!`;

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

  test('offers ready roles until the store has one of that name, and within what the actor has', () => {
    const role = { id: 1, name: 'bodega', permission_role: [], branch_ids: null, users: 0, version: 'a' };
    expect(readyRoles([], 'all', words)).toEqual(['seller', 'warehouse', 'accounting']);
    expect(readyRoles([role], 'all', words)).toEqual(['seller', 'accounting']);
    expect(readyRoles([], new Set(READY_ROLES.warehouse), words)).toEqual(['warehouse']);
  });

  test('makes a ready role along with itself, unless everything is given', () => {
    const guest = { ...lina, role_id: null, ready_role: 'warehouse' as const };
    const { ready_role: _, ...plain } = guest;
    const new_role = { name: ready.warehouse.name, permissions: [...READY_ROLES.warehouse] };
    expect(guestComplaints(guest, words)).toEqual({});
    expect(invitationOf(guest, words)).toEqual({ ...plain, new_role });
    const all = { ...guest, all_permissions: true };
    expect(invitationOf(all, words)).toEqual({ ...plain, all_permissions: true });
  });

  test('a refusal has a sentence for every field, known or not', () => {
    const fields = { email: { key: 'already_member' }, role_id: { key: 'required' }, other: { key: 'odd' } };
    expect(complaintsOf({ 'new_role.name': { key: 'unique' } }, words)).toEqual({ role_id: errors.ready });
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
    expect(roleComplaints({ name: ' ', permissions: [], branch_ids: [] }, editor, nameOf)).toEqual({
      name: editor.name_required,
      branch_ids: editor.branches.pick,
      permissions: editor.pick,
    });
    const fine = { name: 'Caja', permissions: ['orders.read'], branch_ids: null };
    expect(roleComplaints(fine, editor, nameOf)).toEqual({});
  });

  test('is refused with a permission that does not work without others, which are named', () => {
    const role = { name: 'Caja', permissions: ['orders.read', 'orders.cancel'], branch_ids: null };
    expect(roleComplaints(role, editor, nameOf)).toEqual({
      permissions: '«orders.cancel!» no funciona sin: orders.write!. Márcalo también, o quita el primero.',
    });
    const fields = { 'permissions.1': { key: 'needs', args: { permissions: 'orders.write' } } };
    expect(refusedRole(fields, editor)).toEqual({ permissions: editor.incomplete });
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
