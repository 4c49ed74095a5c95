import { type FieldProps } from './field.ts';

/** Plain text; long ones are cut by the cell that holds them. */
export function TextField({ value }: FieldProps) {
  return <>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</>;
}
