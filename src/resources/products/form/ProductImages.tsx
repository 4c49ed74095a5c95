import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { planLimit } from '../../../../domain/plans/limits.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useAccess } from '../../../schema/useAccess.ts';
import { PICTURE_WORDS } from '../../../ui/picture/picture-words.ts';
import { ImagesInput } from '../../../generator/inputs/ImagesInput.tsx';
import type { InputProps } from '../../../generator/inputs/input.ts';
import { editableFields } from '../../../generator/inputs/nested.ts';

/** The product's pictures, as many as the store's plan allows (spec 2 §5). */
export function ProductImages(props: InputProps) {
  const access = useAccess();
  const [picture] = editableFields(props.field);
  if (picture === undefined) return null;
  const most = access === null ? undefined : planLimit(access.features, 'max_images_per_product');
  return (
    <ImagesInput
      {...props}
      picture={picture}
      most={most}
      full={most !== undefined && <PlanIsFull limit={most} />}
    />
  );
}

function PlanIsFull({ limit }: { limit: number }) {
  const words = useDictionary(PICTURE_WORDS);
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={pathOf('invoices', 'list')} color="inherit">
          {translate('state.upgrade')}
        </Button>
      }
    >
      {fill(words.plan_limit, { limit })}
    </Alert>
  );
}
