import type { Module } from '../module.ts';
import { adjustStock, setQuantities } from './quantities.ts';
import { applyCount, dropCount, setCountLines, startCount } from './stock-count.ts';
import { exportInventory } from './export-inventory.ts';
import { inventorySummary, listInventory } from './list-inventory.ts';
import { listStockByProduct } from './list-by-product.ts';
import { listMovements } from './movements.ts';
import { setProductThreshold, setThreshold } from './thresholds.ts';
import { setPrice } from './set-price.ts';

/** Stock as its own list: quantities, their ledger, adjustments, counts of the shelves (INV-01). */
export const inventory: Module = {
  tag: 'inventory',
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
    listStockByProduct,
    listMovements,
    adjustStock,
    setPrice,
  ],
};
