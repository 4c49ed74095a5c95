import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import MuiTabs from '@mui/material/Tabs';
import Tab from '@mui/material/Tab';

interface TabsProps {
  /** Name of the tabs for screen readers. */
  label: string;
  tabs: readonly { key: string; label: string; faulty?: boolean; content: ReactNode }[];
  /** Index of the open tab. */
  open: number;
  onOpen: (index: number) => void;
}

/** Parts of a page, one of them visible. All stay mounted, so that none loses its typed values. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const id = useId();
  return (
    <Box>
      <MuiTabs
        value={open}
        onChange={(_, next: number) => onOpen(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label}
        sx={{ mb: 1.5 }}
      >
        {tabs.map((tab, index) => (
          <Tab
            key={tab.key}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            label={tab.label}
            sx={{ minHeight: 'var(--target)', ...(tab.faulty === true && { color: 'error.main' }) }}
          />
        ))}
      </MuiTabs>
      {tabs.map((tab, index) => (
        <Box
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== open}
        >
          {tab.content}
        </Box>
      ))}
    </Box>
  );
}
