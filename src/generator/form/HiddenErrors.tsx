import Alert from '@mui/material/Alert';
import { get, useFormState } from 'react-hook-form';
import type { Fields } from '../../../domain/schema/descriptors.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { labelOfPath } from './field-label.ts';

/** Errors of values that this form does not show. Without these sentences users could not correct them. */
export function HiddenErrors({ fields, shown }: { fields: Fields; shown: ReadonlySet<string> }) {
  const { errors } = useFormState();
  const words = useLabel();
  const hidden = Object.keys(errors).filter((source) => !shown.has(source));
  if (hidden.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      {hidden.map((source) => (
        <div key={source}>
          {labelOfPath(fields, source, words)}: {String(get(errors, `${source}.message`) ?? '')}
        </div>
      ))}
    </Alert>
  );
}
