import { useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { Fields } from '../../../domain/schema/descriptors.ts';
import type { FormKind } from '../../schema/form-fields.ts';
import { SavedMessage } from './SavedMessage.tsx';
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
