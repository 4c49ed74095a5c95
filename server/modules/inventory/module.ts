import type { Module } from '../module.ts';
import { adjustStock } from './adjust.ts';
import { applyCount } from './count/apply-count.ts';
import { setCountLines } from './count/count-lines.ts';
import { dropCount } from './count/drop-count.ts';
import { startCount } from './count/start-count.ts';
import { exportInventory } from './export-inventory.ts';
import { listInventory } from './list-inventory.ts';
import { listMovements } from './movements.ts';
import { setProductThreshold } from './product-threshold.ts';
import { setPrice } from './set-price.ts';
import { setQuantities } from './set-quantities.ts';
import { inventorySummary } from './summary.ts';
import { setThreshold } from './threshold.ts';

/** Stock as its own list: quantities, their ledger, adjustments, counts of the shelves (INV-01). */
export const inventory: Module = {
  name: 'inventory',
  routes: [
    inventorySummary,
    setThreshold,
    exportInventory,
    setQuantities,
    setProductThreshold,
    startCount,
    dropCount,
    setCountLines,
    applyCount,
    listInventory,
    listMovements,
    adjustStock,
    setPrice,
  ],
};
