import { useListContext } from 'ra-core';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useAllowed } from '../../schema/useAllowed.ts';
import { CreateButton } from './CreateButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ImportLinks } from './ImportLinks.tsx';
import { isEmptyList } from './is-empty-list.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';
import { useCountedTotal } from './useCountedTotal.ts';

export function ListHeader() {
  const { name } = useDescriptor();
  const { many } = useResourceNames();
  const list = useListContext();
  const total = useCountedTotal();
  const allowed = useAllowed(name);
  return (
    <PageHeader
      title={many}
      {...(total === undefined ? {} : { count: total })}
      actions={
        <>
          <ImportLinks />
          {/* An empty list offers the first record itself. */}
          {!isEmptyList(list) && allowed('export') && <ExportButton />}
          {!isEmptyList(list) && allowed('create') && <CreateButton />}
        </>
      }
    />
  );
}
