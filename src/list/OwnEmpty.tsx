import { use } from 'react';
import { useTranslate } from 'ra-core';
import { useLabel } from '../i18n/words.ts';
import { useAllowed } from '../schema/useAllowed.ts';
import { useDescriptor, useResourceNames } from '../schema/useDescriptor.ts';
import { EmptyState } from '../ui/state/PageStates.tsx';
import { ResourceDrawing } from '../ui/state/ResourceDrawing.tsx';
import { CreateButton } from './CreateButton.tsx';
import { loadListWords } from '../schema/descriptors.ts';

/** A list without records: its drawing, what it is for, and the button that creates the first one. */
export default function OwnEmpty() {
  const translate = useTranslate();
  const labelOf = useLabel();
  const { name, icon } = useDescriptor();
  const { lowerMany } = useResourceNames();
  const mayCreate = useAllowed(name)('create');
  const { empty } = use(loadListWords(name));
  const usual = mayCreate ? 'state.empty_subtitle' : 'state.empty_readonly';
  const action = empty?.action && labelOf(empty.action);
  return (
    <EmptyState
      leads
      image={<ResourceDrawing icon={icon} />}
      title={empty ? labelOf(empty.title) : translate('state.empty_title', { name: lowerMany })}
      subtitle={empty ? labelOf(empty.text) : translate(usual)}
      {...(mayCreate ? { action: <CreateButton {...(action !== undefined && { label: action })} /> } : {})}
    />
  );
}
