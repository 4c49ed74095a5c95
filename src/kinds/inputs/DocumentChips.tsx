import Box from '@mui/material/Box';
import { RemovableChip } from './RemovableChip.tsx';

interface DocumentChipsProps {
  stored: readonly { id: string; name: string }[];
  /** Names of those whose upload failed. */
  failed: readonly string[];
  disabled: boolean;
  onRemove: (id: string) => void;
  onDiscard: (name: string) => void;
}

/** The documents of a field, each removed alone; those that failed say so and stay out of the record. */
export function DocumentChips({ stored, failed, disabled, onRemove, onDiscard }: DocumentChipsProps) {
  if (stored.length + failed.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none', maxWidth: '100%' }}
    >
      {stored.map(({ id, name }) => (
        <RemovableChip key={id} label={name} {...(disabled ? {} : { onRemove: () => onRemove(id) })} />
      ))}
      {failed.map((name) => (
        <RemovableChip key={`failed ${name}`} label={name} failed onRemove={() => onDiscard(name)} />
      ))}
    </Box>
  );
}
