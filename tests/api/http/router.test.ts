import { expect, test } from 'vitest';
import { createRouter } from '../../../server/http/router.ts';
import type { PublicRoute, Route } from '../../../server/http/route.ts';

function route(path: string, method: PublicRoute['method'] = 'GET'): Route {
  const described = { operationId: path, summary: path, answers: {} };
  return { ...described, method, path, access: 'public', handle: async () => ({ status: 200 }) };
}

const find = createRouter('/api/v1', [
  route('/stores/{storeId}/goods/{id}'),
  route('/stores/{storeId}/goods/export'),
  route('/stores/{storeId}/goods/{id}', 'PUT'),
  route('/notes/{name}'),
  route('/notes/{id}'),
  route('/notes/{id}/lines/{lineId}'),
  route('/files/{storeId}/{name}'),
]);
const found = (path: string, method = 'GET') => {
  const match = find(method, `/api/v1${path}`);
  return [`${match.route.method} ${match.route.path}`, match.params];
};

test.each<[string, string, Record<string, string>]>([
  ['/stores/12/goods/345', 'GET /stores/{storeId}/goods/{id}', { storeId: '12', id: '345' }],
  ['/stores/12/goods/export', 'GET /stores/{storeId}/goods/export', { storeId: '12' }],
  ['/notes/1/lines/22', 'GET /notes/{id}/lines/{lineId}', { id: '1', lineId: '22' }],
  ['/files/7/caf%C3%A9.png', 'GET /files/{storeId}/{name}', { storeId: '7', name: 'café.png' }],
  ['/notes/{name}', 'GET /notes/{name}', { name: '{name}' }],
  ['/files/7/2024', 'GET /files/{storeId}/{name}', { storeId: '7', name: '2024' }],
])('%s is %s', (path, name, params) => {
  expect(found(path)).toEqual([name, params]);
});

test('of two routes that fit a number the first one is found, whatever its parameter is called', () => {
  expect(found('/notes/5')).toEqual(['GET /notes/{name}', { name: '5' }]);
});

test('a method has its own route, and HEAD that of GET', () => {
  expect(found('/stores/1/goods/2', 'PUT')[0]).toBe('PUT /stores/{storeId}/goods/{id}');
  expect(found('/stores/1/goods/2', 'HEAD')[0]).toBe('GET /stores/{storeId}/goods/{id}');
  expect(() => find('DELETE', '/api/v1/stores/1/goods/2')).toThrow(
    expect.objectContaining({ code: 'method_not_allowed', details: { allow: ['GET', 'PUT'] } }),
  );
});

test.each([
  '/stores/12/goods/3a',
  '/stores/-1/goods/3',
  '/stores/12/goods/3/',
  '/stores/#/goods/#',
  '/stores//goods/3',
])('%s is nothing', (path) => {
  expect(() => find('GET', `/api/v1${path}`)).toThrow(expect.objectContaining({ code: 'not_found' }));
});
