import { planLimit } from '../../../../domain/plans/limits.ts';
import { useAccess } from '../../../schema/useAccess.ts';
import { ImagesInput } from '../../../generator/inputs/ImagesInput.tsx';
import type { InputProps } from '../../../generator/inputs/input.ts';
import { editableFields } from '../../../generator/inputs/nested.ts';

/** The product's pictures, as many as the store's plan allows (spec 2 §5). */
export function ProductImages(props: InputProps) {
  const access = useAccess();
  const [picture] = editableFields(props.field);
  if (picture === undefined) return null;
  return (
    <ImagesInput
      {...props}
      picture={picture}
      most={access === null ? undefined : planLimit(access.features, 'max_images_per_product')}
    />
  );
}
