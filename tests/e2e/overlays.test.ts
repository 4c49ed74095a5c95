import { expect, test } from 'vitest';
import { checkOverlays } from '../support/overlays/check.ts';
import { overlaysOf, overlaysOfSales } from '../support/overlays/table.ts';

const sources = import.meta.glob<string>('../../src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Parts that lie over a page: of MUI and of the kit. */
const PART =
  /\b(?:Autocomplete|Dialog|StepDialog|FormDialog|Drawer|Menu|Modal|Popover|Popper|Snackbar|BottomSheet|LeaveGuard|MenuButton)\b/;
/** An import of such a part: `import Dialog from '…'` or `import { Dialog, … } from '…'`. */
const IMPORT = /^import (?!type)([^;]*?) from '[^']+';$/gm;

checkOverlays(overlaysOfSales);

test('every file that opens something over a page has its row', () => {
  const opening = Object.entries(sources)
    .filter(([, text]) => [...text.matchAll(IMPORT)].some(([, names]) => PART.test(names ?? '')))
    .map(([path]) => path.replace('../../src/', ''))
    .filter((path) => !path.startsWith('ui/') && !path.startsWith('public/'));
  const table = overlaysOf({ product: 0, customer: 0, role: 0 });
  const rows = new Set(table.flatMap(({ of }) => of));
  expect(opening.filter((path) => !rows.has(path))).toEqual([]);
  expect([...rows].filter((path) => !(`../../src/${path}` in sources))).toEqual([]);
});
