import Button from '@mui/material/Button';
import CrownIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { IMPORT_FEATURE } from '../../domain/plans/features.ts';
import { useAccess } from '../schema/useAllowed.ts';

/** The way to an import, with a crown where the plan lacks it (PRD-02). */
export function ImportLink({ to }: { to: string }) {
  const access = useAccess();
  const translate = useTranslate();
  const lacks = access !== null && access.features[IMPORT_FEATURE] !== true;
  return (
    <Button
      component={Link}
      to={to}
      endIcon={lacks && <CrownIcon titleAccess={translate('state.locked_title')} />}
    >
      {translate('list.import')}
    </Button>
  );
}
