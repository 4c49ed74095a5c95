import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';

/** The link back to 'Configuración', before the title of a page below it. */
export function BackToSettings() {
  const translate = useTranslate();
  return (
    <IconButton component={Link} to="/config" aria-label={translate('app.back')} edge="start">
      <ArrowBackIcon />
    </IconButton>
  );
}
