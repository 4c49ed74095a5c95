import Button from '@mui/material/Button';
import { useNeedsSignal } from '../../../ui/state/useNeedsSignal.ts';

interface QuickButtonProps {
  label: string;
  /** Names the order too: a list has many of them. */
  description: string;
  busy: boolean;
  onClick(): void;
}

/** What to do next with an order of the list, with one tap. */
export function QuickButton({ label, description, busy, onClick }: QuickButtonProps) {
  const blocked = useNeedsSignal();
  return (
    <Button
      variant="outlined"
      loading={busy}
      disabled={blocked !== undefined}
      aria-label={description}
      onClick={onClick}
      // The second tap of two is for the button, not for the card below it, which would open the order.
      sx={{ minHeight: 'var(--target)', '&.Mui-disabled': { pointerEvents: 'auto' } }}
    >
      {label}
    </Button>
  );
}
