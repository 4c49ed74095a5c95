import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import type { ProductStock } from '../../../../domain/stock/inventory-answers.ts';
import { INVENTORY_WORDS } from '../../../../generated/words/inventory.ts';
import { fillCount, useAppLocale, useWords } from '../../../i18n/words.ts';
import { color, oneLine, panel, quiet } from '../../../theme/styles.ts';
import { CardLink } from '../../../ui/card/CardLink.tsx';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { useNumber } from '../../../ui/figure/Money.tsx';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { TONES } from '../ShelfCells.tsx';

/** A line for each product: what is left of all of its variants. It leads to the cells of each. */
export function StockByProduct({ rows }: { rows: readonly ProductStock[] }) {
  const words = useWords(INVENTORY_WORDS);
  return (
    <Box
      component="ul"
      aria-label={words.products}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {rows.map(({ product, ...stock }) => (
        <Box
          component="li"
          key={product.id}
          sx={{
            ...panel,
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            p: 1,
            '&:hover': { backgroundColor: color('hover') },
          }}
        >
          <Thumbnail url={product.product_images[0]?.picture_url ?? null} name={product.name} size={48} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box title={product.name} sx={{ fontWeight: 500, ...oneLine }}>
              <CardLink to={`/inventory?by=product&product=${product.id}`}>{product.name}</CardLink>
            </Box>
            <StockFacts
              {...stock}
              uncounted={0}
              {...(product.active === 1 ? {} : { hidden: words.hidden })}
            />
          </Box>
          <ChevronRightIcon aria-hidden sx={{ flex: 'none', color: color('text-secondary') }} />
        </Box>
      ))}
    </Box>
  );
}

interface StockFactsProps extends Omit<ProductStock, 'product'> {
  /** Where buyers do not see the product: that they do not. */
  hidden?: string;
}

/** `84 en 40 variantes · ⊗ 2 agotadas · ◷ 3 se agotan · 1 sin límite`; a product without variants has one state alone. */
export function StockFacts({ variants, quantity, out, low, uncounted, hidden }: StockFactsProps) {
  const words = useWords(INVENTORY_WORDS);
  const locale = useAppLocale();
  const number = useNumber();
  const units =
    variants > 0
      ? fillCount(words.stock.units, variants, locale, {
          count: quantity === null ? words.states.uncounted : number(quantity),
        })
      : quantity === null
        ? words.states.uncounted
        : fillCount(words.stock.own_units, quantity, locale);
  const said = (state: 'out' | 'low', count: number): string =>
    variants === 0 ? words.states[state] : fillCount(words.stock[state], count, locale);
  return (
    <Box
      sx={{ ...quiet, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}
    >
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {units}
      </Box>
      {out > 0 && <StatusChip tone={TONES.out} label={said('out', out)} />}
      {low > 0 && <StatusChip tone={TONES.low} label={said('low', low)} />}
      {uncounted > 0 && variants > 0 && quantity !== null && (
        <span>{fillCount(words.stock.uncounted, uncounted, locale)}</span>
      )}
      {hidden !== undefined && <span>{hidden}</span>}
    </Box>
  );
}
