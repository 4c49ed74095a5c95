import useMediaQuery from '@mui/material/useMediaQuery';
import { PHONE } from '../../theme/widths.ts';
import { CardList } from './CardList.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { loadTable } from './load-table.ts';

const { Part: TableList } = lazyPart(loadTable);

/** The list of any resource: a table, or cards at 600 px and narrower (spec 1 §2). */
export function GeneratedList() {
  const phone = useMediaQuery(PHONE, { noSsr: true });
  return phone ? <CardList /> : <TableList />;
}
