import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import EditIcon from '@mui/icons-material/EditOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import { useDataProvider, useLogoutIfAccessDenied, useNotify, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import {
  type CollectionNode,
  countNodes,
  firstPlace,
  MOST_COLLECTIONS,
  moveNode,
  orderOf,
} from '../../../../domain/collections/tree.ts';
import { COLLECTIONS_WORDS } from '../../../../generated/words/collections.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill, fillCount, useAppLocale, useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { clamped, color, visuallyHidden, PHONE, panel, quiet } from '../../../theme/styles.ts';
import { aboveLink, CardLink } from '../../../ui/card/CardLink.tsx';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { useNumber } from '../../../ui/figure/Money.tsx';
import { failureOf, failureSentence } from '../../../ui/form/useWrite.ts';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { RowsSkeleton, ErrorState, useNeedsSignal } from '../../../ui/state/PageStates.tsx';
import { SortableList, type SortableTools } from '../../../ui/sortable/SortableList.tsx';
import { DeleteCollection } from '../DeleteCollection.tsx';
import { TREE_KEY, useCollectionTree } from '../useCollectionTree.ts';

/** All collections in the order of the store, sub-collections indented. */
export function CollectionTree() {
  const words = useWords(COLLECTIONS_WORDS);
  const number = useNumber();
  const { sorted, move } = useReorder();
  const movable = useAllowed('collections')('edit');
  const { data: tree, error, refetch } = useCollectionTree();
  if (tree === undefined && error !== null)
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (tree === undefined) return <RowsSkeleton rows={6} height={88} />;
  return (
    <>
      <Branch tree={sorted ?? tree} label={words.tree} movable={movable} onMove={move} />
      {countNodes(tree) >= MOST_COLLECTIONS && (
        <Box sx={{ ...quiet, py: 2 }}>{fill(words.most, { count: number(MOST_COLLECTIONS) })}</Box>
      )}
      <Box sx={{ height: { xs: 72, sm: 0 } }} />
    </>
  );
}

interface BranchProps {
  tree: CollectionNode[];
  label: string;
  movable: boolean;
  /** The number of the parent, before those of its sub-collections. */
  prefix?: string;
  onMove(id: number, to: number): void;
}

/** Siblings, each with its own branch below it. */
function Branch({ tree, label, movable, prefix = '', onMove }: BranchProps) {
  const words = useWords(COLLECTIONS_WORDS);
  const blocked = useNeedsSignal();
  return (
    <SortableList
      items={tree}
      label={label}
      fixed={firstPlace(tree)}
      disabled={!movable}
      blocked={blocked}
      onMove={onMove}
    >
      {(node, tools, index) => {
        const place = `${prefix}${index + 1}`;
        return (
          <>
            <CollectionCard node={node} place={place} tools={tools} />
            {node.subcollections.length > 0 && (
              <Box sx={{ mt: 1, ml: { xs: 2, sm: 5 } }}>
                <Branch
                  tree={node.subcollections}
                  label={fill(words.inside, { name: node.name })}
                  movable={movable}
                  prefix={`${place}.`}
                  onMove={onMove}
                />
              </Box>
            )}
          </>
        );
      }}
    </SortableList>
  );
}

interface Reorder {
  /** The tree as the user has sorted it, until the server has stored that. */
  sorted: CollectionNode[] | null;
  move(id: number, to: number): void;
}

/**
 * Moves a collection at once and sends the new order of ids (COL-04). Moves made during a save are sent together after
 * it. A failed save shows the server's order again, and says so. What is sent is what the user has sorted: a tree that
 * is read during the save may still have the order before it.
 */
function useReorder(): Reorder {
  const client = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const checkSession = useLogoutIfAccessDenied();
  const notify = useNotify();
  const translate = useTranslate();
  const words = useWords(COLLECTIONS_WORDS);
  const [sorted, setSorted] = useState<CollectionNode[] | null>(null);
  /** What the next save sends. */
  const latest = useRef<CollectionNode[] | null>(null);
  const show = (tree: CollectionNode[] | null): void => {
    latest.current = tree;
    setSorted(tree);
  };

  async function save(tree: CollectionNode[]): Promise<void> {
    try {
      const { orderCollections } = await dataProvider.loadCatalogCalls();
      await orderCollections(orderOf(tree));
    } catch (error) {
      show(null);
      const reason = failureSentence(translate, failureOf(error));
      notify(fill(words.not_moved, { reason }), { type: 'error' });
      void checkSession(error);
      return;
    }
    if (latest.current !== null && latest.current !== tree) return save(latest.current);
    void client.cancelQueries({ queryKey: TREE_KEY });
    client.setQueryData(TREE_KEY, tree);
    show(null);
    await client.invalidateQueries({ queryKey: ['collections'] });
  }

  return {
    sorted,
    move: (id, to) => {
      const saving = latest.current !== null;
      const before = latest.current ?? client.getQueryData<CollectionNode[]>(TREE_KEY) ?? [];
      const after = moveNode(before, id, to);
      if (after === before) return;
      show(after);
      if (!saving) void save(after);
    },
  };
}

interface CollectionCardProps {
  node: CollectionNode;
  /** Its number in the tree: `2.1`. */
  place: string;
  tools: SortableTools;
}

const overLink = { ...aboveLink, display: 'flex', alignItems: 'center' } as const;

/** Handle, number, picture, name and products of a collection; a tap anywhere opens its form. */
function CollectionCard({ node, place, tools }: CollectionCardProps) {
  const { id, name, picture_url } = node;
  const words = useWords(COLLECTIONS_WORDS);
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
  const words = useWords(COLLECTIONS_WORDS);
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
  const words = useWords(COLLECTIONS_WORDS);
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
