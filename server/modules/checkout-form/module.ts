import type { Module } from '../module.ts';
import { formRoutes } from './form-routes.ts';

export { writeForm } from './write-form.ts';
export { readForm, readFormVersion } from './read-form.ts';

/** What a store asks its buyers at the checkout (spec 2 §3, dynamic form). */
export const checkoutForm: Module = { name: 'checkout-form', routes: formRoutes };
