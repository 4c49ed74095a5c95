import { useEffect, Fragment, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import AddIcon from '@mui/icons-material/BookmarkAddOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useStore, useGetList, useNotify, useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router-dom';
import { judge } from '../../domain/access/access.ts';
import { sameValue } from '../../domain/changes/changes.ts';
import type { SavedView, ViewQuery } from '../../domain/lists/saved-view-calls.ts';
import { movingQuery } from '../../domain/lists/moving-days.ts';
import { LISTS_WORDS } from '../../generated/words/lists.ts';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import { viewsKey, countQuery } from '../dataProvider/query-cache.ts';
import { useDescriptor, useListDescriptor } from '../schema/useDescriptor.ts';
import { accessOf } from '../authProvider/session-store.ts';
import { useSession } from '../authProvider/useSession.ts';
import { fill, useWords } from '../i18n/words.ts';
import { pathOf } from '../schema/paths.ts';
import { color } from '../theme/styles.ts';
import { useDates } from '../ui/figure/DateText.tsx';
import { useNumber } from '../ui/figure/Money.tsx';
import { failureSentence, useWrite, type Failure } from '../ui/form/useWrite.ts';
import { lazyPopup } from '../ui/lazy/lazy-popup.tsx';
import { UNDO_NOTICE, UndoMessage } from '../ui/notice/UndoMessage.tsx';
import { marksMoreBeside, moreBeside } from '../ui/scroll/scroll-edges.ts';
import type { SaveViewDialogProps } from './SaveViewDialog.tsx';
import { useDeclaredViews, useSavedViews } from './useChosenView.ts';

/**
 * The tabs of the views that the schema declares and members save. Shown where there are some, or something
 * to save, and from the start where there were some last time.
 */
export function Views({ behind = false }: ViewTabsProps) {
  const { name } = useDescriptor();
  const { filterValues } = useListContext();
  const provider = useDataProvider<AppDataProvider>();
  const [count, setCount] = useStore(`${name}.views`, 0);
  const { data } = useQuery({ queryKey: viewsKey(name), queryFn: () => provider.listViews(name) });
  useEffect(() => {
    if (data) setCount(data.length);
  }, [data, setCount]);
  const declared = useListDescriptor().views !== undefined;
  const plain = Object.keys(filterValues).length === 0;
  if (!declared && plain && (data?.length ?? count) === 0) return null;
  return <ViewTabs behind={behind} />;
}

const { Part: SaveViewDialog, preloading } = lazyPopup<SaveViewDialogProps>(
  () => import('./SaveViewDialog.tsx'),
);

interface ViewTabsProps {
  /** They stand behind other parts of a phone's line, which does not scroll to the chosen one. */
  behind?: boolean;
}

/** The views of the list as tabs, the schema's own first, and the button that saves its present state. */
function ViewTabs({ behind = false }: ViewTabsProps) {
  const { name: resource, list } = useDescriptor();
  const { views: words } = useWords(LISTS_WORDS);
  const { filterValues, sort, total } = useListContext();
  const { views, reload, remove } = useViews(resource);
  const access = accessOf(useSession());
  const curates = access !== null && judge(access, { permission: 'team.write' }) === 'allowed';
  const mayChange = (view: SavedView): boolean => view.own || curates;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<{ view?: SavedView } | null>(null);

  const present: ViewQuery = { filter: filterValues, sort: { field: sort.field, order: sort.order } };
  const declared = useDeclaredViews();
  const current = declared.find(({ query }) => sameQuery(query, present, list.sort));
  const chosen = views.find(({ query }) => sameQuery(query, present, list.sort));
  const plain = Object.keys(filterValues).length === 0;
  // Every tab of an empty list leads to the same nothing.
  if (views.length === 0 && plain && total === 0) return null;
  return (
    // On phones its parts stand in the line that scrolls, where the button stays at the edge.
    <Box sx={{ display: { xs: 'contents', sm: 'flex' }, mb: 1, boxShadow: line }}>
      <Box
        component="nav"
        ref={marksMoreBeside}
        aria-label={words.label}
        sx={{
          ...moreBeside,
          flex: { xs: 'none', sm: '0 1 auto' },
          minWidth: 0,
          display: 'flex',
          height: { xs: 40, sm: 44 },
          mb: { xs: 0.5, sm: 0 },
          overflowX: 'auto',
          scrollbarWidth: 'none',
          boxShadow: { xs: line, sm: 'none' },
        }}
      >
        {(views.length > 0 || declared.length > 0) && (
          <ViewLink
            name={words.all}
            query={{ filter: {} }}
            current={plain && chosen === undefined}
            behind={behind}
          />
        )}
        {declared.map((view) => (
          <ViewLink
            key={view.id}
            name={view.name}
            query={view.query}
            current={view === current}
            behind={behind}
          />
        ))}
        {views.map((view) => (
          <Fragment key={view.id}>
            <ViewLink name={view.name} query={view.query} current={view === chosen} behind={behind} />
            {view === chosen && mayChange(view) && (
              <>
                <IconButton
                  aria-label={fill(words.change, { name: view.name })}
                  {...preloading}
                  onClick={() => setDialog({ view })}
                  sx={tool}
                >
                  <EditIcon fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={fill(words.delete, { name: view.name })}
                  onClick={({ currentTarget: { parentElement } }) =>
                    void remove(view, () => {
                      navigate(pathOf(resource, 'list'));
                      // The button that had the focus is gone with its view; the first tab is where this leads.
                      parentElement?.querySelector('a')?.focus();
                    })
                  }
                  sx={tool}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </>
            )}
          </Fragment>
        ))}
      </Box>
      {chosen === undefined && current === undefined && !plain && (
        <Button
          aria-label={words.save}
          {...{ [PINNED]: true }}
          startIcon={<AddIcon />}
          {...preloading}
          onClick={() => setDialog({})}
          sx={pinned}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {words.save}
          </Box>
        </Button>
      )}
      {dialog && (
        <SaveViewDialog
          query={present}
          {...dialog}
          places={views.filter(mayChange)}
          onSaved={reload}
          onClose={() => setDialog(null)}
        />
      )}
    </Box>
  );
}

const line = `inset 0 -1px ${color('line')}`;

/** The line cuts what is around a focused button. */
const tool = { flex: 'none', height: 44, '&:focus-visible': { outlineOffset: -2 } } as const;

/** Marks the button at the edge of a phone's line. */
export const PINNED = 'data-pinned';

/** At the right edge of a phone, however far the line scrolls: past chips and tabs nobody finds it. */
const pinned = {
  ...tool,
  order: { xs: 1, sm: 0 },
  minHeight: { xs: 40, sm: 44 },
  height: { xs: 40, sm: 44 },
  minWidth: { xs: 'var(--target)', sm: 0 },
  px: { xs: 0, sm: 2 },
  position: { xs: 'sticky', sm: 'static' },
  right: 0,
  zIndex: { xs: 1, sm: 'auto' },
  backgroundColor: { xs: color('background'), sm: 'transparent' },
  '& > .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } },
} as const;

/** The saved views of a list, and how one is deleted; the notice puts it back. */
function useViews(resource: string) {
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { views: words } = useWords(LISTS_WORDS);
  const { run } = useWrite();
  const queryKey = viewsKey(resource);
  const views = useSavedViews(resource);
  const { today } = useDates();
  const reload = () => queries.invalidateQueries({ queryKey });
  const failed = (failure: Failure): void =>
    notify(fill(words.failed, { reason: failureSentence(translate, failure) }), { type: 'error' });
  const putBack = ({ name, query, shared }: SavedView): Promise<void> =>
    run(() => provider.createView({ resource, name, shared, query: movingQuery(query, today) }), {
      onDone: async () => {
        await reload();
        notify(fill(words.saved, { name }), { type: 'success' });
      },
      onFailure: failed,
    });
  /** @param leave runs once the view is gone */
  const remove = (view: SavedView, leave: () => void): Promise<void> =>
    run(() => provider.deleteView(view.id), {
      onDone: async () => {
        await reload();
        notify(
          <UndoMessage
            text={fill(words.deleted, { name: view.name })}
            label={translate('ra.action.undo')}
            onUndo={() => void putBack(view)}
          />,
          { type: 'success', autoHideDuration: UNDO_NOTICE },
        );
        leave();
      },
      onFailure: failed,
    });
  return { views, reload, remove };
}

/** Pixels beside the tab: its buttons, and the button of the line at the edge. */
const BESIDE = 96;

/**
 * A ref of the chosen tab: scrolls the line that holds it sideways until it is whole with its buttons, also when its
 * number comes later. The page stays where it is, which `scrollIntoView` would move.
 */
export function keepsInSight(tab: HTMLElement | null): (() => void) | undefined {
  if (tab === null) return undefined;
  // It reports the present size too, once the browser has laid the line out.
  const observer = new ResizeObserver(() => scrollTo(tab));
  observer.observe(tab);
  return () => observer.disconnect();
}

function scrollTo(tab: HTMLElement): void {
  let line = tab.parentElement;
  while (line !== null && line.scrollWidth <= line.clientWidth) line = line.parentElement;
  if (line === null) return;
  const { left, right } = tab.getBoundingClientRect();
  const edges = line.getBoundingClientRect();
  if (right + BESIDE > edges.right) line.scrollLeft += right + BESIDE - edges.right;
  if (left < edges.left) line.scrollLeft += left - edges.left - BESIDE;
}

interface ViewLinkProps extends ViewTabsProps {
  name: string;
  query: ViewQuery;
  current: boolean;
}

/** A view as a tab: its name, and the number of its records as it is now. */
function ViewLink({ name, query, current, behind = false }: ViewLinkProps) {
  const { name: resource, list } = useDescriptor();
  const number = useNumber();
  const { total } = useGetList(resource, countQuery(query.filter, list.sort));
  return (
    <Box
      component={Link}
      ref={current && !behind ? keepsInSight : undefined}
      to={pathOf(resource, 'list') + viewSearch(query, list.sort)}
      aria-current={current ? 'page' : undefined}
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1.5,
        maxWidth: 240,
        fontSize: 'var(--text-14)',
        fontWeight: 500,
        textDecoration: 'none',
        color: current ? color('primary') : color('text-secondary'),
        boxShadow: current ? 'inset 0 -2px currentColor' : 'none',
        '&:hover': { backgroundColor: color('hover') },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {name}
      </Box>
      {total !== undefined && (
        <Box component="span" sx={{ fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
          {number(total)}
        </Box>
      )}
    </Box>
  );
}

interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** The part of an address that opens a list in this state; empty for the list as it is by default. */
function viewSearch({ filter, sort }: ViewQuery, usual: Sort): string {
  if (Object.keys(filter).length === 0 && sort === undefined) return '';
  const { field, order } = sort ?? usual;
  return `?${new URLSearchParams({ filter: JSON.stringify(filter), sort: field, order, page: '1' }).toString()}`;
}

/** Whether two states show the same records in the same order. */
function sameQuery(a: ViewQuery, b: ViewQuery, usual: Sort): boolean {
  return sameValue(a.filter, b.filter) && sameValue(a.sort ?? usual, b.sort ?? usual);
}
