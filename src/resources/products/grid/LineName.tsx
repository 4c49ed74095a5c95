import Box from '@mui/material/Box';
import { quiet } from '../../../ui/text/quiet.ts';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import type { GridLine } from './grid-lines.ts';

/** Picture and name of a product; of a variant its own name, further in. */
export function LineName({ line: { product, variant } }: { line: GridLine }) {
  if (variant !== null)
    return (
      <Box component="span" sx={{ ...quiet, pl: { xs: 5, sm: 2, lg: 5 }, overflowWrap: 'anywhere' }}>
        {variant.key}
      </Box>
    );
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {/* Between phones and desktops the names need the room. */}
      <Box component="span" sx={{ display: { xs: 'flex', sm: 'none', lg: 'flex' } }}>
        <Thumbnail url={product.product_images[0]?.picture_url ?? null} name={product.name} size={32} />
      </Box>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {product.name}
      </Box>
    </Box>
  );
}
