import { createContext } from 'react';
import type { Customer } from '../../../../generated/customers/types.ts';

/** Takes a client of the store instead of a new one. Unset where a client is only opened. */
export const PickCustomerContext = createContext<((customer: Customer) => void) | undefined>(undefined);
