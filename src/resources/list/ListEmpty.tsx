import { useTranslate } from 'ra-core';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { useAllowed } from '../useAllowed.ts';
import { CreateButton } from './CreateButton.tsx';
import { useDescriptor } from './useDescriptor.ts';
import { useResourceNames } from './useResourceNames.ts';

/** Nothing there yet, and the way to the first one. */
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
