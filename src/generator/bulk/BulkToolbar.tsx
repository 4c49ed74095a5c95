import { Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CrownIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import GridIcon from '@mui/icons-material/GridOnOutlined';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { requestUpgrade } from '../../dataProvider/upgrade-request.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useVerdict } from '../../schema/useAllowed.ts';
import { color } from '../../theme/color.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { marksMoreBeside } from '../../ui/scroll/more-beside.ts';
import { useNeedsSignal } from '../../ui/state/useNeedsSignal.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { BULK_ACTIONS_ID } from './bulk-actions-id.ts';
import { ChangeMenu } from './ChangeMenu.tsx';
import { givesFocusBack } from './focus-back.ts';
import { TOOLBAR_PLACES } from './toolbar-places.ts';
import { FailedDialog } from './FailedDialog.tsx';
import { PrintButton } from './PrintButton.tsx';
import { SelectedCount } from './SelectedCount.tsx';
import type { ListSelection } from './selection.ts';
import { useBulk } from './useBulk.ts';
import { useBulkWords } from '../undo/useBulkWords.ts';

export interface BulkToolbarProps {
  selection: ListSelection;
  place: keyof typeof TOOLBAR_PLACES;
}

/** What is selected, and what can be done with it. */
export default function BulkToolbar({ selection, place }: BulkToolbarProps) {
  const { resource } = useListContext();
  const translate = useTranslate();
  const { words, say } = useBulkWords(resource);
  const { gridAt, printAt } = useManifest(resource);
  const { access } = useDescriptor();
  const verdict = useVerdict(resource);
  const deleting = verdict('bulkDelete');
  const bulk = useBulk(resource, selection);
  const [asking, setAsking] = useState(false);
  const { count } = selection;
  const blocked = useNeedsSignal();
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
      <Box ref={marksMoreBeside}>
        <SelectedCount selection={selection} pinned={place === 'bottom'} />
        {blocked !== undefined && <Box sx={quiet}>{blocked}</Box>}
        {verdict('edit') === 'allowed' && (
          <Suspense fallback={<Button disabled>{words.change}</Button>}>
            <ChangeMenu
              resource={resource}
              selection={selection}
              busy={bulk.busy || count === 0 || blocked !== undefined}
              onChange={bulk.change}
            />
          </Suspense>
        )}
        {gridAt !== undefined && count > 0 && verdict('edit') === 'allowed' && (
          <Button component={Link} to={gridPath(gridAt, selection)} startIcon={<GridIcon />}>
            {words.grid}
          </Button>
        )}
        {printAt !== undefined && count > 0 && <PrintButton {...printAt} selection={selection} />}
        {(deleting === 'allowed' || deleting === 'feature') && (
          <Button
            color="error"
            startIcon={deleting === 'feature' ? <CrownIcon /> : <DeleteIcon />}
            disabled={bulk.busy || count === 0 || blocked !== undefined}
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
      {bulk.failed.length > 0 && (
        <FailedDialog resource={resource} failed={bulk.failed} onClose={bulk.forget} />
      )}
    </Box>
  );
}

/** All records of a list are meant by its filter. */
function gridPath(path: string, { all, ids }: ListSelection): string {
  const asked =
    all === null ? `ids=${ids.join(',')}` : `filter=${encodeURIComponent(JSON.stringify(all.filter))}`;
  return `${path}?${asked}`;
}
