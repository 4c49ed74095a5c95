import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';

export interface PhoneListHeaderProps {
  selecting: boolean;
  onSelecting(on: boolean): void;
}

/** Title and count, and the button that starts and ends selection. */
export function PhoneListHeader({ selecting, onSelecting }: PhoneListHeaderProps) {
  const translate = useTranslate();
  const { name } = useDescriptor();
  const { many } = useResourceNames();
  const { total } = useListContext();
  const number = useNumber();
  const allowed = useAllowed(name);
  const selectable = allowed('bulkDelete') && (total ?? 0) > 0;
  return (
    <PageHeader
      title={many}
      {...(total === undefined ? {} : { count: number(total) })}
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
