import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { pathOf } from '../../schema/paths.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { INVENTORY_WORDS } from './inventory-words.ts';
import type { InventoryQuery } from './useInventoryQuery.ts';

/** Why no row is shown: nothing is sold yet, nothing was found, or nothing runs out. */
export function NoShelves({ asked, products }: { asked: InventoryQuery; products: boolean }) {
  const { empty, none, count } = useDictionary(INVENTORY_WORDS);
  const mayCreate = useAllowed('products')('create');
  if (!products)
    return (
      <EmptyState
        title={empty.title}
        subtitle={empty.text}
        {...(mayCreate && {
          action: (
            <Button component={Link} to={pathOf('products', 'create')} variant="contained">
              {empty.action}
            </Button>
          ),
        })}
      />
    );
  if (asked.search !== '' || asked.product !== '')
    return <EmptyState title={none.title} subtitle={none.text} />;
  if (asked.counting)
    return <EmptyState title={asked.countTab === 'pending' ? count.none_pending : count.none_different} />;
  if (asked.tab === 'out') return <EmptyState title={none.out} subtitle={none.out_text} />;
  return <EmptyState title={none.low} subtitle={none.low_text} />;
}
