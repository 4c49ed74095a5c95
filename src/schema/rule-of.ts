import type { Operation } from '../../domain/schema/vocabulary.ts';
import type { AccessQuestion } from '../authProvider/authProvider.ts';
import { findDescriptor } from './descriptors.ts';

function isOperation(action: string, operations: readonly Operation[]): action is Operation {
  return operations.some((operation) => operation === action);
}

/** The access rule of an action by the resource's schema; null when it does not offer the action. */
export function ruleOf({
  action,
  resource,
}: AccessQuestion): { permission: string | null; feature?: string } | null {
  const descriptor = findDescriptor(resource);
  if (descriptor === undefined || !isOperation(action, descriptor.operations)) return null;
  return descriptor.access[action];
}
