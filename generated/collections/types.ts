// Generated from schemas/collections.json by `npm run schema types`. Edit the schema instead.

export interface Collection {
  id: number
  created_at: string
  updated_at: string
  version: number
  /**
   * Address of a stored file, as the files API answered it, or of a picture elsewhere.
   */
  picture_url: (string | null)
  name: string
  description: (string | null)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  public: (0 | 1)
  parent_id: (number | null)
  position: (number | null)
  /**
   * The collection that groups all products; every store has one.
   */
  default: (0 | 1 | null)
  total_products: (number | null)
}

export interface CollectionCreate {
  /**
   * Address of a stored file, as the files API answered it, or of a picture elsewhere.
   */
  picture_url?: (string | null)
  name: string
  description?: (string | null)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  public?: (0 | 1)
  parent_id?: (number | null)
}

export interface CollectionUpdate {
  /**
   * Address of a stored file, as the files API answered it, or of a picture elsewhere.
   */
  picture_url?: (string | null)
  name: string
  description?: (string | null)
  /**
   * A switch in the form the API speaks: 0 or 1.
   */
  public: (0 | 1)
  parent_id?: (number | null)
}
