import Button from '@mui/material/Button';
import { useListContext, useLocale, useTranslate } from 'ra-core';
import { intlLocale } from '../../i18n/locales.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';

export interface PhoneListHeaderProps {
  selecting: boolean;
  onSelecting(on: boolean): void;
}

/** Title and count, and the way into and out of selecting. */
export function PhoneListHeader({ selecting, onSelecting }: PhoneListHeaderProps) {
  const translate = useTranslate();
  const { name } = useDescriptor();
  const { many } = useResourceNames();
  const { total } = useListContext();
  const locale = intlLocale(useLocale() ?? '');
  const allowed = useAllowed(name);
  const selectable = allowed('bulkDelete') && (total ?? 0) > 0;
  return (
    <PageHeader
      title={many}
      {...(total === undefined ? {} : { count: total.toLocaleString(locale) })}
      actions={
        selectable && (
          <Button onClick={() => onSelecting(!selecting)}>
            {translate(selecting ? 'app.cancel' : 'list.select')}
          </Button>
        )
      }
    />
  );
}
