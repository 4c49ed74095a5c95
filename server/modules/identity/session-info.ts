import type { Access } from '../../../domain/access/access.ts';
import {
  NO_SUPPORT,
  type CurrentStore,
  type SessionInfo,
  type StoreChoice,
} from '../../../domain/identity/session-info.ts';
import { userTypeOf } from '../../../domain/access/roles.ts';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { readTransferTexts } from '../../../domain/payments/transfer-texts.ts';
import type { ApiPorts } from '../../context.ts';
import type { Sql } from '../../db/database.ts';
import { liveSession } from './live-session.ts';
import { invalidJwt } from './token.ts';

/**
 * The user of the admin and what the admin may show them.
 * @throws ApiError `invalid_jwt` when the session has ended meanwhile
 */
export async function sessionInfo(ports: ApiPorts, sessionId: string): Promise<SessionInfo> {
  const session = await liveSession(ports, sessionId);
  if (!session) throw invalidJwt();
  const { user, stores } = await ports.database.platform(async (sql) => ({
    user: await selectUser(sql, sessionId),
    stores: await selectStores(sql, session.user.userId),
  }));
  if (!user) throw invalidJwt();
  const store = stores.find(({ id }) => id === user.store_id) ?? stores[0];
  const access = store && session.access.get(store.id);
  return {
    user: {
      user_id: user.id,
      user_email: user.email,
      user_type: store ? userTypeOf(store) : user.user_type_id,
      first_name: user.first_name,
      last_name: user.last_name,
      phone: user.phone,
      store_id: store?.id ?? null,
      created_at: user.created_at.toISOString(),
      password_invalidated_at: user.password_changed_at?.toISOString() ?? null,
      platform_staff: user.staff_id !== null,
    },
    stores: stores.map(toChoice),
    store: store && access ? toCurrent(store, access, await ofItsTables(ports, store.id)) : null,
    support: ports.settings.support ?? NO_SUPPORT,
    shops_served: ports.settings.shopsServed ?? true,
  };
}

/** What the tables of the store itself have for its session. */
interface OfItsTables {
  line: string | null;
  branches: number;
  transfer: CurrentStore['chat']['transfer'];
}

function ofItsTables({ database }: ApiPorts, storeId: number): Promise<OfItsTables> {
  return database.read(storeId, async (sql) => {
    const [branches, channel] = await Promise.all([
      sql
        .selectFrom('user_stores')
        .select(['mobile_phone_number', 'main'])
        .where('store_id', '=', storeId)
        .execute(),
      sql
        .selectFrom('payment_channels_store')
        .select('extra_parameters')
        .where('store_id', '=', storeId)
        .where('payment_channel_id', '=', CHANNEL_IDS.manual)
        .where('active', '=', 1)
        .orderBy('order')
        .limit(1)
        .executeTakeFirst(),
    ]);
    return {
      line: branches.find(({ main }) => main === 1)?.mobile_phone_number ?? null,
      branches: branches.length,
      transfer: readTransferTexts(channel?.extra_parameters),
    };
  });
}

function selectUser(sql: Sql, sessionId: string) {
  return sql
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('platform_staff as p', 'p.user_id', 'u.id')
    .select([
      's.store_id',
      'p.user_id as staff_id',
      'u.id',
      'u.email',
      'u.user_type_id',
      'u.first_name',
      'u.last_name',
      'u.phone',
      'u.created_at',
      'u.password_changed_at',
    ])
    .where('s.id', '=', sessionId)
    .executeTakeFirst();
}

function selectStores(sql: Sql, userId: number) {
  return sql
    .selectFrom('memberships as m')
    .innerJoin('stores as st', 'st.id', 'm.store_id')
    .leftJoin('roles as r', (join) =>
      join.onRef('r.store_id', '=', 'm.store_id').onRef('r.id', '=', 'm.role_id'),
    )
    .select([
      'st.id',
      'st.name',
      'st.url',
      'st.domain',
      'st.profile_picture',
      'st.currency',
      'st.country_code',
      'st.time_zone',
      'st.active',
      'st.verified',
      'st.plan',
      'st.store_plan_status_id',
      'st.next_cut_date',
      'st.trial_ended_at',
      'st.delivery_cost_enabled',
      'st.delivery_cost_details',
      'st.delivery_zones',
      'st.delivery_free_from',
      'st.chat_pay',
      'st.chat_paid',
      'st.chat_sent',
      'st.chat_done',
      'm.owner',
      'r.name as role',
    ])
    .where('m.user_id', '=', userId)
    .where('m.active', '=', true)
    .orderBy('m.owner', 'desc')
    .orderBy('st.id')
    .execute();
}

type StoreRow = Awaited<ReturnType<typeof selectStores>>[number];

function toChoice({ id, name, url, profile_picture, active, owner, role }: StoreRow): StoreChoice {
  return { id, name, url, profile_picture, active, owner, role };
}

function toCurrent(row: StoreRow, access: Access, { line, branches, transfer }: OfItsTables): CurrentStore {
  const { chat_pay: pay, chat_paid: paid, chat_sent: sent, chat_done: done, ...store } = row;
  return {
    ...store,
    line,
    branches,
    chat: { pay, paid, sent, done, transfer },
    trial_ended_at: row.trial_ended_at?.toISOString() ?? null,
    access: {
      owner: access.owner,
      permissions: [...access.permissions].sort(),
      features: { ...access.features },
      inactive: access.inactive === true,
      ...(access.branches === undefined ? {} : { branches: [...access.branches] }),
    },
  };
}
