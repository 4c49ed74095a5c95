import { judge } from '../../../domain/access/access.ts';
import { INVENTORY_PERMISSION } from '../../../domain/imports/inventory-shape.ts';
import { IMPORT_FEATURE } from '../../../domain/plans/import-feature.ts';
import { useAccess } from '../../schema/useAccess.ts';

export interface InventoryAccess {
  read: boolean;
  stock: boolean;
  price: boolean;
  /** May set units and prices by a file. */
  bring: boolean;
  /** Whether the store's plan has files at all (INV-04). */
  files: boolean;
}

/** What the user may do with the stock. The server checks it again. */
export function useInventoryAccess(): InventoryAccess {
  const access = useAccess();
  const may = (permission: string): boolean => access !== null && judge(access, { permission }) === 'allowed';
  return {
    read: may('products.read'),
    stock: may('products.edit_stock'),
    price: may('products.edit_price'),
    bring: may(INVENTORY_PERMISSION),
    files: access?.features[IMPORT_FEATURE] === true,
  };
}
