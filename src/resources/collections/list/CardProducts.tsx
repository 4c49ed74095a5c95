import Box from '@mui/material/Box';
import type { CollectionNode } from '../../../../domain/collections/tree.ts';
import { useAppLocale } from '../../../i18n/useAppLocale.ts';
import { fill } from '../../../i18n/fill.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { COLLECTION_WORDS } from '../collection-words.ts';

/** Up to three thumbnails, '+N' for the others, or 'Sin productos' (COL-01). */
export function CardProducts({ node: { products, total_products: total } }: { node: CollectionNode }) {
  const words = useDictionary(COLLECTION_WORDS);
  const number = useNumber();
  const locale = useAppLocale();
  if (total === 0) return <Box sx={quiet}>{words.none}</Box>;
  const others = total - products.length;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ...quiet }}>
      {products.map(({ id, name, picture_url }) => (
        <Thumbnail key={id} url={picture_url} name={name} size={28} />
      ))}
      {others > 0 && <Box aria-hidden>{fill(words.more, { count: number(others) })}</Box>}
      <Box sx={visuallyHidden}>{fillCount(words.count, total, locale)}</Box>
    </Box>
  );
}
