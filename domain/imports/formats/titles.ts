/** What other programs call the columns that we read, in every language in which they write them. */

type Titles = Readonly<Record<string, readonly string[]>>;

/** A product's options stand in pairs of columns, a name and a value. */
export const OPTION_COLUMNS = [
  ['option1', 'value1'],
  ['option2', 'value2'],
  ['option3', 'value3'],
] as const;

/** Its titles are in English in every language; the format of 2025 has other names for some. */
export const SHOPIFY_TITLES = {
  handle: ['Handle', 'URL handle'],
  name: ['Title'],
  description: ['Body (HTML)', 'Description'],
  tags: ['Tags'],
  categories: ['Collection', 'Type'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  units: ['Variant Inventory Qty', 'Inventory quantity'],
  charged: ['Variant Price', 'Price'],
  before: ['Variant Compare At Price', 'Compare-at price'],
  option1: ['Option1 Name'],
  value1: ['Option1 Value'],
  option2: ['Option2 Name'],
  value2: ['Option2 Value'],
  option3: ['Option3 Name'],
  value3: ['Option3 Value'],
  pictures: ['Image Src', 'Product image URL'],
} as const satisfies Titles;

export const TIENDANUBE_TITLES = {
  handle: ['Identificador de URL', 'Identificador URL'],
  name: ['Nombre', 'Nome'],
  description: ['Descripción', 'Descrição'],
  tags: ['Tags'],
  categories: ['Categorías', 'Categorias'],
  published: ['Mostrar en tienda', 'Exibir na loja'],
  sku: ['SKU'],
  barcode: ['Código de barras'],
  units: ['Stock', 'Estoque'],
  price: ['Precio', 'Preço'],
  offer: ['Precio promocional', 'Preço promocional'],
  option1: ['Nombre de propiedad 1', 'Nome da variação 1'],
  value1: ['Valor de propiedad 1', 'Valor da variação 1'],
  option2: ['Nombre de propiedad 2', 'Nome da variação 2'],
  value2: ['Valor de propiedad 2', 'Valor da variação 2'],
  option3: ['Nombre de propiedad 3', 'Nome da variação 3'],
  value3: ['Valor de propiedad 3', 'Valor da variação 3'],
} as const satisfies Titles;

/** Its attributes have titles with a number, which `woocommerce.ts` reads. */
export const WOOCOMMERCE_TITLES = {
  id: ['ID'],
  type: ['Type', 'Tipo'],
  parent: ['Parent', 'Superior'],
  name: ['Name', 'Nombre'],
  description: ['Description', 'Descripción'],
  summary: ['Short description', 'Descripción corta'],
  tags: ['Tags', 'Etiquetas'],
  categories: ['Categories', 'Categorías'],
  published: ['Published', 'Publicado'],
  visibility: ['Visibility in catalog', 'Catalog visibility', 'Visibilidad en el catálogo'],
  sku: ['SKU'],
  barcode: ['GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN o ISBN'],
  units: ['Stock', 'Inventario'],
  inStock: ['In stock?', '¿Existencias?', '¿En inventario?'],
  price: ['Regular price', 'Precio normal'],
  offer: ['Sale price', 'Precio rebajado'],
  offerFrom: ['Date sale price starts', 'Día en que empieza el precio rebajado'],
  offerTo: ['Date sale price ends', 'Día en que termina el precio rebajado'],
  pictures: ['Images', 'Imágenes'],
} as const satisfies Titles;

/** Those of its file to import products, and of the list that its catalogue exports. */
export const PRESTASHOP_TITLES = {
  id: ['Product ID', 'ID', 'ID de producto'],
  name: ['Name', 'Nombre'],
  description: ['Description', 'Descripción'],
  summary: ['Summary', 'Resumen'],
  tags: ['Tags (x,y,z...)', 'Etiquetas (x,y,z...)'],
  categories: ['Categories (x,y,z...)', 'Categorías (x,y,z...)', 'Category', 'Categoría'],
  visibility: ['Visibility', 'Visibilidad'],
  published: ['Active (0/1)', 'Activo (0/1)', 'Status', 'Estado'],
  barcode: ['EAN-13', 'EAN13', 'Código EAN-13'],
  sku: ['Reference', 'Reference #', 'Referencia', 'Referencia nº'],
  units: ['Quantity', 'Cantidad'],
  price: ['Price (tax incl.)', 'Price tax included', 'Precio con IVA', 'Precio impuestos incluidos'],
  withoutTax: ['Price (tax excl.)', 'Price tax excluded', 'Precio sin IVA', 'Precio impuestos excluidos'],
  taxRule: ['Tax rules ID', 'ID regla de impuestos'],
  lessAmount: ['Discount amount', 'Valor del descuento'],
  lessPercent: ['Discount percent', 'Porcentaje de descuento'],
  offerFrom: ['Discount from (yyyy-mm-dd)', 'Descuento desde (aaaa-mm-dd)'],
  offerTo: ['Discount to (yyyy-mm-dd)', 'Descuento hasta (aaaa-mm-dd)'],
  pictures: ['Image URLs (x,y,z...)', 'URL de las imágenes (x,y,z...)'],
} as const satisfies Titles;

export const SHOPIFY_CUSTOMER_TITLES = {
  first_name: ['First Name'],
  last_name: ['Last Name'],
  email: ['Email'],
  phone_number: ['Phone', 'Default Address Phone'],
  address: ['Default Address Address1', 'Address1'],
  address_line: ['Default Address Address2', 'Address2'],
  city_id: ['Default Address City', 'City'],
  country_code: ['Default Address Country Code', 'Country Code'],
  notes: ['Note'],
} as const satisfies Titles;
