import Alert from '@mui/material/Alert';
import { planLimit } from '../../../../domain/plans/limits.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAccess } from '../../../schema/useAccess.ts';
import { UpgradeButton } from '../../../shell/premium/UpgradeButton.tsx';
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
  return (
    <Alert
      severity="info"
      action={<UpgradeButton gate="max_images_per_product" limit={limit} color="inherit" />}
    >
      {fill(words.plan_limit, { limit })}
    </Alert>
  );
}
