import type { Resource } from '../../../domain/schema/model.ts';
import { typeName } from '../generate/names.ts';
import type { Ejected } from './ejected.ts';

/** The list as a page of its own: `list.tsx`. Phones keep the generated cards. */
export function ejectList(resource: Resource): Ejected {
  const shown = resource.list.columns.filter(({ hidden }) => !hidden).map(({ source }) => source);
  const code = `import useMediaQuery from '@mui/material/useMediaQuery';
import { ListContextProvider, useListController, useStore } from 'ra-core';
import { FilterBar, ListHeader } from '../../list/FilterBar.tsx';
import { BulkContent } from '../../list/BulkBar.tsx';
import { CardList } from '../../list/GeneratedList.tsx';
import { listDefaults, rowsKey } from '../../list/list-defaults.ts';
import { isEmptyList, ListContent, ListTop } from '../../list/ListContent.tsx';
import { ListTable } from '../../list/ListTable.tsx';
import { Pagination, TableSkeleton } from '../../list/TableList.tsx';
import { useColumns } from '../../list/useColumns.tsx';
import { useListSelection } from '../../list/useListSelection.ts';
import { Views } from '../../list/ViewTabs.tsx';
import { useListVisit } from '../../schema/list-visit.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { PHONE } from '../../theme/styles.ts';
import { PageBody } from '../../ui/page/Page.tsx';

/** The columns of the table, in their order. */
const SHOWN = [${shown.map((source) => `'${source}'`).join(', ')}];

export default function ${typeName(resource)}List() {
  const phone = useMediaQuery(PHONE, { noSsr: true });
  return phone ? <CardList /> : <${typeName(resource)}Table />;
}

function ${typeName(resource)}Table() {
  const descriptor = useDescriptor();
  const columns = useColumns();
  const shown = SHOWN.flatMap((source) => columns.columns.find((column) => column.source === source) ?? []);
  const [rows] = useStore<number | undefined>(rowsKey(descriptor));
  useListVisit(descriptor.name);
  const { controller, selection } = useListSelection(useListController(listDefaults(descriptor, rows)));
  return (
    <ListContextProvider value={controller}>
      <PageBody>
        <ListHeader />
        <ListTop />
        <Views />
        {!isEmptyList(controller) && <FilterBar columns={columns} />}
        <BulkContent selection={selection}>
          <ListContent skeleton={<TableSkeleton columns={shown} rows={controller.perPage} />}>
            <ListTable columns={shown} />
            <Pagination />
          </ListContent>
        </BulkContent>
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
