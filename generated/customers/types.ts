// Generated from schemas/customers.json by `npm run schema types`. Edit the schema instead.

export interface Customer {
  id: number
  created_at: string
  updated_at: string
  version: number
  first_name: string
  last_name: (string | null)
  /**
   * Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.
   */
  phone_number: string
  /**
   * Forms ask for it (spec 2 §5); a buyer of an order or a line of a file may have none.
   */
  email: (string | null)
  /**
   * What a merge drops of the other clients, and what else the client writes from. An order from such a phone is theirs.
   *
   * @maxItems 20
   */
  contacts: {
    id: number
    /**
     * Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.
     */
    phone_number: (string | null)
    email: (string | null)
  }[]
  document_type: ("CC" | "TI" | "Pasaporte" | "CE" | "NIT" | "PPT" | "PEP" | null)
  /**
   * Document number; passports have letters.
   */
  dni: (string | null)
  /**
   * ISO 3166-1 alpha-2.
   */
  country_code: (string | null)
  /**
   * DANE code of the municipality, as text: 05001 is Medellín.
   */
  city_id: (string | null)
  /**
   * The municipality of `city_id`, in words (spec 1 §3).
   */
  city: ({
    name: string
    state: string
    /**
     * ISO 3166-1 alpha-2.
     */
    country_code: string
  } | null)
  address: (string | null)
  address_line: (string | null)
  /**
   * For the owner alone (spec 2 §6).
   */
  notes?: (string | null)
  /**
   * The branch that registered the customer (spec 2 §7).
   */
  user_store_id: (number | null)
  /**
   * 1 no orders, 2 one order, 3 two or more; cancelled ones do not count.
   */
  lead_id: (1 | 2 | 3 | null)
  /**
   * By orders of the last 90 days: 1 none, 2 one, 3 two to four, 4 five or more; cancelled ones do not count.
   */
  frequency_id: (1 | 2 | 3 | 4 | null)
  /**
   * Number of orders; cancelled ones do not count.
   */
  quantity: (number | null)
  /**
   * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
   */
  total: (number | null)
  /**
   * When the personal data was erased for good (Law 1581 of 2012); null for everybody else.
   */
  anonymised_at: (string | null)
}

export interface CustomerCreate {
  first_name: string
  last_name?: (string | null)
  /**
   * Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.
   */
  phone_number: string
  /**
   * Forms ask for it (spec 2 §5); a buyer of an order or a line of a file may have none.
   */
  email?: (string | null)
  /**
   * What a merge drops of the other clients, and what else the client writes from. An order from such a phone is theirs.
   *
   * @maxItems 20
   */
  contacts?: ({
    id?: (number | null)
    /**
     * Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.
     */
    phone_number?: (string | null)
    email?: (string | null)
  }[] | null)
  document_type?: ("CC" | "TI" | "Pasaporte" | "CE" | "NIT" | "PPT" | "PEP" | null)
  /**
   * Document number; passports have letters.
   */
  dni?: (string | null)
  /**
   * ISO 3166-1 alpha-2.
   */
  country_code?: (string | null)
  /**
   * DANE code of the municipality, as text: 05001 is Medellín.
   */
  city_id?: (string | null)
  address?: (string | null)
  address_line?: (string | null)
  /**
   * For the owner alone (spec 2 §6).
   */
  notes?: (string | null)
  /**
   * The branch that registered the customer (spec 2 §7).
   */
  user_store_id?: (number | null)
}

export interface CustomerUpdate {
  first_name: string
  last_name?: (string | null)
  /**
   * Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.
   */
  phone_number: string
  /**
   * Forms ask for it (spec 2 §5); a buyer of an order or a line of a file may have none.
   */
  email?: (string | null)
  /**
   * What a merge drops of the other clients, and what else the client writes from. An order from such a phone is theirs.
   *
   * @maxItems 20
   */
  contacts?: ({
    id?: (number | null)
    /**
     * Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.
     */
    phone_number?: (string | null)
    email?: (string | null)
  }[] | null)
  document_type?: ("CC" | "TI" | "Pasaporte" | "CE" | "NIT" | "PPT" | "PEP" | null)
  /**
   * Document number; passports have letters.
   */
  dni?: (string | null)
  /**
   * ISO 3166-1 alpha-2.
   */
  country_code?: (string | null)
  /**
   * DANE code of the municipality, as text: 05001 is Medellín.
   */
  city_id?: (string | null)
  address?: (string | null)
  address_line?: (string | null)
  /**
   * For the owner alone (spec 2 §6).
   */
  notes?: (string | null)
  /**
   * The branch that registered the customer (spec 2 §7).
   */
  user_store_id?: (number | null)
}
