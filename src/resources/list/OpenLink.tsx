import IconButton from '@mui/material/IconButton';
import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/ChevronRight';
import { useTranslate, type RaRecord } from 'ra-core';
import { Link } from 'react-router';
import { pathOf } from '../../app/paths.ts';
import { useAllowed } from '../useAllowed.ts';
import { useRecordRepresentation } from '../useRecordRepresentation.ts';
import { useDescriptor } from './useDescriptor.ts';

/** The way into a record: for editing where that is allowed, else for reading. */
export function OpenLink({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const represent = useRecordRepresentation();
  const { name } = useDescriptor();
  const allowed = useAllowed(name);
  const edits = allowed('edit');
  if (!edits && !allowed('show')) return null;
  const label = translate(edits ? 'list.edit_one' : 'list.view_one', { name: represent(record) });
  return (
    <IconButton
      component={Link}
      to={pathOf(name, edits ? 'edit' : 'show', record.id)}
      aria-label={label}
      title={label}
      onClick={(event) => event.stopPropagation()}
    >
      {edits ? <EditIcon fontSize="small" /> : <ViewIcon fontSize="small" />}
    </IconButton>
  );
}
