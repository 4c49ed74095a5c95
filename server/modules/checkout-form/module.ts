import type { Module } from '../module.ts';
import { formRoutes } from './form-routes.ts';

export { readForm, readFormVersion, writeForm } from './form-routes.ts';

/** What a store asks its buyers at the checkout (spec 2 §3, dynamic form). */
export const checkoutForm: Module = { tag: 'stores', routes: formRoutes };
