import { inventoryShape } from '../../../domain/imports/inventory-shape.ts';
import { shapeOfResource } from '../../../domain/imports/shape-of-resource.ts';
import type { ImportShape } from '../../../domain/imports/shape-answer.ts';
import { productResources } from '../../support/resources.ts';

function shapeNamed(name: string): ImportShape {
  const found = productResources().find((resource) => resource.name === name);
  if (found === undefined) throw new Error(name);
  return shapeOfResource(found, 'es', () => true, { today: '2026-11-27', currency: 'COP' });
}

/** The shapes of the product's own schemas, for a member who may write all. */
export const products = shapeNamed('products');
export const customers = shapeNamed('customers');
export const inventory = inventoryShape(products, { es: 'Código de inventario' }, 'es');
