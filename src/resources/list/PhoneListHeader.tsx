import Button from '@mui/material/Button';
import { useListContext, useLocale, useTranslate } from 'ra-core';
import { intlLocale } from '../../i18n/locales.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useAllowed } from '../useAllowed.ts';
import { CreateButton } from './CreateButton.tsx';
import { useDescriptor } from './useDescriptor.ts';
import { useResourceNames } from './useResourceNames.ts';

export interface PhoneListHeaderProps {
  selecting: boolean;
  onSelecting(on: boolean): void;
}

/** Title and count, one primary action; while selecting, the way out of it. */
export function PhoneListHeader({ selecting, onSelecting }: PhoneListHeaderProps) {
  const translate = useTranslate();
  const { name } = useDescriptor();
  const { many } = useResourceNames();
  const { total, filterValues } = useListContext();
  const locale = intlLocale(useLocale() ?? '');
  const allowed = useAllowed(name);
  const searching = filterValues['search'] !== undefined;
  const selectable = allowed('bulkDelete') && (total ?? 0) > 0;
  return (
    <PageHeader
      title={many}
      {...(total === undefined ? {} : { count: total.toLocaleString(locale) })}
      actions={
        <>
          {selectable && (
            <Button aria-pressed={selecting} onClick={() => onSelecting(!selecting)}>
              {translate(selecting ? 'app.cancel' : 'list.select')}
            </Button>
          )}
          {allowed('create') && !selecting && !searching && <CreateButton />}
        </>
      }
    />
  );
}
