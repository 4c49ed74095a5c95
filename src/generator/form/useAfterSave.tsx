import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { Fields } from '../../../domain/schema/descriptors.ts';
import { SavedMessage } from './SavedMessage.tsx';
import type { Written } from './useRecordWrite.ts';
import { useWayBack } from './useWayBack.ts';

/** Milliseconds that a notice stays when another user's changes are named too. */
const LONG_NOTICE = 10_000;

/** Says what was saved. Returns to the list (spec 1 §2), or to the page that asked for the record. */
export function useAfterSave(resource: string, fields: Fields): (saved: Written) => void {
  const notify = useNotify();
  const navigate = useNavigate();
  const back = useWayBack(resource);
  return (saved) => {
    notify(<SavedMessage {...saved} fields={fields} />, {
      type: 'success',
      ...(saved.others.length > 0 && { autoHideDuration: LONG_NOTICE }),
    });
    void navigate(back);
  };
}
