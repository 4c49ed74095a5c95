import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useWayBack } from './useWayBack.ts';

/** Reports the save and returns to the list (spec 1 §2), or to the page that asked for the record. */
export function useAfterSave(resource: string): () => void {
  const notify = useNotify();
  const navigate = useNavigate();
  const back = useWayBack(resource);
  return () => {
    notify('form.saved', { type: 'success' });
    void navigate(back);
  };
}
