import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router';
import { pathOf } from '../../schema/paths.ts';

/** Reports the save and returns to the list (spec 1 §2). */
export function useAfterSave(resource: string): () => void {
  const notify = useNotify();
  const navigate = useNavigate();
  return () => {
    notify('form.saved', { type: 'success' });
    void navigate(pathOf(resource, 'list'));
  };
}
