// Generated from schemas/orders.json by `npm run schema types`. Edit the schema instead.

export interface Order {
  id: number
  created_at: string
  updated_at: string
  version: number
  /**
   * Number of the order within the store, without gaps of its own making.
   */
  sequence: (number | null)
  date: string
  sales_channel: ("whatsapp" | "webstore" | "phone" | "inperson")
  order_status_id: (1 | 2 | 3 | 4 | 5)
  shipping_order_status_id: (6 | 7 | 8 | 9 | 10)
  user_store_id: number
  /**
   * @maxItems 100
   */
  order_details: {
    id: number
    /**
     * Empty once the product has been deleted; name, sku and price stay.
     */
    product_id: (number | null)
    /**
     * 0 or empty: the product itself. The name of the line says which.
     */
    product_variant_id: (number | null)
    /**
     * Name of product and variant when it was sold.
     */
    name: (string | null)
    sku: (string | null)
    /**
     * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
     */
    price: number
    quantity: number
    /**
     * Units of the line that a refund put back to the stock: the order holds them no more.
     */
    restocked: (number | null)
    sequence: (number | null)
    /**
     * Chosen values, one per option type: Talla M, Color Azul.
     *
     * @maxItems 50
     */
    order_item_option: ({
      name: string
      value: string
    }[] | null)
  }[]
  /**
   * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
   */
  subtotal: (number | null)
  /**
   * Taken off the lines; of a percentage, rounded to the nearest whole unit, a half upwards.
   */
  discount: (number | null)
  /**
   * Makes the discount a part of the lines, also after they change; 12.5 is a percentage too. Empty: the discount is an amount.
   */
  discount_percent: (number | null)
  /**
   * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
   */
  shipping_cost: (number | null)
  /**
   * Sum of quantity times unit price, less the discount, plus shipping (spec 2 §9).
   */
  total: (number | null)
  /**
   * The currency that the store had when the order was made: all amounts of the order are in it, also after the store's has changed.
   */
  currency: (string | null)
  items_count: (number | null)
  customer_id: (number | null)
  /**
   * The customer as they were when the order was made.
   */
  customer: ({
    id: (number | null)
    first_name: string
    last_name: (string | null)
    /**
     * Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.
     */
    phone_number: (string | null)
    email: (string | null)
    document_type: ("CC" | "TI" | "Pasaporte" | "CE" | "NIT" | "PPT" | "PEP" | null)
    /**
     * Document number; passports have letters.
     */
    dni: (string | null)
  } | null)
  shipping_information: ({
    /**
     * ISO 3166-1 alpha-2.
     */
    country_code: (string | null)
    /**
     * DANE code of the municipality, as text: 05001 is Medellín.
     */
    city_id: (string | null)
    address: (string | null)
    address_detail: (string | null)
    comments: (string | null)
  } | null)
  comments: (string | null)
  carrier: (string | null)
  tracking_number: (string | null)
  /**
   * Where the buyer follows the parcel; https alone, without a user in it.
   */
  tracking_url: (string | null)
  order_method_id: (1 | 2)
  /**
   * A channel of the catalogue by its fixed id (spec 2 §9; domain/payments/channels.ts has their names).
   */
  payment_channel_id: (1 | 2 | 3 | 4 | 5 | 6 | 7 | null)
  transaction_date: (string | null)
  platform_reference: (string | null)
  /**
   * What the buyer has paid: the sum of the payments of the order that are not voided. What the store has received of it is this less what was refunded.
   */
  paid: (number | null)
  /**
   * What the buyer has yet to pay: the total of an open order less its payments, and the difference of a paid one that an edit made dearer.
   */
  owed: (number | null)
  /**
   * 1 while the units of its lines are taken from the stock: 0 from its cancellation until it is open or paid again.
   */
  holds_stock: (0 | 1 | null)
  /**
   * 1 for an open order, and for a paid one that lacks money after an edit.
   */
  to_collect: (0 | 1 | null)
  /**
   * The sum of the refunds of the order, never above what was paid.
   */
  refunded: (number | null)
}

