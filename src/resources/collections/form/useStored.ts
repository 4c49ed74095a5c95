import { useWatch } from 'react-hook-form';

/** What the form knows of the stored collection; nothing of a new one. */
export function useStored(): { id: number | undefined; isDefault: boolean } {
  const [id, flag] = useWatch({ name: ['id', 'default'] });
  // The default collection keeps its name and its place (COL-02).
  return { id: typeof id === 'number' ? id : undefined, isDefault: flag === 1 };
}
