import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import EditIcon from '@mui/icons-material/EditOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import { Link as RouterLink } from 'react-router-dom';
import type { CollectionNode } from '../../../../domain/collections/tree.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { fill } from '../../../i18n/fill.ts';
import { useAppLocale } from '../../../i18n/useAppLocale.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { clamped } from '../../../theme/clamped.ts';
import { color } from '../../../theme/color.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { PHONE } from '../../../theme/widths.ts';
import { aboveLink, CardLink } from '../../../ui/card/CardLink.tsx';
import { panel } from '../../../ui/card/panel.ts';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { useNumber } from '../../../ui/figure/useMoney.ts';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import type { SortableTools } from '../../../ui/sortable/SortableList.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { COLLECTION_WORDS } from '../collection-words.ts';
import { DeleteCollection } from '../DeleteCollection.tsx';

interface CollectionCardProps {
  node: CollectionNode;
  /** Its number in the tree: `2.1`. */
  place: string;
  tools: SortableTools;
}

const overLink = { ...aboveLink, display: 'flex', alignItems: 'center' } as const;

/** Handle, number, picture, name and products of a collection; a tap anywhere opens its form. */
export function CollectionCard({ node, place, tools }: CollectionCardProps) {
  const { id, name, picture_url } = node;
  const words = useDictionary(COLLECTION_WORDS);
  const editable = useAllowed('collections')('edit');
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const path = pathOf('collections', 'edit', id);
  return (
    <Box
      sx={{
        ...panel,
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 1, sm: 1.5 },
        p: 1,
        pr: { xs: 0.5, sm: 1 },
        '&:has(a[href^="/"]:active)': { backgroundColor: color('hover') },
      }}
    >
      <Box sx={{ ...overLink, width: 48, flex: 'none', justifyContent: 'center' }}>
        {tools.handle ?? (node.default === 1 && <FixedHint />)}
      </Box>
      <Box
        component="span"
        sx={{ minWidth: 20, color: color('text-secondary'), fontVariantNumeric: 'tabular-nums' }}
      >
        {place}
      </Box>
      <Thumbnail url={picture_url} name={twoLetters(name)} size={48} />
      <Box sx={{ flex: '1 1 8rem', minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Box sx={{ fontWeight: 500, ...clamped(2) }}>
          <CardLink to={editable ? path : undefined}>{name}</CardLink>
        </Box>
        {node.public === 0 && <StatusChip label={words.hidden} />}
        <CardProducts node={node} />
      </Box>
      <Box sx={{ ...overLink, ml: 'auto' }}>
        {tools.buttons}
        {editable && (
          <IconButton component={RouterLink} to={path} aria-label={fill(words.edit, { name })}>
            <EditIcon fontSize="small" />
          </IconButton>
        )}
        {/* A phone deletes in the form. */}
        {!phone && <DeleteCollection node={node} />}
      </Box>
    </Box>
  );
}

/** The first two characters of a name, for a collection without a picture (COL-01). */
function twoLetters(name: string): string {
  return [...name.replace(/\s/gu, '')].slice(0, 2).join('');
}

/** What is special about the default collection (COL-02): on hover, focus and tap. */
function FixedHint() {
  const words = useDictionary(COLLECTION_WORDS);
  const [open, setOpen] = useState(false);
  return (
    <Tooltip
      title={words.fixed}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      describeChild
    >
      <IconButton aria-label={words.about_fixed} onClick={() => setOpen(true)}>
        <InfoIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** Up to three thumbnails, '+N' for the others, or 'Sin productos' (COL-01). */
function CardProducts({ node: { products, total_products: total } }: { node: CollectionNode }) {
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
