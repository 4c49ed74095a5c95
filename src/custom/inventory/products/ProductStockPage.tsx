import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import LabelIcon from '@mui/icons-material/LocalOfferOutlined';
import ProductIcon from '@mui/icons-material/Inventory2Outlined';
import { Link } from 'react-router-dom';
import type { InventoryRow } from '../../../../domain/stock/inventory-answers.ts';
import { unitsOf } from '../../../../domain/stock/matrix.ts';
import { INVENTORY_WORDS } from '../../../../generated/words/inventory.ts';
import { useWords } from '../../../i18n/words.ts';
import { useRecordPath } from '../../../schema/useAllowed.ts';
import { labelsPath } from '../../../resources/products/labels/labels-path.ts';
import { PageBody, PageHeader } from '../../../ui/page/Page.tsx';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '../../../ui/state/PageStates.tsx';
import { useInventorySummary, useShelfWrites, useShelvesOf, type InventoryQuery } from '../inventory-api.ts';
import { useLedger } from '../ShelfCells.tsx';
import { StockFacts } from './StockByProduct.tsx';
import { StockMatrix } from './StockMatrix.tsx';

/** `/inventory?product=12`: the units of one product, all of its variants at once. */
export default function ProductStockPage({ asked }: { asked: InventoryQuery }) {
  const words = useWords(INVENTORY_WORDS);
  const writes = useShelfWrites();
  const { data: shelves, error, refetch } = useShelvesOf(asked.product);
  const { data: summary } = useInventorySummary();
  const { onLedger, ledger } = useLedger(shelves, { lowStock: summary?.low_stock ?? 0, writes });
  const [first] = shelves ?? [];
  return (
    <PageBody>
      <PageHeader
        title={first?.product.name ?? words.title}
        back={
          <IconButton aria-label={words.show_all} edge="start" onClick={() => asked.set({ product: '' })}>
            <ArrowBackIcon />
          </IconButton>
        }
      />
      {error !== null && shelves === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {error === null && shelves === undefined && <RowsSkeleton rows={6} height={54} label={words.loading} />}
      {shelves !== undefined && first === undefined && (
        <EmptyState title={words.stock.gone} subtitle={words.stock.gone_text} />
      )}
      {shelves !== undefined && first !== undefined && (
        <>
          <Summary shelves={shelves} product={first.product} />
          <StockMatrix shelves={shelves} writes={writes} onLedger={onLedger} />
        </>
      )}
      {ledger}
    </PageBody>
  );
}

interface SummaryProps {
  shelves: readonly InventoryRow[];
  product: InventoryRow['product'];
}

/** The picture, how much there is in all, what asks for attention, and the way to the product. */
function Summary({ shelves, product }: SummaryProps) {
  const words = useWords(INVENTORY_WORDS);
  const path = useRecordPath('products')(product);
  const inState = (state: InventoryRow['state']) => shelves.filter((shelf) => shelf.state === state).length;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, mb: 1 }}>
      <Thumbnail url={product.product_images[0]?.picture_url ?? null} name={product.name} size={64} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <StockFacts
          variants={shelves.filter((shelf) => shelf.product_variant !== null).length}
          quantity={unitsOf(shelves)}
          out={inState('out')}
          low={inState('low')}
          uncounted={inState('uncounted')}
        />
      </Box>
      <IconButton
        component={Link}
        to={labelsPath([product.id])}
        aria-label={words.labels}
        title={words.labels}
      >
        <LabelIcon />
      </IconButton>
      {path !== undefined && (
        <IconButton
          component={Link}
          to={path}
          aria-label={words.stock.view_product}
          title={words.stock.view_product}
        >
          <ProductIcon />
        </IconButton>
      )}
    </Box>
  );
}
