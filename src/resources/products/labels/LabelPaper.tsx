import Box from '@mui/material/Box';
import { barsOf, QUIET_MODULES, type Barcode } from '../../../../domain/catalog/barcode.ts';
import { moduleWidth, type Label, type LabelSheet } from '../../../../domain/catalog/labels.ts';
import { LABELS_WORDS } from '../../../../generated/words/labels.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { clamped } from '../../../theme/styles.ts';
import { useMoney } from '../../../ui/figure/Money.tsx';

interface LabelPaperProps {
  sheet: LabelSheet;
  /** From the left, row by row; null stays white. */
  labels: readonly (Label | null)[];
  priced: boolean;
  /** What the page is called. */
  name: string;
}

/** One page of stickers, or one row of a roll, as it will be on paper: black on white in every theme. */
export function LabelPaper({ sheet, labels, priced, name }: LabelPaperProps) {
  const { width, height, across, gap, page } = sheet;
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{
        boxSizing: 'border-box',
        width: `${page.width}mm`,
        // A hair less than its page, so that no printer rounds it up to a second one.
        height: `${page.height - 0.2}mm`,
        pl: `${page.left}mm`,
        pt: `${page.top}mm`,
        overflow: 'hidden',
        display: 'grid',
        gridTemplateColumns: `repeat(${across}, ${width}mm)`,
        gridAutoRows: `${height}mm`,
        columnGap: `${gap}mm`,
        backgroundColor: 'white',
        color: 'black',
        colorScheme: 'light',
        lineHeight: 1.15,
        '@media screen': {
          contentVisibility: 'auto',
          containIntrinsicSize: `${page.width}mm ${page.height}mm`,
          // A phone sees the whole width of a page.
          zoom: sheet.rows > 1 ? { xs: 0.39, sm: 0.68, md: 1 } : { xs: 0.84, sm: 1 },
        },
        '@media print': { breakAfter: 'page', '&:last-of-type': { breakAfter: 'auto' } },
      }}
    >
      {labels.map((label, at) =>
        label === null ? (
          <div key={at} />
        ) : (
          <LabelSticker key={at} label={label} sheet={sheet} priced={priced} />
        ),
      )}
    </Box>
  );
}

/** Lengths on a sticker, in millimetres and points: the narrow one has smaller text. */
function sizesOf({ width }: LabelSheet) {
  return width < 40
    ? { pad: 1, text: '6.5pt', price: '8pt', digits: '5.5pt' }
    : { pad: 1.5, text: '7.5pt', price: '10pt', digits: '6.5pt' };
}

/** Name, variant and price above the bars, and what the bars say below them. */
function LabelSticker({ label, sheet, priced }: { label: Label; sheet: LabelSheet; priced: boolean }) {
  const money = useMoney();
  const { name, variant, price, code, bars } = label;
  const { pad, text, price: priceSize, digits } = sizesOf(sheet);
  return (
    <Box
      component="article"
      sx={{
        boxSizing: 'border-box',
        minWidth: 0,
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        overflow: 'hidden',
        py: `${pad}mm`,
        fontSize: text,
        '@media screen': { outline: '1px dashed #b8b2a8', outlineOffset: '-1px' },
      }}
    >
      <Box
        sx={{
          px: `${pad}mm`,
          maxWidth: '100%',
          boxSizing: 'border-box',
          overflowWrap: 'anywhere',
          flex: 'none',
        }}
      >
        <Box
          sx={{ fontWeight: 700, ...clamped(code !== null && variant !== null && sheet.width < 40 ? 1 : 2) }}
        >
          {name}
        </Box>
        {variant !== null && <Box sx={clamped(1)}>{variant}</Box>}
        {priced && (
          <Box
            sx={{
              fontWeight: 700,
              fontSize: priceSize,
              whiteSpace: 'nowrap',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {money(price)}
          </Box>
        )}
      </Box>
      {bars !== null && <Bars bars={bars} sheet={sheet} />}
      {code !== null && (
        <Box
          sx={{
            px: `${pad}mm`,
            maxWidth: '100%',
            flex: 'none',
            fontSize: digits,
            ...clamped(1),
            wordBreak: 'break-all',
          }}
        >
          {code}
        </Box>
      )}
    </Box>
  );
}

/** The bars with the white that they need on both sides; as high as the texts leave room. */
function Bars({ bars, sheet }: { bars: Barcode; sheet: LabelSheet }) {
  const words = useWords(LABELS_WORDS);
  const { modules, text } = bars;
  const width = modules.length + 2 * QUIET_MODULES;
  const path = barsOf(modules).map((bar) => `M${bar.at + QUIET_MODULES} 0h${bar.width}v1h-${bar.width}z`);
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 1" preserveAspectRatio="none">` +
    `<path d="${path.join('')}"/></svg>`;
  return (
    <Box
      component="img"
      alt={fill(words.bars, { code: text })}
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      sx={{
        width: `${width * moduleWidth(bars, sheet)}mm`,
        maxWidth: '100%',
        flex: '1 1 0',
        minHeight: '5mm',
        my: '0.4mm',
      }}
    />
  );
}

/** The page box of a sheet; its margins are part of the sheet. */
export function labelPageRules({ page }: LabelSheet): string {
  return `@page { size: ${page.width}mm ${page.height}mm; margin: 0; }`;
}
