import { color } from '../../../theme/styles.ts';

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

/** The names of the rows stay in sight while the sheet scrolls to the side. */
export const headCell = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  px: 1.5,
  py: 1,
  fontWeight: 500,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  backgroundColor: color('surface'),
  borderRight: `1px solid ${color('line')}`,
} as const;

/** One rule for the cells of a row: a hundred rows have one class each, not one for every cell. */
export const sheetRow = {
  display: 'grid',
  gridTemplateColumns: 'var(--sheet-columns)',
  minWidth: 'var(--sheet-least)',
  alignItems: 'stretch',
  borderTop: `1px solid ${color('line')}`,
  // The browser draws the rows in sight alone.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 45px',
  '& > [role=gridcell]': {
    minWidth: 0,
    p: '2px',
    cursor: 'cell',
    borderRight: `1px solid ${color('line')}`,
    '&:last-of-type': { borderRight: 0 },
    '&[data-faulty]': { boxShadow: `inset 0 0 0 1px ${color('danger')}` },
    '&[data-locked]': { cursor: 'default', backgroundColor: color('sunken') },
    '&[data-align=right] > span': { textAlign: 'right' },
  },
  '& > [role=gridcell] > span': {
    display: 'block',
    minHeight: 40,
    px: 1,
    lineHeight: '40px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontVariantNumeric: 'tabular-nums',
    '&[data-empty]': { color: color('text-secondary') },
  },
} as const;
