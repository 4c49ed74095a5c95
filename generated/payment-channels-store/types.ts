// Generated from schemas/payment-channels-store.json by `npm run schema types`. Edit the schema instead.

export interface PaymentChannelStore {
  id: number
  created_at: string
  updated_at: string
  version: number
  /**
   * A channel of the catalogue by its fixed id (spec 2 §9; domain/payments/channels.ts has their names).
   */
  payment_channel_id: (1 | 2 | 3 | 4 | 5 | 6 | 7)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  active: (0 | 1)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  complete: (0 | 1 | null)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  checked: (0 | 1 | null)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  test_mode: (0 | 1 | null)
  merchant_id: (string | null)
  signature_algorithm: ("MD5" | "SHA" | "SHA256" | "HMAC-SHA256" | null)
  extra_parameters: ({
    nequi: (string | null)
    bre_b: (string | null)
    bancolombia: (string | null)
    daviplata: (string | null)
    holder: (string | null)
    title: (string | null)
    description: (string | null)
    /**
     * Address of a stored file, as the files API answered it, or of a picture elsewhere.
     */
    qrImage: (string | null)
    instructions: (string | null)
  } | null)
  order: (number | null)
}

export interface PaymentChannelStoreCreate {
  /**
   * A channel of the catalogue by its fixed id (spec 2 §9; domain/payments/channels.ts has their names).
   */
  payment_channel_id: (1 | 2 | 3 | 4 | 5 | 6 | 7)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  active?: (0 | 1)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  test_mode?: (0 | 1 | null)
  client_id?: (string | null)
  client_secret?: (string | null)
  integrity?: (string | null)
  event_wompi_key?: (string | null)
  merchant_id?: (string | null)
  api_login?: (string | null)
  signature_algorithm?: ("MD5" | "SHA" | "SHA256" | "HMAC-SHA256" | null)
  extra_parameters?: ({
    nequi?: (string | null)
    bre_b?: (string | null)
    bancolombia?: (string | null)
    daviplata?: (string | null)
    holder?: (string | null)
    title?: (string | null)
    description?: (string | null)
    /**
     * Address of a stored file, as the files API answered it, or of a picture elsewhere.
     */
    qrImage?: (string | null)
    instructions?: (string | null)
  } | null)
  order?: (number | null)
}

export interface PaymentChannelStoreUpdate {
  /**
   * A channel of the catalogue by its fixed id (spec 2 §9; domain/payments/channels.ts has their names).
   */
  payment_channel_id: (1 | 2 | 3 | 4 | 5 | 6 | 7)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  active: (0 | 1)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  test_mode?: (0 | 1 | null)
  client_id?: (string | null)
  client_secret?: (string | null)
  integrity?: (string | null)
  event_wompi_key?: (string | null)
  merchant_id?: (string | null)
  api_login?: (string | null)
  signature_algorithm?: ("MD5" | "SHA" | "SHA256" | "HMAC-SHA256" | null)
  extra_parameters?: ({
    nequi?: (string | null)
    bre_b?: (string | null)
    bancolombia?: (string | null)
    daviplata?: (string | null)
    holder?: (string | null)
    title?: (string | null)
    description?: (string | null)
    /**
     * Address of a stored file, as the files API answered it, or of a picture elsewhere.
     */
    qrImage?: (string | null)
    instructions?: (string | null)
  } | null)
  order?: (number | null)
}
