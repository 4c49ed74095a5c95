import { useParams } from 'react-router-dom';
import { useRecord } from '../../../schema/record-hooks.ts';

/** When the data of the client of this page was erased; null for everybody else, and while it loads. */
export function useErasedAt(): string | null {
  const { id } = useParams();
  const { data } = useRecord('customers', Number(id), { enabled: id !== undefined });
  return data?.anonymised_at ?? null;
}
