import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import EditIcon from '@mui/icons-material/EditOutlined';
import SellIcon from '@mui/icons-material/ShoppingBagOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { offersOf, unitsLeft, type Offer } from '../../../../domain/orders/order-lines.ts';
import { PRODUCT_ACTIONS_WORDS } from '../../../../generated/words/product-actions.ts';
import type { FoundSheetProps } from '../../../manifest/manifest.ts';
import { ShareRecord } from '../../../ui/share/ShareRecord.tsx';
import { useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useRecord } from '../../../schema/record-hooks.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { color, quiet } from '../../../theme/styles.ts';
import { SideSheet } from '../../../ui/dialog/BottomSheet.tsx';
import { useMoney } from '../../../ui/figure/Money.tsx';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';

/** What a buyer asks for: the picture, the price and what is left of each variant; and what one does next. */
export default function FoundProduct({ record, onClose }: FoundSheetProps<'products'>) {
  const words = useWords(PRODUCT_ACTIONS_WORDS);
  const money = useMoney();
  // The search's answer may be a while old; stock is not.
  const { data: product = record } = useRecord('products', record.id);
  const offers = offersOf(product);
  const left = unitsLeft(offers);
  const mayEdit = useAllowed('products')('edit');
  const maySell = useAllowed('orders')('create');
  const [first] = offers;
  return (
    <SideSheet title={product.name} subtitle={product.sku ?? ''} onClose={onClose}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2 }}>
        <Thumbnail url={product.product_images[0]?.picture_url ?? null} name={product.name} size={96} />
        <Box sx={{ minWidth: 0 }}>
          {first !== undefined && (
            <Box sx={{ fontSize: 'var(--text-20)', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
              {money(first.price)}
            </Box>
          )}
          <Stock units={left} />
        </Box>
      </Box>
      {product.product_variants.length > 0 && (
        <Box component="ul" aria-label={words.variants} sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
          {offers.map((offer) => (
            <VariantLine
              key={offer.product_variant_id}
              offer={offer}
              title={product.name}
              differs={offer.price !== first?.price}
            />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {maySell && (
          <Button
            variant="contained"
            component={Link}
            to={`${pathOf('orders', 'create')}?product=${product.id}`}
            startIcon={<SellIcon />}
            onClick={onClose}
          >
            {words.sell}
          </Button>
        )}
        <ShareRecord resource="products" record={product} />
        {mayEdit && (
          <Button
            component={Link}
            to={pathOf('products', 'edit', product.id)}
            startIcon={<EditIcon />}
            onClick={onClose}
          >
            {words.edit}
          </Button>
        )}
      </Box>
    </SideSheet>
  );
}

/** Units left; nothing where they are not counted. */
function Stock({ units }: { units: number | null }) {
  const translate = useTranslate();
  if (units === null) return null;
  return (
    <Box sx={units > 0 ? quiet : { ...quiet, color: color('danger') }}>
      {translate(units > 0 ? 'orders.create.in_stock' : 'orders.create.sold_out', { smart_count: units })}
    </Box>
  );
}

function VariantLine({ offer, title, differs }: { offer: Offer; title: string; differs: boolean }) {
  const money = useMoney();
  const name = offer.name.startsWith(title) ? offer.name.slice(title.length).trim() : offer.name;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: 40,
        alignItems: 'center',
        borderBottom: `1px solid ${color('line')}`,
      }}
    >
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        {differs && (
          <Box component="span" sx={{ ...quiet, ml: 1 }}>
            {money(offer.price)}
          </Box>
        )}
      </Box>
      <Stock units={offer.stock} />
    </Box>
  );
}
