import { useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { Fields } from '../../domain/schema/descriptors.ts';
import { useLabel } from '../i18n/words.ts';
import type { FormKind } from '../schema/form-fields.ts';
import { labelOfPath } from './field-label.ts';
import type { Written } from './useRecordWrite.ts';
import { useWayBack } from './useWayBack.ts';

/** Milliseconds that a notice stays when another user's changes are named too. */
const LONG_NOTICE = 10_000;

/** Says what was saved, of a new record in the resource's own words (`resources.<name>.created`). Then it leaves as `useWayBack` says. */
export function useAfterSave(
  resource: string,
  fields: Fields,
  kind: FormKind,
  id?: string,
): (saved: Written) => void {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const back = useWayBack(resource, id);
  return (saved) => {
    const done = translate(kind === 'create' ? `resources.${resource}.created` : 'form.saved', {
      _: translate('form.saved'),
    });
    notify(<SavedMessage {...saved} done={done} fields={fields} />, {
      type: 'success',
      ...(saved.others.length > 0 && { autoHideDuration: LONG_NOTICE }),
    });
    void navigate(back);
  };
}

/** More names than these say less. */
const NAMED = 3;

interface SavedMessageProps extends Written {
  /** The sentence that begins it. */
  done: string;
  fields: Fields;
}

/** The content of the notice after a save: what the user changed, and what another user changed meanwhile. */
function SavedMessage({ done, record, mine, others, fields }: SavedMessageProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  const named = (paths: readonly string[]): string => {
    const labels = [...new Set(paths.map((path) => labelOfPath(fields, path, labelOf, record)))];
    const more = labels.length - NAMED;
    const shown = labels.slice(0, NAMED).join(', ');
    return more > 0 ? translate('form.saved_more', { names: shown, smart_count: more }) : shown;
  };
  return (
    <div>
      <span>{done}</span>
      {mine.length > 0 && <span>{`: ${named(mine)}`}</span>}
      {others.length > 0 && <div>{translate('form.saved_others', { names: named(others) })}</div>}
    </div>
  );
}
