import { sql as raw } from 'kysely';
import { dayBounds } from '../../../domain/dates/day.ts';
import { formatLocal } from '../../../domain/dates/local.ts';
import { DEFAULT_TIME_ZONE } from '../../../domain/dates/zone.ts';
import {
  NEW_USERS_REPORT,
  type NewUsersReport,
  REPORT_LIMIT,
} from '../../../domain/staff/platform-answers.ts';
import { readReportDay } from '../../../domain/staff/report-day.ts';
import { PLATFORM_WORDS } from '../../../generated/words/platform.ts';
import type { Sql } from '../../db/database.ts';
import { toBase64 } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';
import { languageOf, type Language } from '../../http/language.ts';
import { yesOrNo } from '../../http/messages.ts';
import type { StaffRoute } from '../../http/route.ts';
import type { Cell } from '../../../domain/kinds/cell.ts';
import { xlsxStream } from '../../resources/export/csv.ts';

/** Who signed up on a day of Bogotá, the earliest first: `REPORT_LIMIT` of them at most, and how many there were. */
async function readNewUsers(sql: Sql, day: string) {
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

const PART = { type: 'string', maxLength: 20 } as const;

export const readNewUsersReport: StaffRoute = {
  method: 'GET',
  path: '/stores/new-users-report',
  operationId: 'readNewUsersReport',
  summary: 'Who signed up on a day of Bogotá, as a workbook; for the staff of the platform',
  access: 'staff',
  query: {
    year: { ...PART, description: 'From 2000.' },
    month: { ...PART, description: '1 to 12.' },
    day: { ...PART, description: 'Of a date that exists, today or before.' },
  },
  answers: { 200: { description: 'The report', schema: NEW_USERS_REPORT } },
  async handle({ ports, user, query, now, request }) {
    const written = { year: query.get('year'), month: query.get('month'), day: query.get('day') };
    const { day, problems } = readReportDay(written, now);
    if (problems !== null)
      throw new ApiError('invalid_parameter', {
        errors: { ...problems },
        details: { parameter: Object.keys(problems)[0] },
      });
    const { users, total } = await ports.database.staff(user.userId, (sql) => readNewUsers(sql, day));
    const body: NewUsersReport = {
      base64Content: toBase64(await workbookOf(users, languageOf(request))),
      day,
      total,
      listed: users.length,
    };
    return { status: 200, body };
  },
};

type NewUser = Awaited<ReturnType<typeof readNewUsers>>['users'][number];

async function workbookOf(users: readonly NewUser[], language: Language): Promise<Uint8Array> {
  const { sheet, columns } = PLATFORM_WORDS[language].file;
  const headers = [
    columns.id,
    columns.first_name,
    columns.last_name,
    columns.email,
    columns.phone,
    columns.verified,
    columns.signed_up_at,
    columns.stores,
  ];
  const dates = headers.map((header) => (header === columns.signed_up_at ? 'datetime' : undefined));
  const stream = xlsxStream(sheet, headers, linesOf(users, language), dates);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function* linesOf(users: readonly NewUser[], language: Language): AsyncGenerator<Cell[]> {
  for (const { id, first_name, last_name, email, phone, verified, signedUpAt, stores } of users)
    yield [id, first_name, last_name, email, phone, yesOrNo(verified, language), signedUpAt, stores];
}
