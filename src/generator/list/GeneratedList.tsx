import useMediaQuery from '@mui/material/useMediaQuery';
import { PHONE } from '../../theme/widths.ts';
import { CardList } from './CardList.tsx';
import { TableList } from './TableList.tsx';

/** The list of any resource: a table, or cards at 600 px and narrower (spec 1 §2). */
export function GeneratedList() {
  const phone = useMediaQuery(PHONE, { noSsr: true });
  return phone ? <CardList /> : <TableList />;
}
