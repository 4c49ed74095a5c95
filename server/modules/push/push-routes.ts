import { PUSH_ADDRESS, PUSH_DEVICE } from '../../../domain/identity/push-device.ts';
import { ApiError } from '../../errors.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { missingJwt } from '../identity/module.ts';
import { writeOnce } from '../../resources/service.ts';

const PATH = '/stores/{storeId}/push-device';
const ACCESS = { permission: 'orders.read' };

const readDevice: StoreRoute = {
  method: 'GET',
  path: PATH,
  operationId: 'readPushDevice',
  summary: 'Whether this browser receives news of orders while the panel is closed',
  access: ACCESS,
  answers: {
    200: { description: 'With the key that the browser asks its push service with', schema: PUSH_DEVICE },
  },
  async handle({ ports, storeId, user }) {
    const device = await ports.database.read(storeId, (sql) =>
      sql
        .selectFrom('push_devices')
        .select('session_id')
        .where('store_id', '=', storeId)
        .where('session_id', '=', user.sessionId)
        .executeTakeFirst(),
    );
    return {
      status: 200,
      body: { public_key: ports.push?.publicKey ?? null, active: device !== undefined },
    };
  },
};

const setDevice = storeRoute({
  method: 'PUT',
  path: PATH,
  operationId: 'setPushDevice',
  summary: 'Send this browser news of orders while the panel is closed, until its session ends',
  access: ACCESS,
  body: PUSH_ADDRESS,
  refusals: ['unavailable'],
  answers: {
    204: { description: 'It receives news from now on' },
    503: { description: 'This server sends nothing: `unavailable`' },
  },
  async handle(context) {
    if (context.ports.push === undefined) throw new ApiError('unavailable');
    const address = { ...context.body, language: languageOf(context.request) };
    const session = await context.ports.database.platform((sql) =>
      sql
        .selectFrom('sessions')
        .select('expires_at')
        .where('id', '=', context.user.sessionId)
        .executeTakeFirst(),
    );
    // It may have ended since it was last looked up.
    if (session === undefined) throw missingJwt();
    return writeOnce(context, async ({ tx, storeId, user, now }) => {
      const values = { user_id: user.userId, ...address, created_at: now, ...session };
      await tx.sql
        .insertInto('push_devices')
        .values({ store_id: storeId, session_id: user.sessionId, ...values })
        .onConflict((known) => known.columns(['store_id', 'session_id']).doUpdateSet(values))
        .execute();
      return { status: 204 };
    });
  },
});

const endDevice: StoreRoute = {
  method: 'DELETE',
  path: PATH,
  operationId: 'endPushDevice',
  summary: 'Send this browser no more news while the panel is closed',
  access: ACCESS,
  answers: { 204: { description: 'It receives no more news' } },
  handle: (context) =>
    writeOnce(context, async ({ tx, storeId, user }) => {
      await tx.sql
        .deleteFrom('push_devices')
        .where('store_id', '=', storeId)
        .where('session_id', '=', user.sessionId)
        .execute();
      return { status: 204 };
    }),
};

export const pushRoutes: StoreRoute[] = [readDevice, setDevice, endDevice];
