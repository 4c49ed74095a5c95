// Generated from schemas/products.json by `npm run schema types`. Edit the schema instead.

export interface Product {
  id: number
  created_at: string
  updated_at: string
  version: number
  /**
   * The plan's max_images_per_product is checked by the catalog module.
   *
   * @maxItems 20
   */
  product_images: {
    id: number
    order: (number | null)
    /**
     * Address of a stored file, as the files API answered it, or of a picture elsewhere.
     */
    picture_url: string
    task_process_id: (string | null)
  }[]
  name: string
  sku: (string | null)
  /**
   * What a scanner reads: EAN, UPC or the store's own. Several products may have one, as in a shop whose sizes share a code.
   */
  barcode: (string | null)
  /**
   * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
   */
  price: number
  /**
   * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
   */
  discount_price: (number | null)
  /**
   * What one unit costs the store, of each variant too. Buyers and roles without the right never receive it.
   */
  cost?: (number | null)
  description: (string | null)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  active: (0 | 1)
  quantity_available: (number | null)
  low_stock: (number | null)
  /**
   * Joined by commas.
   */
  tags: (string | null)
  /**
   * @maxItems 100
   */
  collections_id: number[]
  /**
   * @maxItems 3
   */
  product_options: {
    id: number
    name: string
    order: (number | null)
    /**
     * Chosen values, one per option type: Talla M, Color Azul.
     *
     * @maxItems 50
     */
    options: {
      name: string
      value: string
    }[]
  }[]
  /**
   * @maxItems 200
   */
  product_variants: {
    id: number
    /**
     * Option values joined by a space; identifies the variant.
     */
    key: string
    name: (string | null)
    /**
     * Chosen values, one per option type: Talla M, Color Azul.
     *
     * @maxItems 50
     */
    options: ({
      name: string
      value: string
    }[] | null)
    quantity: (number | null)
    /**
     * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
     */
    price: number
    /**
     * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
     */
    discount_price: (number | null)
    sku: (string | null)
    barcode: (string | null)
  }[]
  /**
   * @maxItems 20
   */
  additional_info: {
    id: number
    title: string
    description: (string | null)
  }[]
  /**
   * @maxItems 1
   */
  product_attachments: ({
    name: (string | null)
    url: string
  }[] | null)
  /**
   * Last part of the product's public address; made from the name when left out, unique in the store.
   */
  slug: (string | null)
  order: (number | null)
}

export interface ProductCreate {
  /**
   * The plan's max_images_per_product is checked by the catalog module.
   *
   * @maxItems 20
   */
  product_images?: ({
    id?: (number | null)
    order?: (number | null)
    /**
     * Address of a stored file, as the files API answered it, or of a picture elsewhere.
     */
    picture_url: string
    task_process_id?: (string | null)
  }[] | null)
  name: string
  sku?: (string | null)
  /**
   * What a scanner reads: EAN, UPC or the store's own. Several products may have one, as in a shop whose sizes share a code.
   */
  barcode?: (string | null)
  /**
   * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
   */
  price: number
  /**
   * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
   */
  discount_price?: (number | null)
  /**
   * What one unit costs the store, of each variant too. Buyers and roles without the right never receive it.
   */
  cost?: (number | null)
  description?: (string | null)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  active?: (0 | 1)
  quantity_available?: (number | null)
  low_stock?: (number | null)
  /**
   * Joined by commas.
   */
  tags?: (string | null)
  /**
   * @maxItems 100
   */
  collections_id?: (number[] | null)
  /**
   * @maxItems 3
   */
  product_options?: ({
    id?: (number | null)
    name: string
    order?: (number | null)
    /**
     * Chosen values, one per option type: Talla M, Color Azul.
     *
     * @minItems 1
     * @maxItems 50
     */
    options: {
      name: string
      value: string
    }[]
  }[] | null)
  /**
   * @maxItems 200
   */
  product_variants?: ({
    id?: (number | null)
    /**
     * Option values joined by a space; identifies the variant.
     */
    key: string
    name?: (string | null)
    /**
     * Chosen values, one per option type: Talla M, Color Azul.
     *
     * @maxItems 50
     */
    options?: ({
      name: string
      value: string
    }[] | null)
    quantity?: (number | null)
    /**
     * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
     */
    price: number
    /**
     * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
     */
    discount_price?: (number | null)
    sku?: (string | null)
    barcode?: (string | null)
  }[] | null)
  /**
   * @maxItems 20
   */
  additional_info?: ({
    id?: (number | null)
    title: string
    description?: (string | null)
  }[] | null)
  /**
   * @maxItems 1
   */
  product_attachments?: ({
    name?: (string | null)
    url: string
  }[] | null)
  /**
   * Last part of the product's public address; made from the name when left out, unique in the store.
   */
  slug?: (string | null)
  order?: (number | null)
}

export interface ProductUpdate {
  /**
   * The plan's max_images_per_product is checked by the catalog module.
   *
   * @maxItems 20
   */
  product_images?: ({
    id?: (number | null)
    order?: (number | null)
    /**
     * Address of a stored file, as the files API answered it, or of a picture elsewhere.
     */
    picture_url: string
    task_process_id?: (string | null)
  }[] | null)
  name: string
  sku?: (string | null)
  /**
   * What a scanner reads: EAN, UPC or the store's own. Several products may have one, as in a shop whose sizes share a code.
   */
  barcode?: (string | null)
  /**
   * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
   */
  price: number
  /**
   * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
   */
  discount_price?: (number | null)
  /**
   * What one unit costs the store, of each variant too. Buyers and roles without the right never receive it.
   */
  cost?: (number | null)
  description?: (string | null)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  active: (0 | 1)
  quantity_available?: (number | null)
  low_stock?: (number | null)
  /**
   * Joined by commas.
   */
  tags?: (string | null)
  /**
   * @maxItems 100
   */
  collections_id?: (number[] | null)
  /**
   * @maxItems 3
   */
  product_options?: ({
    id?: (number | null)
    name: string
    order?: (number | null)
    /**
     * Chosen values, one per option type: Talla M, Color Azul.
     *
     * @minItems 1
     * @maxItems 50
     */
    options: {
      name: string
      value: string
    }[]
  }[] | null)
  /**
   * @maxItems 200
   */
  product_variants?: ({
    id?: (number | null)
    /**
     * Option values joined by a space; identifies the variant.
     */
    key: string
    name?: (string | null)
    /**
     * Chosen values, one per option type: Talla M, Color Azul.
     *
     * @maxItems 50
     */
    options?: ({
      name: string
      value: string
    }[] | null)
    quantity?: (number | null)
    /**
     * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
     */
    price: number
    /**
     * Whole units of the store's currency. The bound keeps every total exact (below 2^53).
     */
    discount_price?: (number | null)
    sku?: (string | null)
    barcode?: (string | null)
  }[] | null)
  /**
   * @maxItems 20
   */
  additional_info?: ({
    id?: (number | null)
    title: string
    description?: (string | null)
  }[] | null)
  /**
   * @maxItems 1
   */
  product_attachments?: ({
    name?: (string | null)
    url: string
  }[] | null)
  /**
   * Last part of the product's public address; made from the name when left out, unique in the store.
   */
  slug?: (string | null)
  order?: (number | null)
}
