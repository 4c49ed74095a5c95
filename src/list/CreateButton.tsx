import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { pathOf } from '../schema/paths.ts';
import { useDescriptor, useResourceNames } from '../schema/useDescriptor.ts';

/** The one primary action of a list; 'Crear producto' by default. */
export function CreateButton({ label }: { label?: string }) {
  const translate = useTranslate();
  const { name } = useDescriptor();
  const { lowerOne } = useResourceNames();
  return (
    <Button component={Link} to={pathOf(name, 'create')} variant="contained" startIcon={<AddIcon />}>
      {label ?? translate('list.create_one', { name: lowerOne })}
    </Button>
  );
}
