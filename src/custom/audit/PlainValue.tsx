import { useTranslate } from 'ra-core';
import { usePermissionName } from '../team/usePermissionName.ts';

/** A value without a schema, in words where possible: yes and no, names of permissions. */
export function PlainValue({ value }: { value: unknown }) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  if (typeof value === 'boolean') return <>{translate(`ra.boolean.${value}`)}</>;
  if (Array.isArray(value))
    return (
      <>{value.map((one) => (typeof one === 'string' ? permissionName(one) : String(one))).join(', ')}</>
    );
  return <>{typeof value === 'string' ? value : JSON.stringify(value)}</>;
}
