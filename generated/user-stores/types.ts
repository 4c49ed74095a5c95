// Generated from schemas/user-stores.json by `npm run schema types`. Edit the schema instead.

export interface UserStore {
  id: number
  created_at: string
  updated_at: string
  version: number
  name: string
  /**
   * Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.
   */
  mobile_phone_number: string
  email: (string | null)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  main: (0 | 1 | null)
  /**
   * 0: switched off when the plan includes fewer lines.
   */
  active: (0 | 1 | null)
}

export interface UserStoreCreate {
  name: string
  /**
   * Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.
   */
  mobile_phone_number: string
  email?: (string | null)
}

export interface UserStoreUpdate {
  name: string
  /**
   * Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.
   */
  mobile_phone_number: string
  email?: (string | null)
}
