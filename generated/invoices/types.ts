// Generated from schemas/invoices.json by `npm run schema types`. Edit the schema instead.

export interface Invoice {
  id: number
  created_at: string
  updated_at: string
  version: number
  number: string
  invoice_status_id: (1 | 2 | 3 | 4)
  due_date: string
  end_date: (string | null)
  /**
   * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
   */
  amount: number
  /**
   * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
   */
  discount: (number | null)
  currency: (string | null)
  /**
   * The billing details as they were when the invoice was made.
   */
  billing_information: ({
    contact_name: (string | null)
    contact_last_name: (string | null)
    legal_name: (string | null)
    document_type_id: (number | null)
    dni: (string | null)
    /**
     * ISO 3166-1 alpha-2.
     */
    country_code: (string | null)
    /**
     * DANE code of the municipality, as text: 05001 is Medellín.
     */
    city_id: (string | null)
    zip_code: (string | null)
    address: (string | null)
    emails: (string | null)
  } | null)
  invoice_details: {
    id: number
    description: string
    quantity: number
    /**
     * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
     */
    price: number
  }[]
}

export interface InvoiceCreate {

}

export interface InvoiceUpdate {

}
