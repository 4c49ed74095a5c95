import { useId, type ReactNode, type Ref } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { color, quiet, sectionPanel } from '../../theme/styles.ts';

interface SectionCardProps {
  title?: string | undefined;
  /** A sentence below the title. */
  intro?: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A section of a page: a card under its heading, with its content below each other. */
export function SectionCard({ title, intro, action, ref, children }: SectionCardProps) {
  const id = useId();
  return (
    <Box
      component="section"
      ref={ref}
      {...(title && { 'aria-labelledby': id })}
      sx={{ ...sectionPanel, gap: 2 }}
    >
      {title && (
        <div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <SectionTitle id={id}>{title}</SectionTitle>
            {action}
          </Box>
          {intro !== undefined && <Box sx={{ ...quiet, mt: 0.5 }}>{intro}</Box>}
        </div>
      )}
      {children}
    </Box>
  );
}

interface SectionTitleProps {
  id?: string;
  children: ReactNode;
  /** Number of listed items; left out when it is 0. */
  count?: number;
}

/** The heading of a section, inside its card or above its list. */
export function SectionTitle({ id, children, count = 0 }: SectionTitleProps) {
  return (
    <Typography
      id={id}
      component="h2"
      variant="h3"
      sx={{ flex: 1, minWidth: '5rem', overflowWrap: 'anywhere' }}
    >
      {children}{' '}
      {count > 0 && (
        <Box component="span" sx={{ ml: 1, fontWeight: 400, color: color('text-secondary') }}>
          {count}
        </Box>
      )}
    </Typography>
  );
}

/** Six columns, which fields span by their width. `facts`: labels with values, not inputs. */
export function FieldGrid({ facts = false, children }: { facts?: boolean; children: ReactNode }) {
  return (
    <Box
      component={facts ? 'dl' : 'div'}
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        gap: 2,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
