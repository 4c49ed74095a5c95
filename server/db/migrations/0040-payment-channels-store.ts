import type { Secrets } from '../../ports/secrets.ts';
import { placeOf } from '../../secrets/sealed.ts';
import type { Connection } from '../connection.ts';
import type { Migration } from '../migrate.ts';

/** The columns that hold secrets, and that a place names. */
const SECRETS = ['client_id', 'client_secret', 'integrity', 'event_wompi_key', 'api_login'] as const;

/**
 * The store's configuration of a channel leaves the catalogue (decision 45). Orders, saved views and kept rows name the
 * channel by its fixed id from now on. The secrets are sealed for the table that the schema's new name makes.
 */
export const paymentChannelsStore: Migration = {
  id: 40,
  name: 'payment-channels-store',
  phase: 'before',
  async run(connection, secrets) {
    if (!(await hasTable(connection))) return;
    await connection.script(OPEN);
    await connection.script(MOVE);
    await reseal(connection, secrets);
    await connection.script(CLOSE);
  },
};

/** A new database has no table yet: the schema makes it. */
async function hasTable(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query("select to_regclass('payment_channels') is not null as found", []);
  return rows[0]?.['found'] === true;
}

const TABLES = ['payment_channels', 'orders', 'saved_views', 'undos', 'undo_rows'];
const OPEN = TABLES.map((table) => `alter table ${table} no force row level security;`).join('\n');
const CLOSE = TABLES.map((table) => `alter table ${table} force row level security;`).join('\n');

const MOVE = `
alter table payment_channels add column payment_channel_id bigint;
update payment_channels set payment_channel_id = case channel when 'payu' then 1 when 'mercado_pago' then 2
  when 'wompi' then 3 when 'paypal' then 4 when 'cash_on_delivery' then 5 when 'manual' then 6 else 7 end;

-- The reference to the store's own rows goes before its values change.
do $$ declare found text; begin
  for found in select conname from pg_constraint
    where conrelid = 'orders'::regclass and confrelid = 'payment_channels'::regclass loop
    execute format('alter table orders drop constraint %I', found);
  end loop;
end $$;
update orders o set payment_channel_id = p.payment_channel_id from payment_channels p
  where p.store_id = o.store_id and p.id = o.payment_channel_id;
update undo_rows r set row = jsonb_set(r.row, '{payment_channel_id}', to_jsonb(p.payment_channel_id))
  from payment_channels p
  where p.store_id = r.store_id and r.row -> 'payment_channel_id' = to_jsonb(p.id);
update saved_views v set query = jsonb_set(v.query, '{filter,payment_channel_id.in}', (
    select coalesce(jsonb_agg(distinct p.payment_channel_id), '[]')
    from jsonb_array_elements(v.query #> '{filter,payment_channel_id.in}') as was (id)
    join payment_channels p on p.store_id = v.store_id and p.id::text = was.id #>> '{}'))
  where v.resource = 'orders' and jsonb_typeof(v.query #> '{filter,payment_channel_id.in}') = 'array';

-- What was deleted before would return into a table that is gone.
delete from undo_rows r using undos u
  where u.store_id = r.store_id and u.id = r.undo_id and u.resource = 'payment-channels';
delete from undos where resource = 'payment-channels';

-- What a merchant named and described buyers go on reading.
update payment_channels set extra_parameters = coalesce(extra_parameters, '{}') || jsonb_strip_nulls(jsonb_build_object(
    'title', coalesce(nullif(extra_parameters ->> 'title', ''), left(name, 100)),
    'description', coalesce(nullif(extra_parameters ->> 'description', ''), description)))
  where channel in ('manual', 'cash_on_delivery');

-- A store has one configuration of a channel: the one that buyers saw first, with the instructions of the others.
alter table payment_channels add column place bigint;
update payment_channels p set place = ranked.place from (
    select store_id, id, row_number() over (partition by store_id, channel order by active desc, "order", id) as place
    from payment_channels) ranked
  where ranked.store_id = p.store_id and ranked.id = p.id;
update payment_channels p set extra_parameters = p.extra_parameters || jsonb_build_object('instructions', left(
    concat_ws(E'\\n', p.extra_parameters ->> 'instructions', others.texts), 1000))
  from (select store_id, channel, string_agg(concat_ws(': ', extra_parameters ->> 'title',
      extra_parameters ->> 'instructions'), E'\\n' order by place) as texts
    from payment_channels where place > 1 group by store_id, channel) others
  where p.place = 1 and p.channel in ('manual', 'cash_on_delivery')
    and others.store_id = p.store_id and others.channel = p.channel;
delete from payment_channels where place > 1;

alter table payment_channels alter column payment_channel_id set not null, drop column if exists search_text,
  drop column place, drop column channel, drop column name, drop column description, drop column icon,
  drop column is_default, add column complete smallint default '0'::smallint;
update payment_channels set complete = case payment_channel_id
  when 1 then client_id is not null and client_secret is not null and merchant_id is not null and api_login is not null
  when 3 then client_id is not null and integrity is not null and event_wompi_key is not null
  when 2 then client_id is not null and client_secret is not null and event_wompi_key is not null
  when 4 then client_id is not null and client_secret is not null and event_wompi_key is not null
  else true end::int;`;

/** @throws Error when there are secrets and no key to open them */
async function reseal(connection: Connection, secrets: Secrets | undefined): Promise<void> {
  for (const column of SECRETS) {
    const { rows } = await connection.query(
      `select store_id, id, ${column} as value from payment_channels where ${column} is not null`,
      [],
    );
    for (const row of rows) {
      if (secrets === undefined)
        throw new Error(`payment_channels.${column} holds secrets, and there is no key`);
      const [storeId, id] = [Number(row['store_id']), Number(row['id'])];
      const text = await secrets.open(String(row['value']), placeOf('payment_channels', column, storeId, id));
      const sealed = await secrets.seal(text, placeOf('payment_channels_store', column, storeId, id));
      await connection.query(`update payment_channels set ${column} = $3 where store_id = $1 and id = $2`, [
        storeId,
        id,
        sealed,
      ]);
    }
  }
}
