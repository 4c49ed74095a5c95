import { Suspense, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import GridIcon from '@mui/icons-material/GridOnOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import CrownIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { useDataProvider, useListContext, useNotify, useRefresh, useTranslate, type RaRecord } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { RefusedRecord } from '../../domain/bulk/bulk-answers.ts';
import type { BulkChange } from '../../domain/bulk/change.ts';
import type { BulkResult, BulkSelection, UndoKind } from '../dataProvider/bulk-calls.ts';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import { keysOfLists } from '../dataProvider/query-cache.ts';
import { useRequestUpgrade } from '../dataProvider/upgrade-request.ts';
import { fill } from '../i18n/words.ts';
import { useVerdict } from '../schema/useAllowed.ts';
import { useDescriptor, useListDescriptor } from '../schema/useDescriptor.ts';
import { useRepresent } from '../schema/representation.ts';
import { color, visuallyHidden, quiet } from '../theme/styles.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { useNumber } from '../ui/figure/Money.tsx';
import { failureSentence, useWrite } from '../ui/form/useWrite.ts';
import { FoldingTools, ToolButton, ToolsLine, type Tool } from '../ui/menu/FoldingTools.tsx';
import { useFitting } from '../ui/menu/useAnchor.ts';
import { useNeedsSignal } from '../ui/state/PageStates.tsx';
import { useManifest } from '../manifest/manifest.ts';
import { showDone, useSelectionTools } from './useSelectionTools.ts';
import { refusedSentence, useBulkWords, useUndo } from '../ui/notice/useUndo.tsx';
import { BULK_ACTIONS_ID } from './ToActions.tsx';
import { changeTool, ChangeTools } from './ChangeTools.tsx';
import type { ListSelection } from './useListSelection.ts';

/** The frame of the table, which the keyboard scrolls. */
const TABLE = 'section[tabindex="0"]';

/** A ref of an element above a table: gives the focus to the table when the element goes away with it. */
function givesFocusBack(element: HTMLElement): () => void {
  const page = element.parentElement;
  // A dialog of the element first gives its own focus back.
  return () => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) page?.querySelector<HTMLElement>(TABLE)?.focus();
    });
  };
}

const WRAPPED = {
  px: 2,
  py: 0.5,
  '& > *': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
};

/** `sx` of the toolbar by where it stands; its only child holds the tools. */
const TOOLBAR_PLACES = {
  /** At the bottom edge, as on phones: a row of what is selected, and one of what can be done with it. */
  bottom: {
    ...WRAPPED,
    '--tools-line': 'var(--target)',
    position: 'fixed',
    zIndex: 'appBar',
    left: 0,
    right: 0,
    bottom: 'calc(var(--height-bottom) + var(--notice-room, 0px) + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${color('line')}`,
    '& > *': { ...WRAPPED['& > *'], columnGap: 0.5 },
    // Close together: they stand in two rows at 360 px.
    '& button, & a': { px: 1 },
  },
  /** Over the titles of a table's columns, within its border: no row moves when the first is ticked. */
  head: {
    position: 'absolute',
    zIndex: 4,
    left: 'calc(var(--head-start, 0px) + 1px)',
    right: '1px',
    top: '1px',
    height: 'var(--head-height, 48px)',
    borderTopRightRadius: 'var(--radius)',
    borderBottom: `1px solid ${color('line')}`,
    '& > *': {
      display: 'flex',
      alignItems: 'center',
      height: '100%',
      pl: 1.5,
      pr: 1,
      columnGap: 1,
      whiteSpace: 'nowrap',
      '& > button': { flexShrink: 0 },
      // Close together: most of them show in a table beside the drawer.
      '& button, & a': { px: 1 },
    },
  },
  /** Above a list that shows no table. */
  page: { ...WRAPPED, mb: 1, borderRadius: 'var(--radius)' },
} as const;

type ToolbarPlace = keyof typeof TOOLBAR_PLACES;

const COUNT = { display: 'flex', alignItems: 'center', columnGap: 1, minWidth: 0 };

/** `sx` of the number of selected records, and of what stands in its line. */
const COUNT_PLACES = {
  // The number is read whole on the smallest screen.
  bottom: { ...COUNT, columnGap: 0.5, width: '100%', whiteSpace: 'nowrap', fontSize: 'min(1em, 7vw)' },
  head: COUNT,
  page: { ...COUNT, flexWrap: 'wrap', mr: 'auto' },
} as const;

/** `sx` of why nothing works without a connection: two short lines beside the tools. */
const NEEDS_SIGNAL = { ...quiet, whiteSpace: 'normal', lineHeight: 1.2, flexBasis: '16rem' } as const;

export interface BulkToolbarProps {
  selection: ListSelection;
  place: ToolbarPlace;
  /** Hears which records stayed as they were. */
  onFailed(failed: readonly RefusedRecord[]): void;
}

