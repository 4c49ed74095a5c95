import type { ApiPorts } from '../../api-state.ts';
import { LANGUAGES, type Language } from '../../http/language.ts';

/** Who owns a store, and how they are reached. */
export interface Owner {
  email: string;
  /** Null where no code was read on a phone. */
  provenPhone: string | null;
  language: Language;
  /** The store's name, on one line. */
  store: string;
}

/** The first of the store's owners; undefined when nobody is left. */
export async function ownerOf(
  { database }: Pick<ApiPorts, 'database'>,
  storeId: number,
): Promise<Owner | undefined> {
  const owner = await database.platform((sql) =>
    sql
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .innerJoin('stores as st', 'st.id', 'm.store_id')
      .select(['u.email', 'u.proven_phone', 'u.language', 'st.name as store'])
      .where('m.store_id', '=', storeId)
      .where('m.owner', '=', true)
      .where('m.active', '=', true)
      .orderBy('u.id')
      .limit(1)
      .executeTakeFirst(),
  );
  return (
    owner && {
      email: owner.email,
      provenPhone: owner.proven_phone,
      language: LANGUAGES.find((one) => one === owner.language) ?? 'es',
      store: owner.store.replaceAll(/\s+/g, ' '),
    }
  );
}
