import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';

/** The way out of a page that has nothing to show. */
export function GoHome() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/" variant="outlined">
      {translate('state.go_home')}
    </Button>
  );
}
