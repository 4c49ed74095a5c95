import { useMemo } from 'react';
import { judge } from '../../domain/access/access.ts';
import { useAccess } from './useAllowed.ts';
import { useListable } from './useListable.ts';

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
