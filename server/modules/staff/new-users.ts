import { sql as raw } from 'kysely';
import { dayBounds } from '../../../domain/dates/day.ts';
import { formatLocal } from '../../../domain/dates/local.ts';
import { DEFAULT_TIME_ZONE } from '../../../domain/dates/zone.ts';
import { REPORT_LIMIT } from '../../../domain/staff/platform-types.ts';
import type { Sql } from '../../db/database.ts';

/** Who signed up on a day of Bogotá, the earliest first: `REPORT_LIMIT` of them at most, and how many there were. */
export async function readNewUsers(sql: Sql, day: string) {
  const { from, to } = dayBounds(day, DEFAULT_TIME_ZONE);
  const ofDay = () =>
    sql.selectFrom('users as u').where('u.created_at', '>=', from).where('u.created_at', '<', to);
  const { total } = await ofDay()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofDay()
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.phone', 'u.verified', 'u.created_at'])
    .select((eb) =>
      eb
        .selectFrom('memberships as m')
        .innerJoin('stores as st', 'st.id', 'm.store_id')
        .select(
          raw<string | null>`string_agg(st.name || ' (' || st.url || ')', ', ' order by st.id)`.as('stores'),
        )
        .whereRef('m.user_id', '=', 'u.id')
        .as('stores'),
    )
    .orderBy('u.created_at')
    .orderBy('u.id')
    .limit(REPORT_LIMIT)
    .execute();
  const users = rows.map(({ created_at, ...user }) => ({
    ...user,
    signedUpAt: formatLocal(created_at, DEFAULT_TIME_ZONE).slice(0, TO_THE_MINUTE),
  }));
  return { users, total: Number(total) };
}

/** `2026-11-22 08:30` */
const TO_THE_MINUTE = 16;
