import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { BottomSheet } from '../ui/dialog/BottomSheet.tsx';
import { useSortOrders } from './useSortOrders.ts';

export interface SortSheetProps {
  open: boolean;
  onClose(): void;
}

/** The orders of a list on a phone. */
export default function SortSheet({ open, onClose }: SortSheetProps) {
  const { title, orders } = useSortOrders();
  const choose = (key: string): void => {
    orders.find((order) => order.key === key)?.choose();
    onClose();
  };
  return (
    <BottomSheet open={open} title={title} onClose={onClose}>
      <RadioGroup
        aria-label={title}
        value={orders.find(({ chosen }) => chosen)?.key ?? ''}
        onChange={(_, key) => choose(key)}
      >
        {orders.map(({ key, label }) => (
          <FormControlLabel
            key={key}
            value={key}
            control={<Radio />}
            label={label}
            sx={{ minHeight: 'var(--target)', mr: 0 }}
          />
        ))}
      </RadioGroup>
    </BottomSheet>
  );
}
