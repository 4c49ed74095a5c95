import { Fragment, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import AddIcon from '@mui/icons-material/BookmarkAddOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useListContext } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { SavedView, ViewQuery } from '../../../domain/lists/saved-view.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { pathOf } from '../../schema/paths.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { judge } from '../../../domain/access/access.ts';
import { accessOf } from '../../authProvider/session-store.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { color } from '../../theme/color.ts';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import { marksMoreBeside, moreBeside } from '../../ui/scroll/more-beside.ts';
import { LISTS_WORDS } from './lists-words.ts';
import type { SaveViewDialogProps } from './SaveViewDialog.tsx';
import { useDeclaredViews } from './useDeclaredViews.ts';
import { useViews } from './useViews.tsx';
import { sameQuery } from './view-query.ts';
import { ViewLink } from './ViewLink.tsx';

const { Part: SaveViewDialog, preload } = lazyPopup<SaveViewDialogProps>(
  () => import('./SaveViewDialog.tsx'),
);

/** The views of the list as tabs, the schema's own first, and the button that saves its present state. */
export default function ViewTabs() {
  const { name: resource, list } = useDescriptor();
  const { views: words } = useDictionary(LISTS_WORDS);
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
          <ViewLink name={words.all} query={{ filter: {} }} current={plain && chosen === undefined} />
        )}
        {declared.map((view) => (
          <ViewLink key={view.id} name={view.name} query={view.query} current={view === current} />
        ))}
        {views.map((view) => (
          <Fragment key={view.id}>
            <ViewLink name={view.name} query={view.query} current={view === chosen} />
            {view === chosen && mayChange(view) && (
              <>
                <IconButton
                  aria-label={fill(words.change, { name: view.name })}
                  onPointerEnter={preload}
                  onFocus={preload}
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
          startIcon={<AddIcon />}
          onPointerEnter={preload}
          onFocus={preload}
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

/** At the right edge of a phone, however far the line scrolls: past chips and tabs nobody finds it. */
const pinned = {
  ...tool,
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
