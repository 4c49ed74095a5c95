/** What an edit of an order would do, as `POST /orders/{id}/preview` answers it. Amounts are whole pesos. */
export interface OrderPreview {
  /** Before the edit. */
  total_before: number;
  subtotal: number;
  discount: number;
  shipping_cost: number;
  total: number;
  /** What the buyer has paid; an edit does not change it (decision 31). */
  paid: number;
  /** What went back to the buyer already. */
  refunded: number;
  /** What a paid order lacks after the edit. */
  still_to_pay: number;
  /** What the buyer has paid above the new total, and has not got back. */
  to_return: number;
  stock: StockMove[];
}

/** Units that leave the shelf (negative) or return to it. What is not counted is left out. */
export interface StockMove {
  product_id: number;
  /** 0 is the product itself. */
  product_variant_id: number;
  name: string;
  delta: number;
  /** Units on the shelf after it. */
  left: number;
}
