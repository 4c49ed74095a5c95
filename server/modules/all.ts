import { catalogModule } from './catalog/module.ts';
import { identity } from './identity/module.ts';
import type { Module } from './module.ts';

/** Every module of the product. Hooks of one resource run in this order. */
export const modules: Module[] = [identity, catalogModule];
