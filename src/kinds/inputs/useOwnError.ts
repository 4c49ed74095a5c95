import { get, useFormState } from 'react-hook-form';

/** The error of a list or group itself, such as too few rows; its members show their own. */
export function useOwnError(name: string): string | undefined {
  const { errors } = useFormState({ name, exact: true });
  const own: unknown = get(errors, `${name}.root.message`) ?? get(errors, `${name}.message`);
  return typeof own === 'string' ? own : undefined;
}
