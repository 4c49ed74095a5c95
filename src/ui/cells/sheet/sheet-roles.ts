/**
 * The roles of the parts of a sheet, said beside their tags: rows are CSS grids, and browsers may drop the meaning of
 * a table's tags with its layout.
 */
export const ROLES = {
  row: { role: 'row' },
  name: { role: 'rowheader' },
  head: { role: 'columnheader' },
  cell: { role: 'gridcell' },
  lockedCell: { role: 'gridcell', 'aria-readonly': true },
} as const;
