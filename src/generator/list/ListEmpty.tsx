import { useTranslate } from 'ra-core';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { useAllowed } from '../../schema/useAllowed.ts';
import { CreateButton } from './CreateButton.tsx';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';

/** A list without records, with a button that creates the first one. */
export function ListEmpty() {
  const translate = useTranslate();
  const { name } = useDescriptor();
  const { lowerMany } = useResourceNames();
  const mayCreate = useAllowed(name)('create');
  return (
    <EmptyState
      title={translate('state.empty_title', { name: lowerMany })}
      subtitle={translate(mayCreate ? 'state.empty_subtitle' : 'state.empty_readonly')}
      {...(mayCreate ? { action: <CreateButton /> } : {})}
    />
  );
}