export interface OrderCreate {
  date: string
  sales_channel?: ("whatsapp" | "webstore" | "phone" | "inperson")
  order_status_id?: (1 | 2 | 3 | 4 | 5)
  shipping_order_status_id?: (6 | 7 | 8 | 9 | 10)
  user_store_id: number
  /**
   * @minItems 1
   * @maxItems 100
   */
  order_details: {
    id?: (number | null)
    /**
     * Empty once the product has been deleted; name, sku and price stay.
     */
    product_id?: (number | null)
    /**
     * 0 or empty: the product itself. The name of the line says which.
     */
    product_variant_id?: (number | null)
    /**
     * Name of product and variant when it was sold.
     */
    name?: (string | null)
    sku?: (string | null)
    /**
     * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
     */
    price: number
    quantity?: number
    sequence?: (number | null)
    /**
     * Chosen values, one per option type: Talla M, Color Azul.
     *
     * @maxItems 50
     */
    order_item_option?: ({
      name: string
      value: string
    }[] | null)
  }[]
  /**
   * Taken off the lines; of a percentage, rounded to the nearest whole unit, a half upwards.
   */
  discount?: (number | null)
  /**
   * Makes the discount a part of the lines, also after they change; 12.5 is a percentage too. Empty: the discount is an amount.
   */
  discount_percent?: (number | null)
  /**
   * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
   */
  shipping_cost?: (number | null)
  customer_id?: (number | null)
  /**
   * The customer as they were when the order was made.
   */
  customer?: ({
    id?: (number | null)
    first_name: string
    last_name?: (string | null)
    /**
     * Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.
     */
    phone_number?: (string | null)
    email?: (string | null)
    document_type?: ("CC" | "TI" | "Pasaporte" | "CE" | "NIT" | "PPT" | "PEP" | null)
    /**
     * Document number; passports have letters.
     */
    dni?: (string | null)
  } | null)
  shipping_information?: ({
    /**
     * ISO 3166-1 alpha-2.
     */
    country_code?: (string | null)
    /**
     * DANE code of the municipality, as text: 05001 is Medellín.
     */
    city_id?: (string | null)
    address?: (string | null)
    address_detail?: (string | null)
    comments?: (string | null)
  } | null)
  comments?: (string | null)
  carrier?: (string | null)
  tracking_number?: (string | null)
  /**
   * Where the buyer follows the parcel; https alone, without a user in it.
   */
  tracking_url?: (string | null)
  order_method_id?: (1 | 2)
  /**
   * A channel of the catalogue by its fixed id (spec 2 §9; domain/payments/channels.ts has their names).
   */
  payment_channel_id?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | null)
}

export interface OrderUpdate {
  date: string
  sales_channel: ("whatsapp" | "webstore" | "phone" | "inperson")
  order_status_id: (1 | 2 | 3 | 4 | 5)
  shipping_order_status_id: (6 | 7 | 8 | 9 | 10)
  user_store_id: number
  /**
   * @minItems 1
   * @maxItems 100
   */
  order_details: {
    id?: (number | null)
    /**
     * Empty once the product has been deleted; name, sku and price stay.
     */
    product_id?: (number | null)
    /**
     * 0 or empty: the product itself. The name of the line says which.
     */
    product_variant_id?: (number | null)
    /**
     * Name of product and variant when it was sold.
     */
    name?: (string | null)
    sku?: (string | null)
    /**
     * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
     */
    price: number
    quantity: number
    sequence?: (number | null)
    /**
     * Chosen values, one per option type: Talla M, Color Azul.
     *
     * @maxItems 50
     */
    order_item_option?: ({
      name: string
      value: string
    }[] | null)
  }[]
  /**
   * Taken off the lines; of a percentage, rounded to the nearest whole unit, a half upwards.
   */
  discount?: (number | null)
  /**
   * Makes the discount a part of the lines, also after they change; 12.5 is a percentage too. Empty: the discount is an amount.
   */
  discount_percent?: (number | null)
  /**
   * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
   */
  shipping_cost?: (number | null)
  customer_id?: (number | null)
  /**
   * The customer as they were when the order was made.
   */
  customer?: ({
    id?: (number | null)
    first_name: string
    last_name?: (string | null)
    /**
     * Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.
     */
    phone_number?: (string | null)
    email?: (string | null)
    document_type?: ("CC" | "TI" | "Pasaporte" | "CE" | "NIT" | "PPT" | "PEP" | null)
    /**
     * Document number; passports have letters.
     */
    dni?: (string | null)
  } | null)
  shipping_information?: ({
    /**
     * ISO 3166-1 alpha-2.
     */
    country_code?: (string | null)
    /**
     * DANE code of the municipality, as text: 05001 is Medellín.
     */
    city_id?: (string | null)
    address?: (string | null)
    address_detail?: (string | null)
    comments?: (string | null)
  } | null)
  comments?: (string | null)
  carrier?: (string | null)
  tracking_number?: (string | null)
  /**
   * Where the buyer follows the parcel; https alone, without a user in it.
   */
  tracking_url?: (string | null)
  order_method_id: (1 | 2)
  /**
   * A channel of the catalogue by its fixed id (spec 2 §9; domain/payments/channels.ts has their names).
   */
  payment_channel_id?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | null)
}
