import Button from '@mui/material/Button';

interface QuickButtonProps {
  label: string;
  /** Names the order too: a list has many of them. */
  description: string;
  busy: boolean;
  onClick(): void;
}

/** What to do next with an order of the list, with one tap. */
export function QuickButton({ label, description, busy, onClick }: QuickButtonProps) {
  return (
    <Button
      variant="outlined"
      loading={busy}
      aria-label={description}
      onClick={onClick}
      sx={{ minHeight: 'var(--target)' }}
    >
      {label}
    </Button>
  );
}
