import MenuPopup from '../ui/menu/MenuPopup.tsx';
import { useSortOrders } from './useSortOrders.ts';

export interface SortMenuProps {
  id: string;
  anchor: HTMLElement | null;
  open: boolean;
  onClose(): void;
}

/** The orders of a list on a desktop, of hidden columns too (PRD-01). */
export default function SortMenu(props: SortMenuProps) {
  const { orders } = useSortOrders();
  return (
    <MenuPopup {...props} choices={orders.map(({ choose, ...order }) => ({ ...order, onChoose: choose }))} />
  );
}
