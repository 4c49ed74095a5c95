import { useId, type ReactNode, type Ref } from 'react';
import Box from '@mui/material/Box';
import { sectionPanel } from './panel.ts';
import { SectionTitle } from './SectionTitle.tsx';
import { quiet } from '../text/quiet.ts';

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
