// Generated from schemas/payment-channels.json by `npm run schema types`. Edit the schema instead.

export interface PaymentChannel {
  id: number
  created_at: string
  updated_at: string
  version: number
  channel: ("whatsapp" | "manual" | "cash_on_delivery" | "wompi" | "payu" | "mercado_pago" | "paypal")
  name: string
  description: (string | null)
  icon: (string | null)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  active: (0 | 1)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  test_mode: (0 | 1 | null)
  extra_parameters: ({
    title: (string | null)
    description: (string | null)
    /**
     * Address of a stored file, as the files API answered it, or of a picture elsewhere.
     */
    qrImage: (string | null)
    instructions: (string | null)
  } | null)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  is_default: (0 | 1 | null)
  order: (number | null)
}

export interface PaymentChannelCreate {
  channel: ("whatsapp" | "manual" | "cash_on_delivery" | "wompi" | "payu" | "mercado_pago" | "paypal")
  name: string
  description?: (string | null)
  icon?: (string | null)
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
  extra_parameters?: ({
    title?: (string | null)
    description?: (string | null)
    /**
     * Address of a stored file, as the files API answered it, or of a picture elsewhere.
     */
    qrImage?: (string | null)
    instructions?: (string | null)
  } | null)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  is_default?: (0 | 1 | null)
  order?: (number | null)
}

export interface PaymentChannelUpdate {
  channel: ("whatsapp" | "manual" | "cash_on_delivery" | "wompi" | "payu" | "mercado_pago" | "paypal")
  name: string
  description?: (string | null)
  icon?: (string | null)
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
  extra_parameters?: ({
    title?: (string | null)
    description?: (string | null)
    /**
     * Address of a stored file, as the files API answered it, or of a picture elsewhere.
     */
    qrImage?: (string | null)
    instructions?: (string | null)
  } | null)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  is_default?: (0 | 1 | null)
  order?: (number | null)
}
