import IconButton from '@mui/material/IconButton';
import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/ChevronRight';
import { useTranslate, type RaRecord } from 'ra-core';
import { Link } from 'react-router-dom';
import { openingViews, pathOf } from '../../schema/paths.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useRecordRepresentation } from '../../schema/useRecordRepresentation.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';

/** The link to a record, named by the action that the user can take there. */
export function OpenLink({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const represent = useRecordRepresentation();
  const { name } = useDescriptor();
  const allowed = useAllowed(name);
  const view = openingViews(name).find((one) => allowed(one));
  if (view === undefined) return null;
  const edits = view === 'edit';
  const label = translate(edits ? 'list.edit_one' : 'list.view_one', { name: represent(record) });
  return (
    <IconButton
      component={Link}
      to={pathOf(name, view, record.id)}
      aria-label={label}
      title={label}
      onClick={(event) => event.stopPropagation()}
    >
      {edits ? <EditIcon fontSize="small" /> : <ViewIcon fontSize="small" />}
    </IconButton>
  );
}
