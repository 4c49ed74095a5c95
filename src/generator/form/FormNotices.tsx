import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { get, useFormState } from 'react-hook-form';
import type { Fields } from '../../../domain/schema/descriptors.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { labelOfPath } from './field-label.ts';
import type { SaveFailure } from './save-outcome.ts';

/** What an earlier visit left unsaved is on screen again. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={onDiscard}>
          {translate('form.draft.discard')}
        </Button>
      }
    >
      {translate('form.draft.restored')}
    </Alert>
  );
}

/** Why the save did not happen; what was typed is still there. */
export function ProblemNotice({ problem }: { problem: Extract<SaveFailure, { reason: 'problem' }> }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        problem.again && (
          <Button type="submit" color="inherit">
            {translate('app.retry')}
          </Button>
        )
      }
    >
      {translate('form.problem', {
        reason: translate(problem.message, { _: translate('errors.unexpected') }),
      })}
    </Alert>
  );
}

/** Errors about values that this form does not show: said in words, or nobody could mend them. */
export function HiddenErrors({ fields, shown }: { fields: Fields; shown: ReadonlySet<string> }) {
  const { errors } = useFormState();
  const labelOf = useLabel();
  const hidden = Object.keys(errors).filter((source) => !shown.has(source));
  if (hidden.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      {hidden.map((source) => (
        <div key={source}>
          {labelOfPath(fields, source, labelOf)}: {String(get(errors, `${source}.message`) ?? '')}
        </div>
      ))}
    </Alert>
  );
}