/** What is selected, and what can be done with it. */
export default function BulkToolbar({ selection, place, onFailed }: BulkToolbarProps) {
  const requestUpgrade = useRequestUpgrade();
  const { resource } = useListContext();
  const translate = useTranslate();
  const { words, say } = useBulkWords(resource);
  const { gridAt } = useManifest(resource);
  const { access } = useDescriptor();
  const { bulk: changes } = useListDescriptor();
  const verdict = useVerdict(resource);
  const deleting = verdict('bulkDelete');
  const bulk = useBulk(resource, selection, onFailed);
  const [asking, setAsking] = useState(false);
  const { count } = selection;
  const blocked = useNeedsSignal();
  const off = bulk.busy || count === 0 || blocked !== undefined;
  const { hidden, tools: selecting, clear } = useSelectionTools(selection);
  const editing = verdict('edit') === 'allowed';
  const leading: readonly Tool[] = [
    ...(gridAt !== undefined && count > 0 && editing ? [gridTool(words.grid, gridAt, selection)] : []),
    ...usePrintTool(resource, selection),
  ];
  const top = useFitting();
  const draw = (changing: readonly Tool[], waiting = false): ReactNode => {
    const folding = { more: words.other_tools, waiting };
    const tools = [...changing, ...leading];
    if (place === 'page') return tools.map((tool) => <ToolButton key={tool.key} tool={tool} />);
    if (place === 'head') return <FoldingTools tools={[...selecting, ...atTheEnd(tools)]} {...folding} />;
    const behind = selecting.slice(top.fitting);
    return <FoldingTools compact tools={tools} behind={behind} {...folding} />;
  };
  return (
    <Box
      ref={givesFocusBack}
      id={BULK_ACTIONS_ID}
      role="toolbar"
      tabIndex={-1}
      aria-label={say(words.selected, count)}
      sx={{
        backgroundColor: color('primary-soft'),
        '&:focus-visible': { outline: 'var(--focus-ring)' },
        ...TOOLBAR_PLACES[place],
      }}
    >
      <Box>
        <SelectedCount selection={selection} hidden={hidden} place={place} onClear={clear}>
          {place === 'bottom' && <ToolsLine tools={atTheEnd(selecting)} {...top} />}
          {place === 'page' && selecting.map((tool) => <ToolButton key={tool.key} tool={tool} />)}
        </SelectedCount>
        {blocked !== undefined && <Box sx={NEEDS_SIGNAL}>{blocked}</Box>}
        {editing && changes === true ? (
          <Suspense fallback={draw([{ ...changeTool(words.change, []), disabled: true }], true)}>
            <ChangeTools
              resource={resource}
              selection={selection}
              busy={off}
              onChange={bulk.change}
              draw={(tools) => draw(tools)}
            />
          </Suspense>
        ) : (
          draw([])
        )}
        {(deleting === 'allowed' || deleting === 'feature') && (
          <Button
            color="error"
            startIcon={deleting === 'feature' ? <CrownIcon /> : <DeleteIcon />}
            disabled={off}
            onClick={() =>
              deleting === 'feature'
                ? requestUpgrade({ gate: access.bulkDelete.feature ?? 'plan' })
                : setAsking(true)
            }
            sx={{ '&:not(:disabled)': { color: color('danger') } }}
          >
            {words.delete}
            {deleting === 'feature' && (
              <span style={visuallyHidden}>: {translate('state.locked_title')}</span>
            )}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asking}
        busy={bulk.busy}
        message={
          <>
            <Box sx={{ fontWeight: 500 }}>{say(words.delete_title, count)}</Box>
            {words.delete_text}
          </>
        }
        confirmLabel={translate('list.delete')}
        onConfirm={() => void bulk.remove().finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}

/** The tools with the first of them, and so all, at the other end of their line. */
function atTheEnd(tools: readonly Tool[]): readonly Tool[] {
  return tools.map((tool, index) => ({ ...tool, apart: index === 0 }));
}

/** Leads to the grid of the selected records. All records of a list are meant by its filter. */
function gridTool(label: string, path: string, { all, ids }: ListSelection): Tool {
  const asked =
    all === null ? `ids=${ids.join(',')}` : `filter=${encodeURIComponent(JSON.stringify(all.filter))}`;
  return { key: 'grid', label, icon: <GridIcon />, to: `${path}?${asked}` };
}

/** Leads to the screen that prints the selected records, where a resource has one. Of too many it says so. */
function usePrintTool(resource: string, { ids, count }: ListSelection): readonly Tool[] {
  const { printAt } = useManifest(resource);
  const { words } = useBulkWords(resource);
  const notify = useNotify();
  const navigate = useNavigate();
  if (printAt === undefined || count === 0) return [];
  const { path, most } = printAt;
  // Of all records of a list, only those on screen have ids here.
  const whole = count === ids.length && count <= most;
  const onChoose = (): void =>
    whole
      ? void navigate(`${path}?ids=${ids.join(',')}`)
      : notify(fill(words.print_most, { count: String(most) }), { type: 'warning' });
  return [{ key: 'print', label: words.print, icon: <PrintIcon />, onChoose }];
}

interface SelectedCountProps {
  selection: ListSelection;
  /** True while some of them are not on screen. */
  hidden: boolean;
  place: ToolbarPlace;
  onClear(): void;
  /** Stands in the same line. */
  children?: ReactNode;
}

/** '2 seleccionados, 0 en esta vista', and the cross that ends the selection. */
function SelectedCount({ selection, hidden, place, onClear, children }: SelectedCountProps) {
  const { resource } = useListContext();
  const { words, say } = useBulkWords(resource);
  const number = useNumber();
  const { count, here } = selection;
  const selected = say(words.selected, count, { count: number(count) });
  return (
    <Box sx={COUNT_PLACES[place]}>
      <IconButton aria-label={words.clear} onClick={onClear} edge="start">
        <CloseIcon />
      </IconButton>
      <Box aria-live="polite" sx={SELECTED}>
        {hidden ? `${selected}, ${say(words.here, here)}` : selected}
      </Box>
      {children}
    </Box>
  );
}

const SELECTED = { fontWeight: 500, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** Changes and deletes what is selected, and says honestly what came of it. `onFailed` hears what a notice cannot name. */
function useBulk(
  resource: string,
  selection: ListSelection,
  onFailed: (failed: readonly RefusedRecord[]) => void,
) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const refresh = useRefresh();
  const translate = useTranslate();
  const { words, say } = useBulkWords(resource);
  const { offer } = useUndo(resource);
  const { busy, run } = useWrite();
  const seenNames = useSeenNames(resource);
  const asked: BulkSelection = selection.all ?? { ids: selection.ids.map(Number) };

  const nothing = (kind: UndoKind, reason: string): void =>
    notify(
      kind === 'change'
        ? say(words.nothing_done, 0, { reason })
        : translate('list.delete_failed', { reason }),
      { type: 'error' },
    );

  const tell = ({ done, failed: stayed, undo }: BulkResult, kind: UndoKind): void => {
    const made = say(kind === 'change' ? words.changed : words.deleted, done.length);
    const [first] = stayed;
    if (done.length > 0)
      offer(stayed.length === 0 ? made : `${made} ${say(words.stayed, stayed.length)}`, kind, undo);
    else if (first === undefined) notify(words.none_changed);
    else nothing(kind, refusedSentence(translate, resource, first));
    onFailed(done.length === 0 && stayed.length === 1 ? [] : stayed);
  };

  const write = (made: BulkChange | 'delete', call: () => Promise<BulkResult>): Promise<void> => {
    const kind = made === 'delete' ? made : 'change';
    // Before the list is read again without what is gone.
    const seen = seenNames();
    return run(call, {
      onDone: (result) => {
        const failed = result.failed.map((one) => ({
          ...one,
          record: one.record ?? seen.get(one.id) ?? null,
        }));
        showDone(queries, resource, result.done, made);
        tell({ ...result, failed }, kind);
        const left = result.failed.filter(({ code }) => code !== 'not_found').map(({ id }) => id);
        // What could not be done stays selected.
        if (left.length === 0) selection.clear();
        else selection.select(left);
        refresh();
      },
      onFailure: (failure) => {
        nothing(kind, failureSentence(translate, failure));
        refresh();
      },
    });
  };
  return {
    busy,
    change: (change: BulkChange) =>
      write(change, async () => (await dataProvider.loadBulkCalls()).changeRecords(resource, asked, change)),
    remove: () =>
      write('delete', async () => (await dataProvider.loadBulkCalls()).deleteRecords(resource, asked)),
  };
}

interface Page {
  data: RaRecord[];
}

/**
 * What reads the names of the records that lists have shown, by id. The server knows none of a record that somebody else
 * has deleted.
 */
function useSeenNames(resource: string): () => ReadonlyMap<number, string> {
  const queries = useQueryClient();
  const represent = useRepresent();
  return () => {
    const keys = keysOfLists(resource);
    const lists = queries.getQueriesData<Page>({ queryKey: keys.pages });
    const endless = queries.getQueriesData<{ pages: Page[] }>({ queryKey: keys.endless });
    const pages = [...lists.map(([, page]) => page), ...endless.flatMap(([, list]) => list?.pages ?? [])];
    return new Map(
      pages.flatMap((page) =>
        (page?.data ?? []).map((record) => [Number(record.id), represent(resource, record)] as const),
      ),
    );
  };
}
