import { useListContext } from 'ra-core';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useAllowed } from '../../schema/useAllowed.ts';
import { CreateButton } from './CreateButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';

export function ListHeader() {
  const { name } = useDescriptor();
  const { many } = useResourceNames();
  const { total } = useListContext();
  const number = useNumber();
  const allowed = useAllowed(name);
  return (
    <PageHeader
      title={many}
      {...(total === undefined ? {} : { count: number(total) })}
      actions={
        <>
          {allowed('export') && <ExportButton />}
          {allowed('create') && <CreateButton />}
        </>
      }
    />
  );
}
