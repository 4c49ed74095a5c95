import type { Paper } from './print-request.ts';

/** Millimetres around the text; a roll's printer leaves as much white on both sides. */
const MARGIN: Record<Paper, number> = { letter: 14, a4: 14, roll: 4 };
const WIDTH: Record<Paper, number> = { letter: 216, a4: 210, roll: 80 };

/** The look of a sheet on the screen and on its paper: black on white in every theme. */
export function sheetStyle(paper: Paper) {
  const roll = paper === 'roll';
  return {
    boxSizing: 'border-box',
    width: `${WIDTH[paper]}mm`,
    p: `${MARGIN[paper]}mm`,
    // A phone is narrower than a sheet: on the screen the text takes its width, and nothing is cut.
    ...(!roll && { '@media screen': { maxWidth: '100%', p: { xs: 2, sm: `${MARGIN[paper]}mm` } } }),
    backgroundColor: 'white',
    color: 'black',
    colorScheme: 'light',
    fontSize: roll ? '10pt' : '11pt',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    '@media print': {
      breakAfter: 'page',
      '&:last-of-type': { breakAfter: 'auto' },
      ...(!roll && { width: 'auto', p: 0 }),
    },
  } as const;
}

/** Page boxes of the paper: a roll is one page as long as its text, a sheet's page has the margin in itself. */
export function pageRules(paper: Paper, heights: ReadonlyMap<string, number>): string {
  if (paper !== 'roll') return `@page { size: ${paper}; margin: ${MARGIN[paper]}mm; }`;
  const pages = [...heights].map(
    ([name, height]) => `@page ${name} { size: ${WIDTH.roll}mm ${height}mm; margin: 0; }`,
  );
  const longest = Math.max(0, ...heights.values());
  // Browsers without named pages print every order as long as the longest one.
  return [`@page { size: ${WIDTH.roll}mm ${longest}mm; margin: 0; }`, ...pages].join('\n');
}

/** The name of an order's page box. */
export function pageName(id: number): string {
  return `order-${id}`;
}
