import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { useLabel } from '../../i18n/useLabel.ts';
import type { PlacedSection } from '../../schema/form-fields.ts';

interface FormTabsProps {
  sections: readonly PlacedSection[];
  render: (section: PlacedSection) => ReactNode;
}

/** A long form in tabs. A refused save opens the first tab with an error. */
export function FormTabs({ sections, render }: FormTabsProps) {
  const [open, setOpen] = useState(0);
  const { errors, submitCount } = useFormState();
  const labelOf = useLabel();
  const translate = useTranslate();
  const faulty = sections.map(({ fields }) => fields.some(({ field }) => errors[field.source] !== undefined));
  const firstFault = faulty.indexOf(true);
  useEffect(() => {
    if (submitCount > 0 && firstFault !== -1) setOpen(firstFault);
    // Only a new attempt changes the tab, not the correction of a field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount]);
  return (
    <Tabs
      label={translate('form.tabs')}
      open={open}
      onOpen={setOpen}
      tabs={sections.map((section, index) => ({
        key: section.id,
        label: section.label ? labelOf(section.label) : String(index + 1),
        faulty: faulty[index] ?? false,
        content: render(section),
      }))}
    />
  );
}
