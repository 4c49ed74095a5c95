/** The role matrix is whole: every screen of the admin has its row, or a reason why no role decides about it. */
import { expect, test } from 'vitest';
import { customRoutes } from '../../../src/custom/routes.ts';
import { pathsOf, type ViewName } from '../../../src/schema/paths.ts';
import { productResources } from '../../support/resources.ts';
import { SCREENS } from './screens.ts';

const VIEWS: readonly ViewName[] = ['list', 'create', 'edit', 'show'];

/** Screens without a row, and why. */
const REASONS: Readonly<Record<string, string>> = {
  '/config': 'leads to the settings, each of which has a row',
  '/editar-tienda': 'is another path of /store',
  '/store/preview': 'shows the shop as its buyers see it',
  '/user-roles/update': 'is the form of /user-roles/create',
  '/products/import-table': 'is the second step of /products/import',
  '/config/paymentProviders/update': 'is the form of /config/paymentProviders/update/:id',
  '/platform': 'is for the staff of the platform: no role of a shop opens it',
  '/platform/invoices': 'is for the staff of the platform: no role of a shop opens it',
  '/platform/payments': 'is for the staff of the platform: no role of a shop opens it',
  '/platform/stores/:id': 'is for the staff of the platform: no role of a shop opens it',
  '/descargar-reporte-usuarios': 'is for the staff of the platform: no role of a shop opens it',
  '/bill/:id': 'opens with an invoice of the platform; its rights are those of /config/billing',
  '/pay-bill/:id': 'is where a payment provider sends a person back to',
  '/payments/:planId/:paymentTypeId': 'is where a payment provider sends a person back to',
};

test('every screen has a row in the matrix of roles, or a reason', () => {
  const views = productResources().flatMap(({ name, operations }) =>
    VIEWS.filter((view) => operations.includes(view)).map((view) => pathsOf(name)[view]),
  );
  const own = customRoutes.map(({ path }) => path);
  const known = new Set([...SCREENS.map(({ path }) => path), ...Object.keys(REASONS)]);
  const screens = [...new Set([...views, ...own])];
  expect(screens.filter((path) => !known.has(path))).toEqual([]);
  expect(Object.keys(REASONS).filter((path) => !screens.includes(path))).toEqual([]);
  expect(screens.length).toBeGreaterThan(40);
});
