import { useMemo, useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { BRANCHES, judge, lookupRule, type Access, type Verdict } from '../../domain/access/access.ts';
import type { AccessRule, Operation } from '../../domain/schema/vocabulary.ts';
import type { FieldDescriptor, ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import type { AccessQuestion } from '../authProvider/authProvider.ts';
import { accessOf } from '../authProvider/session-store.ts';
import { useSession, useStore } from '../authProvider/useSession.ts';
import { findDescriptor, descriptors } from './descriptors.ts';
import { openingViews, pathOf } from './paths.ts';

/** The user's access in the current store; null until it is known. */
export function useAccess(): Access | null {
  const session = useSession();
  return useMemo(() => accessOf(session), [session]);
}

/** Whether the user has a permission in the current store; false until it is known. */
export function useMay(permission: string): boolean {
  const access = useAccess();
  return access !== null && judge(access, { permission }) === 'allowed';
}

/** Whether the rule of a field allows the user; a field without rule follows its resource. */
export function allows(access: Access | null, rule: AccessRule | undefined): boolean {
  if (rule === undefined || access === null) return true;
  return judge(access, { permission: null, ...rule }) === 'allowed';
}

function isOperation(action: string, operations: readonly Operation[]): action is Operation {
  return operations.some((operation) => operation === action);
}

/** The access rule of an action by the resource's schema; null when it does not offer the action. */
export function ruleOf({
  action,
  resource,
}: AccessQuestion): { permission: string | null; feature?: string } | null {
  const descriptor = findDescriptor(resource);
  if (descriptor === undefined || !isOperation(action, descriptor.operations)) return null;
  return descriptor.access[action];
}

/** The reason why an operation is not allowed, or `allowed`; `absent` when the schema does not offer it. */
type OperationVerdict = Verdict | 'absent';

/**
 * Judges operations of a resource synchronously with the current session. A list judges every row, and react-admin's
 * `useCanAccess` would start a query for each. The server checks again.
 */
export function useVerdict(resource: string): (operation: Operation) => OperationVerdict {
  const session = useSession();
  return useMemo(() => {
    const access = accessOf(session);
    const descriptor = findDescriptor(resource);
    return (operation) => {
      if (descriptor === undefined || !descriptor.operations.includes(operation)) return 'absent';
      return access === null ? 'permission' : judge(access, descriptor.access[operation]);
    };
  }, [session, resource]);
}

/** Whether an operation of a resource is offered and allowed. */
export function useAllowed(resource: string): (operation: Operation) => boolean {
  const verdict = useVerdict(resource);
  return useMemo(() => (operation) => verdict(operation) === 'allowed', [verdict]);
}

/** Whether the user may list at least the part of the records that their own tasks take, such as the names of branches. */
export function useMayLookUp(resource: string): boolean {
  const session = useSession();
  return useMemo(() => {
    const access = accessOf(session);
    const descriptor = findDescriptor(resource);
    if (descriptor === undefined || access === null) return false;
    return judge(access, lookupRule(resource, descriptor.access.list)) === 'allowed';
  }, [session, resource]);
}

/**
 * Whether screens name a branch: of its only one, a shop says nothing. True while the number is unknown.
 */
export function useNamesBranches(): boolean {
  const count = useStore()?.branches;
  return count === undefined || count > 1;
}

/** Whether the user may read a field; of rows of another resource, whether they may open its list. */
export function useReadable(): (field: FieldDescriptor) => boolean {
  const access = useAccess();
  return useMemo(
    () => (field: FieldDescriptor) => {
      if (!allows(access, field.access?.read)) return false;
      if (field.kind !== 'collection' || access === null) return true;
      const target = findDescriptor(field.ref?.resource ?? '');
      if (target === undefined || !target.operations.includes('list')) return false;
      return judge(access, target.access.list) === 'allowed';
    },
    [access],
  );
}

/**
 * Whether a screen shows a field: what the user may read, and of a shop with one branch not which it is. A form does ask:
 * its record may need one.
 */
export function useShown(): (field: FieldDescriptor) => boolean {
  const readable = useReadable();
  const namesBranches = useNamesBranches();
  return useMemo(
    () => (field: FieldDescriptor) => readable(field) && (namesBranches || field.ref?.resource !== BRANCHES),
    [readable, namesBranches],
  );
}

/** Whether the user may search a list: the API refuses a search of fields that they may not read. */
export function useSearches(): (descriptor: Pick<ResourceDescriptor, 'list'>) => boolean {
  const access = useAccess();
  return useCallback(({ list }) => list.search.some(({ read }) => allows(access, read)), [access]);
}

/** The resources whose list the user may open. Includes those that only the plan locks, because their page says so. */
export function useListable(): ResourceDescriptor[] {
  const session = useSession();
  return useMemo(() => {
    const access = accessOf(session);
    if (access === null) return [];
    return descriptors.filter(({ operations, access: rules }) => {
      const verdict = judge(access, rules.list);
      return operations.includes('list') && (verdict === 'allowed' || verdict === 'feature');
    });
  }, [session]);
}

/** What a seller changes besides orders: the clients who place them. */
const WITH_ORDERS: ReadonlySet<string> = new Set(['orders', 'customers']);

/** Whether the user handles orders, and changes nothing of the store. Their home is the list of orders. */
export function useWorksOrdersOnly(): boolean {
  const access = useAccess();
  const listable = useListable();
  return useMemo(() => {
    if (access === null) return false;
    const changed = listable
      .filter(({ access: rules, operations }) =>
        (['create', 'edit', 'delete'] as const).some(
          (operation) => operations.includes(operation) && judge(access, rules[operation]) === 'allowed',
        ),
      )
      .map(({ name }) => name);
    return changed.includes('orders') && changed.every((name) => WITH_ORDERS.has(name));
  }, [access, listable]);
}

/** The path that opens a record, if the schema offers it and the user may; else undefined. */
export function useRecordPath(resource: string): (record: RaRecord) => string | undefined {
  const allowed = useAllowed(resource);
  return useCallback(
    ({ id }: RaRecord) => {
      const view = openingViews(resource).find((one) => allowed(one));
      return view === undefined ? undefined : pathOf(resource, view, id);
    },
    [allowed, resource],
  );
}
