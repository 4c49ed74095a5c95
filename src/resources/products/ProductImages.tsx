import { planLimit } from '../../../domain/plans/limits.ts';
import { useAccess } from '../form/useAccess.ts';
import { ImagesInput } from '../inputs/ImagesInput.tsx';
import type { InputProps } from '../inputs/input.ts';
import { editableFields } from '../inputs/nested.ts';

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
