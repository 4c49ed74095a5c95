import { judge } from '../../../domain/access/access.ts';
import { useAccess } from '../../schema/useAccess.ts';

/** What the user may do with the stock. The server checks it again. */
export function useInventoryAccess(): { read: boolean; stock: boolean; price: boolean } {
  const access = useAccess();
  const may = (permission: string): boolean => access !== null && judge(access, { permission }) === 'allowed';
  return { read: may('products.read'), stock: may('products.edit_stock'), price: may('products.edit_price') };
}
