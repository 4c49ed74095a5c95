import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useLabel } from '../../i18n/useLabel.ts';
import type { PlacedSection } from '../../schema/form-fields.ts';

interface FormTabsProps {
  sections: readonly PlacedSection[];
  render: (section: PlacedSection) => ReactNode;
}

/** A long form in tabs. All stay mounted, so that none loses what was typed; a refused save opens the first one at fault. */
export function FormTabs({ sections, render }: FormTabsProps) {
  const [open, setOpen] = useState(0);
  const { errors, submitCount } = useFormState();
  const labelOf = useLabel();
  const translate = useTranslate();
  const id = useId();
  const faulty = sections.map(({ fields }) => fields.some(({ field }) => errors[field.source] !== undefined));
  const firstFault = faulty.indexOf(true);
  useEffect(() => {
    if (submitCount > 0 && firstFault !== -1) setOpen(firstFault);
    // Only a new attempt moves the person to another tab, not the mending of a field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount]);
  return (
    <Box>
      <Tabs
        value={open}
        onChange={(_, next: number) => setOpen(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('form.tabs')}
        sx={{ mb: 1.5 }}
      >
        {sections.map((section, index) => (
          <Tab
            key={section.id}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            label={section.label ? labelOf(section.label) : String(index + 1)}
            sx={{ minHeight: 'var(--target)', ...(faulty[index] && { color: 'error.main' }) }}
          />
        ))}
      </Tabs>
      {sections.map((section, index) => (
        <Box
          key={section.id}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== open}
        >
          {render(section)}
        </Box>
      ))}
    </Box>
  );
}
