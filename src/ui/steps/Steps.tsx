import Box from '@mui/material/Box';
import { color } from '../../theme/styles.ts';

interface StepsProps<Id extends string> {
  /** Names the list. */
  label: string;
  steps: readonly { id: Id; name: string }[];
  current: Id;
}

/** Where one is in a task of several screens. */
export function Steps<Id extends string>({ label, steps, current }: StepsProps<Id>) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 2 }, listStyle: 'none', m: 0, mb: 2, p: 0 }}
    >
      {steps.map(({ id, name }, at) => (
        <Box
          key={id}
          component="li"
          {...(id === current && { 'aria-current': 'step' as const })}
          sx={{
            // As wide as its longest word, so that none breaks; with large text they take two lines.
            flex: '1 1 4.25rem',
            maxWidth: '100%',
            overflowWrap: 'break-word',
            pt: 1,
            fontSize: 'var(--text-14)',
            borderTop: `4px solid ${color(id === current ? 'primary' : 'line')}`,
            color: color(id === current ? 'text' : 'text-secondary'),
            fontWeight: id === current ? 600 : 400,
          }}
        >
          {at + 1}. {name}
        </Box>
      ))}
    </Box>
  );
}
