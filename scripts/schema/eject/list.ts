import type { Resource } from '../../../domain/schema/model.ts';
import { typeName } from '../generate/names.ts';
import type { Ejected } from './ejected.ts';

/** The list as a page of its own: `list.tsx`. Phones keep the generated cards. */
export function ejectList(resource: Resource): Ejected {
  const shown = resource.list.columns.filter(({ hidden }) => !hidden).map(({ source }) => source);
  const code = `import useMediaQuery from '@mui/material/useMediaQuery';
import { ListContextProvider, useListController } from 'ra-core';
import { PageBody } from '../../layout/PageBody.tsx';
import { PHONE } from '../../theme/widths.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import { BulkBar } from '../list/BulkBar.tsx';
import { CardList } from '../list/CardList.tsx';
import { listDefaults } from '../list/list-defaults.ts';
import { ListContent } from '../list/ListContent.tsx';
import { ListHeader } from '../list/ListHeader.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { Pagination } from '../list/Pagination.tsx';
import { TableSkeleton } from '../list/TableSkeleton.tsx';
import { useColumns } from '../list/useColumns.ts';
import { useDescriptor } from '../list/useDescriptor.ts';

/** The columns of the table, in their order. */
const SHOWN = [${shown.map((source) => `'${source}'`).join(', ')}];

export default function ${typeName(resource)}List() {
  const phone = useMediaQuery(PHONE, { noSsr: true });
  return phone ? <CardList /> : <${typeName(resource)}Table />;
}

function ${typeName(resource)}Table() {
  const descriptor = useDescriptor();
  const columns = useColumns(descriptor);
  const shown = SHOWN.flatMap((source) => columns.columns.find((column) => column.source === source) ?? []);
  const controller = useListController(listDefaults(descriptor));
  return (
    <ListContextProvider value={controller}>
      <PageBody>
        <ListHeader />
        <FilterBar columns={columns} />
        <BulkBar />
        <ListContent skeleton={<TableSkeleton columns={shown} rows={controller.perPage} />}>
          <ListTable columns={shown} />
          <Pagination />
        </ListContent>
      </PageBody>
    </ListContextProvider>
  );
}
`;
  return {
    file: 'list.tsx',
    code,
    register: { file: 'manifest.ts', line: `list: () => import('./list.tsx'),` },
  };
}
