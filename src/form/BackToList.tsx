import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useListPath } from '../schema/list-visit.ts';

/** The link back to the list, before the title. */
export function BackToList({ resource }: { resource: string }) {
  const translate = useTranslate();
  return (
    <IconButton component={Link} to={useListPath(resource)()} aria-label={translate('app.back')} edge="start">
      <ArrowBackIcon />
    </IconButton>
  );
}
