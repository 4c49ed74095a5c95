import { Suspense, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CrownIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import GridIcon from '@mui/icons-material/GridOnOutlined';
import { useListContext, useTranslate } from 'ra-core';
import type { RefusedRecord } from '../../dataProvider/bulk-calls.ts';
import { useRequestUpgrade } from '../../dataProvider/upgrade-request.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useListDescriptor } from '../../schema/useListDescriptor.ts';
import { useVerdict } from '../../schema/useAllowed.ts';
import { color } from '../../theme/color.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FoldingTools } from '../../ui/menu/FoldingTools.tsx';
import type { Tool } from '../../ui/menu/tool.ts';
import { ToolButton } from '../../ui/menu/ToolButton.tsx';
import { ToolsLine } from '../../ui/menu/ToolsLine.tsx';
import { useFitting } from '../../ui/menu/useFitting.ts';
import { useNeedsSignal } from '../../ui/state/useNeedsSignal.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { BULK_ACTIONS_ID } from './bulk-actions-id.ts';
import { ChangeTools, changeTool } from './ChangeTools.tsx';
import { givesFocusBack } from './focus-back.ts';
import { NEEDS_SIGNAL, TOOLBAR_PLACES, type ToolbarPlace } from './toolbar-places.ts';
import { SelectedCount } from './SelectedCount.tsx';
import type { ListSelection } from './selection.ts';
import { useBulk } from './useBulk.ts';
import { usePrintTool } from './usePrintTool.tsx';
import { useSelectionTools } from './useSelectionTools.ts';
import { useBulkWords } from '../undo/useBulkWords.ts';

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
