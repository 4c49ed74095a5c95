// Generated from schemas/products.json by `npm run schema types`. Edit the schema instead.
import type { FormDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: FormDescriptor = {
  "name": "products",
  "create": {
    "mode": "simple",
    "phone": [
      "pictures",
      "name",
      "price",
      "availability",
      "variants"
    ],
    "sections": [
      {
        "id": "pictures",
        "label": {
          "es": "Fotos",
          "en": "Photos",
          "pt": "Fotos"
        },
        "columns": 1,
        "fields": [
          {
            "source": "product_images"
          }
        ]
      },
      {
        "id": "name",
        "label": {
          "es": "Nombre",
          "en": "Name",
          "pt": "Nome"
        },
        "columns": 1,
        "fields": [
          {
            "source": "name"
          }
        ]
      },
      {
        "id": "description",
        "label": {
          "es": "Descripción",
          "en": "Description",
          "pt": "Descrição"
        },
        "columns": 1,
        "fields": [
          {
            "source": "description"
          }
        ]
      },
      {
        "id": "state",
        "label": {
          "es": "En tu tienda",
          "en": "In your store",
          "pt": "Na sua loja"
        },
        "place": "aside",
        "columns": 2,
        "fields": [
          {
            "source": "active"
          }
        ]
      },
      {
        "id": "price",
        "label": {
          "es": "Precio",
          "en": "Price",
          "pt": "Preço"
        },
        "place": "aside",
        "columns": 2,
        "fields": [
          {
            "source": "price"
          },
          {
            "source": "discount_price"
          },
          {
            "source": "cost"
          }
        ]
      },
      {
        "id": "availability",
        "label": {
          "es": "Disponibilidad",
          "en": "Availability",
          "pt": "Disponibilidade"
        },
        "place": "aside",
        "columns": 2,
        "fields": [
          {
            "source": "quantity_available"
          },
          {
            "source": "sku"
          },
          {
            "source": "barcode"
          },
          {
            "source": "low_stock"
          }
        ]
      },
      {
        "id": "collections",
        "label": {
          "es": "Colecciones",
          "en": "Collections",
          "pt": "Coleções"
        },
        "place": "aside",
        "columns": 1,
        "fields": [
          {
            "source": "collections_id"
          },
          {
            "source": "tags"
          }
        ]
      },
      {
        "id": "variants",
        "label": {
          "es": "Variantes",
          "en": "Variants",
          "pt": "Variantes"
        },
        "place": "wide",
        "columns": 1,
        "fields": [
          {
            "source": "product_options"
          },
          {
            "source": "product_variants"
          }
        ]
      },
      {
        "id": "more",
        "label": {
          "es": "Más información",
          "en": "More information",
          "pt": "Mais informações"
        },
        "columns": 1,
        "fields": [
          {
            "source": "additional_info"
          }
        ]
      },
      {
        "id": "sheet",
        "label": {
          "es": "Ficha técnica (PDF)",
          "en": "Data sheet (PDF)",
          "pt": "Ficha técnica (PDF)"
        },
        "place": "aside",
        "columns": 1,
        "fields": [
          {
            "source": "product_attachments"
          }
        ]
      }
    ]
  },
  "edit": {
    "mode": "simple",
    "phone": [
      "pictures",
      "name",
      "price",
      "availability",
      "variants"
    ],
    "sections": [
      {
        "id": "pictures",
        "label": {
          "es": "Fotos",
          "en": "Photos",
          "pt": "Fotos"
        },
        "columns": 1,
        "fields": [
          {
            "source": "product_images"
          }
        ]
      },
      {
        "id": "name",
        "label": {
          "es": "Nombre",
          "en": "Name",
          "pt": "Nome"
        },
        "columns": 1,
        "fields": [
          {
            "source": "name"
          }
        ]
      },
      {
        "id": "description",
        "label": {
          "es": "Descripción",
          "en": "Description",
          "pt": "Descrição"
        },
        "columns": 1,
        "fields": [
          {
            "source": "description"
          }
        ]
      },
      {
        "id": "state",
        "label": {
          "es": "En tu tienda",
          "en": "In your store",
          "pt": "Na sua loja"
        },
        "place": "aside",
        "columns": 2,
        "fields": [
          {
            "source": "active"
          },
          {
            "source": "order"
          }
        ]
      },
      {
        "id": "price",
        "label": {
          "es": "Precio",
          "en": "Price",
          "pt": "Preço"
        },
        "place": "aside",
        "columns": 2,
        "fields": [
          {
            "source": "price"
          },
          {
            "source": "discount_price"
          },
          {
            "source": "cost"
          }
        ]
      },
      {
        "id": "availability",
        "label": {
          "es": "Disponibilidad",
          "en": "Availability",
          "pt": "Disponibilidade"
        },
        "place": "aside",
        "columns": 2,
        "fields": [
          {
            "source": "quantity_available"
          },
          {
            "source": "sku"
          },
          {
            "source": "barcode"
          },
          {
            "source": "low_stock"
          }
        ]
      },
      {
        "id": "collections",
        "label": {
          "es": "Colecciones",
          "en": "Collections",
          "pt": "Coleções"
        },
        "place": "aside",
        "columns": 1,
        "fields": [
          {
            "source": "collections_id"
          },
          {
            "source": "tags"
          }
        ]
      },
      {
        "id": "variants",
        "label": {
          "es": "Variantes",
          "en": "Variants",
          "pt": "Variantes"
        },
        "place": "wide",
        "columns": 1,
        "fields": [
          {
            "source": "product_options"
          },
          {
            "source": "product_variants"
          }
        ]
      },
      {
        "id": "more",
        "label": {
          "es": "Más información",
          "en": "More information",
          "pt": "Mais informações"
        },
        "columns": 1,
        "fields": [
          {
            "source": "additional_info"
          },
          {
            "source": "slug"
          }
        ]
      },
      {
        "id": "sheet",
        "label": {
          "es": "Ficha técnica (PDF)",
          "en": "Data sheet (PDF)",
          "pt": "Ficha técnica (PDF)"
        },
        "place": "aside",
        "columns": 1,
        "fields": [
          {
            "source": "product_attachments"
          }
        ]
      }
    ]
  },
  "show": {
    "mode": "simple",
    "phone": [
      "pictures",
      "name",
      "price",
      "availability",
      "variants"
    ],
    "sections": [
      {
        "id": "pictures",
        "label": {
          "es": "Fotos",
          "en": "Photos",
          "pt": "Fotos"
        },
        "columns": 1,
        "fields": [
          {
            "source": "product_images"
          }
        ]
      },
      {
        "id": "name",
        "label": {
          "es": "Nombre",
          "en": "Name",
          "pt": "Nome"
        },
        "columns": 1,
        "fields": [
          {
            "source": "name"
          }
        ]
      },
      {
        "id": "description",
        "label": {
          "es": "Descripción",
          "en": "Description",
          "pt": "Descrição"
        },
        "columns": 1,
        "fields": [
          {
            "source": "description"
          }
        ]
      },
      {
        "id": "state",
        "label": {
          "es": "En tu tienda",
          "en": "In your store",
          "pt": "Na sua loja"
        },
        "place": "aside",
        "columns": 2,
        "fields": [
          {
            "source": "active"
          }
        ]
      },
      {
        "id": "price",
        "label": {
          "es": "Precio",
          "en": "Price",
          "pt": "Preço"
        },
        "place": "aside",
        "columns": 2,
        "fields": [
          {
            "source": "price"
          },
          {
            "source": "discount_price"
          },
          {
            "source": "cost"
          }
        ]
      },
      {
        "id": "availability",
        "label": {
          "es": "Disponibilidad",
          "en": "Availability",
          "pt": "Disponibilidade"
        },
        "place": "aside",
        "columns": 2,
        "fields": [
          {
            "source": "quantity_available"
          },
          {
            "source": "sku"
          },
          {
            "source": "barcode"
          },
          {
            "source": "low_stock"
          }
        ]
      },
      {
        "id": "collections",
        "label": {
          "es": "Colecciones",
          "en": "Collections",
          "pt": "Coleções"
        },
        "place": "aside",
        "columns": 1,
        "fields": [
          {
            "source": "collections_id"
          },
          {
            "source": "tags"
          }
        ]
      },
      {
        "id": "variants",
        "label": {
          "es": "Variantes",
          "en": "Variants",
          "pt": "Variantes"
        },
        "place": "wide",
        "columns": 1,
        "fields": [
          {
            "source": "product_options"
          },
          {
            "source": "product_variants"
          }
        ]
      },
      {
        "id": "more",
        "label": {
          "es": "Más información",
          "en": "More information",
          "pt": "Mais informações"
        },
        "columns": 1,
        "fields": [
          {
            "source": "additional_info"
          },
          {
            "source": "slug"
          }
        ]
      },
      {
        "id": "sheet",
        "label": {
          "es": "Ficha técnica (PDF)",
          "en": "Data sheet (PDF)",
          "pt": "Ficha técnica (PDF)"
        },
        "place": "aside",
        "columns": 1,
        "fields": [
          {
            "source": "product_attachments"
          },
          {
            "source": "created_at"
          },
          {
            "source": "updated_at"
          }
        ]
      }
    ]
  },
  "fields": {
    "id": {
      "source": "id",
      "kind": "integer",
      "label": {
        "es": "Número interno",
        "en": "Internal number",
        "pt": "Número interno"
      },
      "widget": "number",
      "display": "number",
      "required": true,
      "readOnly": true,
      "hidden": [
        "create",
        "edit",
        "show"
      ]
    },
    "created_at": {
      "source": "created_at",
      "kind": "datetime",
      "label": {
        "es": "Creado",
        "en": "Created",
        "pt": "Criado"
      },
      "widget": "datetime",
      "display": "datetime",
      "required": true,
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ]
    },
    "updated_at": {
      "source": "updated_at",
      "kind": "datetime",
      "label": {
        "es": "Actualizado",
        "en": "Updated",
        "pt": "Atualizado"
      },
      "widget": "datetime",
      "display": "datetime",
      "required": true,
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ]
    },
    "product_images": {
      "source": "product_images",
      "kind": "items",
      "label": {
        "es": "Fotos",
        "en": "Photos",
        "pt": "Fotos"
      },
      "widget": "items",
      "display": "image",
      "options": {
        "sortable": true
      },
      "bounds": {
        "maxItems": 20
      },
      "items": [
        {
          "source": "id",
          "kind": "integer",
          "label": {
            "es": "id"
          },
          "widget": "number",
          "display": "number",
          "readOnly": true,
          "hidden": [
            "list",
            "create",
            "edit",
            "show",
            "filter",
            "export"
          ]
        },
        {
          "source": "order",
          "kind": "integer",
          "label": {
            "es": "Orden",
            "en": "Order",
            "pt": "Ordem"
          },
          "widget": "number",
          "display": "number",
          "hidden": [
            "list",
            "create",
            "edit",
            "show",
            "filter",
            "export"
          ],
          "bounds": {
            "minimum": 0
          }
        },
        {
          "source": "picture_url",
          "kind": "text",
          "label": {
            "es": "Foto",
            "en": "Photo",
            "pt": "Foto"
          },
          "widget": "image",
          "display": "image",
          "required": true,
          "bounds": {
            "minLength": 1,
            "maxLength": 500
          }
        },
        {
          "source": "task_process_id",
          "kind": "text",
          "label": {
            "es": "Tarea de carga",
            "en": "Upload task",
            "pt": "Tarefa de carga"
          },
          "widget": "text",
          "display": "text",
          "hidden": [
            "list",
            "create",
            "edit",
            "show",
            "filter",
            "export"
          ],
          "bounds": {
            "maxLength": 100
          }
        }
      ]
    },
    "name": {
      "source": "name",
      "kind": "text",
      "label": {
        "es": "Nombre",
        "en": "Name",
        "pt": "Nome"
      },
      "widget": "text",
      "display": "text",
      "required": true,
      "placeholder": {
        "es": "Camiseta de algodón",
        "en": "Cotton T-shirt",
        "pt": "Camiseta de algodão"
      },
      "bounds": {
        "minLength": 1,
        "maxLength": 150
      }
    },
    "sku": {
      "source": "sku",
      "kind": "text",
      "label": {
        "es": "SKU",
        "en": "SKU",
        "pt": "SKU"
      },
      "widget": "text",
      "display": "text",
      "width": "half",
      "help": {
        "es": "El código con el que reconoces el producto",
        "en": "The code you know the product by",
        "pt": "O código com que você reconhece o produto"
      },
      "bounds": {
        "maxLength": 100
      }
    },
    "barcode": {
      "source": "barcode",
      "kind": "text",
      "label": {
        "es": "Código de barras",
        "en": "Barcode",
        "pt": "Código de barras"
      },
      "widget": "text",
      "display": "text",
      "width": "half",
      "help": {
        "es": "El que lee un lector. Si no tiene, sirve el SKU",
        "en": "What a scanner reads. Without one, the SKU serves",
        "pt": "O que um leitor lê. Sem ele, vale o SKU"
      },
      "bounds": {
        "maxLength": 64
      }
    },
    "price": {
      "source": "price",
      "kind": "money",
      "label": {
        "es": "Precio",
        "en": "Price",
        "pt": "Preço"
      },
      "widget": "money",
      "display": "money",
      "required": true,
      "width": "half",
      "lowest": {
        "source": "product_variants.price",
        "lower": "product_variants.discount_price",
        "other": {
          "es": "desde {value}",
          "en": "from {value}",
          "pt": "a partir de {value}"
        }
      },
      "bounds": {
        "minimum": 0,
        "maximum": 9999999999
      },
      "replacedBy": "discount_price"
    },
    "discount_price": {
      "source": "discount_price",
      "kind": "money",
      "label": {
        "es": "Precio con descuento",
        "en": "Discount price",
        "pt": "Preço com desconto"
      },
      "widget": "money",
      "display": "money",
      "width": "half",
      "help": {
        "es": "Debe ser menor que el precio",
        "en": "Must be lower than the price",
        "pt": "Deve ser menor que o preço"
      },
      "bounds": {
        "minimum": 0,
        "maximum": 9999999999
      }
    },
    "cost": {
      "source": "cost",
      "kind": "money",
      "label": {
        "es": "Costo",
        "en": "Cost",
        "pt": "Custo"
      },
      "widget": "money",
      "display": "money",
      "width": "half",
      "help": {
        "es": "Lo que te cuesta una unidad. Quien compra no lo ve",
        "en": "What one unit costs you. Buyers do not see it",
        "pt": "Quanto custa uma unidade para você. Quem compra não vê"
      },
      "bounds": {
        "minimum": 0,
        "maximum": 9999999999
      },
      "access": {
        "read": {
          "permission": "products.costs"
        },
        "write": {
          "permission": "products.costs"
        }
      }
    },
    "description": {
      "source": "description",
      "kind": "text",
      "label": {
        "es": "Descripción",
        "en": "Description",
        "pt": "Descrição"
      },
      "widget": "multiline",
      "display": "multiline",
      "bounds": {
        "maxLength": 5000
      }
    },
    "active": {
      "source": "active",
      "kind": "flag",
      "label": {
        "es": "Visibilidad",
        "en": "Visibility",
        "pt": "Visibilidade"
      },
      "widget": "switch",
      "display": "toggle",
      "required": true,
      "width": "half",
      "enum": [
        {
          "value": 0,
          "label": {
            "es": "Inactivo",
            "en": "Inactive",
            "pt": "Inativo"
          },
          "verb": {
            "es": "Desactivar",
            "en": "Deactivate",
            "pt": "Desativar"
          },
          "color": "neutral"
        },
        {
          "value": 1,
          "label": {
            "es": "Activo",
            "en": "Active",
            "pt": "Ativo"
          },
          "verb": {
            "es": "Activar",
            "en": "Activate",
            "pt": "Ativar"
          },
          "color": "success"
        }
      ],
      "default": 1
    },
    "quantity_available": {
      "source": "quantity_available",
      "kind": "integer",
      "label": {
        "es": "Unidades disponibles",
        "en": "Units available",
        "pt": "Unidades disponíveis"
      },
      "widget": "number",
      "display": "number",
      "width": "half",
      "help": {
        "es": "Déjalo vacío si no cuentas el inventario",
        "en": "Leave it empty if you do not count stock",
        "pt": "Deixe vazio se você não controla o estoque"
      },
      "adds": {
        "source": "product_variants.quantity",
        "other": {
          "es": "{sum} en {count} variantes",
          "en": "{sum} in {count} variants",
          "pt": "{sum} em {count} variantes"
        },
        "one": {
          "es": "{sum} en {count} variante",
          "en": "{sum} in {count} variant",
          "pt": "{sum} em {count} variante"
        },
        "none": {
          "es": "Sin límite",
          "en": "Unlimited",
          "pt": "Sem limite"
        }
      },
      "phrase": {
        "other": {
          "es": "{value} disponibles",
          "en": "{value} available",
          "pt": "{value} disponíveis"
        },
        "one": {
          "es": "{value} disponible",
          "en": "{value} available",
          "pt": "{value} disponível"
        },
        "zero": {
          "es": "Agotado",
          "en": "Sold out",
          "pt": "Esgotado"
        },
        "alert": true
      },
      "bounds": {
        "minimum": 0,
        "maximum": 1000000000
      }
    },
    "low_stock": {
      "source": "low_stock",
      "kind": "integer",
      "label": {
        "es": "Avisar cuando queden",
        "en": "Warn when this many are left",
        "pt": "Avisar quando restarem"
      },
      "widget": "number",
      "display": "number",
      "width": "half",
      "help": {
        "es": "Vacío: el límite de toda la tienda",
        "en": "Empty: the limit of the whole store",
        "pt": "Vazio: o limite de toda a loja"
      },
      "bounds": {
        "minimum": 0,
        "maximum": 1000000000
      }
    },
    "tags": {
      "source": "tags",
      "kind": "text",
      "label": {
        "es": "Etiquetas",
        "en": "Tags",
        "pt": "Etiquetas"
      },
      "widget": "tags",
      "display": "tags",
      "bounds": {
        "maxLength": 500
      }
    },
    "collections_id": {
      "source": "collections_id",
      "kind": "references",
      "label": {
        "es": "Colecciones",
        "en": "Collections",
        "pt": "Coleções"
      },
      "widget": "references",
      "display": "references",
      "ref": {
        "resource": "collections",
        "relation": "many-to-many"
      },
      "bounds": {
        "maxItems": 100
      }
    },
    "product_options": {
      "source": "product_options",
      "kind": "items",
      "label": {
        "es": "Opciones",
        "en": "Options",
        "pt": "Opções"
      },
      "widget": "items",
      "display": "items",
      "help": {
        "es": "Talla, color, material: lo que tu cliente elige",
        "en": "Size, colour, material: what your customer chooses",
        "pt": "Tamanho, cor, material: o que seu cliente escolhe"
      },
      "bounds": {
        "maxItems": 3
      },
      "items": [
        {
          "source": "id",
          "kind": "integer",
          "label": {
            "es": "id"
          },
          "widget": "number",
          "display": "number",
          "readOnly": true,
          "hidden": [
            "list",
            "create",
            "edit",
            "show",
            "filter",
            "export"
          ]
        },
        {
          "source": "name",
          "kind": "text",
          "label": {
            "es": "Opción",
            "en": "Option",
            "pt": "Opção"
          },
          "widget": "text",
          "display": "text",
          "required": true,
          "placeholder": {
            "es": "Talla",
            "en": "Size",
            "pt": "Tamanho"
          },
          "bounds": {
            "minLength": 1,
            "maxLength": 60
          }
        },
        {
          "source": "order",
          "kind": "integer",
          "label": {
            "es": "Orden",
            "en": "Order",
            "pt": "Ordem"
          },
          "widget": "number",
          "display": "number",
          "hidden": [
            "list",
            "create",
            "edit",
            "show",
            "filter",
            "export"
          ],
          "bounds": {
            "minimum": 0
          }
        },
        {
          "source": "options",
          "kind": "json",
          "label": {
            "es": "Valores",
            "en": "Values",
            "pt": "Valores"
          },
          "widget": "json",
          "display": "json",
          "required": true,
          "bounds": {
            "minItems": 1,
            "maxItems": 50
          },
          "shape": "array",
          "items": [
            {
              "source": "name",
              "kind": "text",
              "label": {
                "es": "Nombre",
                "en": "Name",
                "pt": "Nome"
              },
              "widget": "text",
              "display": "text",
              "required": true,
              "bounds": {
                "minLength": 1,
                "maxLength": 60
              }
            },
            {
              "source": "value",
              "kind": "text",
              "label": {
                "es": "Valor",
                "en": "Value",
                "pt": "Valor"
              },
              "widget": "text",
              "display": "text",
              "required": true,
              "bounds": {
                "minLength": 1,
                "maxLength": 60
              }
            }
          ]
        }
      ]
    },
    "product_variants": {
      "source": "product_variants",
      "kind": "items",
      "label": {
        "es": "Variantes",
        "en": "Variants",
        "pt": "Variantes"
      },
      "widget": "items",
      "display": "items",
      "phrase": {
        "other": {
          "es": "{value} variantes",
          "en": "{value} variants",
          "pt": "{value} variantes"
        },
        "one": {
          "es": "{value} variante",
          "en": "{value} variant",
          "pt": "{value} variante"
        }
      },
      "bounds": {
        "maxItems": 200
      },
      "items": [
        {
          "source": "id",
          "kind": "integer",
          "label": {
            "es": "id"
          },
          "widget": "number",
          "display": "number",
          "readOnly": true,
          "hidden": [
            "list",
            "create",
            "edit",
            "show",
            "filter",
            "export"
          ]
        },
        {
          "source": "key",
          "kind": "text",
          "label": {
            "es": "Combinación",
            "en": "Combination",
            "pt": "Combinação"
          },
          "widget": "text",
          "display": "text",
          "required": true,
          "hidden": [
            "create",
            "edit",
            "list"
          ],
          "unsearched": true,
          "bounds": {
            "minLength": 1,
            "maxLength": 200
          }
        },
        {
          "source": "name",
          "kind": "text",
          "label": {
            "es": "Variante",
            "en": "Variant",
            "pt": "Variante"
          },
          "widget": "text",
          "display": "text",
          "unsearched": true,
          "bounds": {
            "maxLength": 200
          }
        },
        {
          "source": "options",
          "kind": "json",
          "label": {
            "es": "Valores",
            "en": "Values",
            "pt": "Valores"
          },
          "widget": "json",
          "display": "json",
          "hidden": [
            "list",
            "create",
            "edit",
            "show"
          ],
          "bounds": {
            "maxItems": 50
          },
          "shape": "array",
          "items": [
            {
              "source": "name",
              "kind": "text",
              "label": {
                "es": "Nombre",
                "en": "Name",
                "pt": "Nome"
              },
              "widget": "text",
              "display": "text",
              "required": true,
              "bounds": {
                "minLength": 1,
                "maxLength": 60
              }
            },
            {
              "source": "value",
              "kind": "text",
              "label": {
                "es": "Valor",
                "en": "Value",
                "pt": "Valor"
              },
              "widget": "text",
              "display": "text",
              "required": true,
              "bounds": {
                "minLength": 1,
                "maxLength": 60
              }
            }
          ]
        },
        {
          "source": "quantity",
          "kind": "integer",
          "label": {
            "es": "Unidades",
            "en": "Units",
            "pt": "Unidades"
          },
          "widget": "number",
          "display": "number",
          "bounds": {
            "minimum": 0,
            "maximum": 1000000000
          }
        },
        {
          "source": "price",
          "kind": "money",
          "label": {
            "es": "Precio",
            "en": "Price",
            "pt": "Preço"
          },
          "widget": "money",
          "display": "money",
          "required": true,
          "bounds": {
            "minimum": 0,
            "maximum": 9999999999
          }
        },
        {
          "source": "discount_price",
          "kind": "money",
          "label": {
            "es": "Precio con descuento",
            "en": "Discount price",
            "pt": "Preço com desconto"
          },
          "widget": "money",
          "display": "money",
          "bounds": {
            "minimum": 0,
            "maximum": 9999999999
          }
        },
        {
          "source": "sku",
          "kind": "text",
          "label": {
            "es": "SKU",
            "en": "SKU",
            "pt": "SKU"
          },
          "widget": "text",
          "display": "text",
          "bounds": {
            "maxLength": 100
          }
        },
        {
          "source": "barcode",
          "kind": "text",
          "label": {
            "es": "Código de barras",
            "en": "Barcode",
            "pt": "Código de barras"
          },
          "widget": "text",
          "display": "text",
          "bounds": {
            "maxLength": 64
          }
        }
      ]
    },
    "additional_info": {
      "source": "additional_info",
      "kind": "items",
      "label": {
        "es": "Información adicional",
        "en": "More information",
        "pt": "Informações adicionais"
      },
      "widget": "items",
      "display": "items",
      "bounds": {
        "maxItems": 20
      },
      "items": [
        {
          "source": "id",
          "kind": "integer",
          "label": {
            "es": "id"
          },
          "widget": "number",
          "display": "number",
          "readOnly": true,
          "hidden": [
            "list",
            "create",
            "edit",
            "show",
            "filter",
            "export"
          ]
        },
        {
          "source": "title",
          "kind": "text",
          "label": {
            "es": "Título",
            "en": "Title",
            "pt": "Título"
          },
          "widget": "text",
          "display": "text",
          "required": true,
          "bounds": {
            "minLength": 1,
            "maxLength": 100
          }
        },
        {
          "source": "description",
          "kind": "text",
          "label": {
            "es": "Descripción",
            "en": "Description",
            "pt": "Descrição"
          },
          "widget": "multiline",
          "display": "multiline",
          "bounds": {
            "maxLength": 2000
          }
        }
      ]
    },
    "product_attachments": {
      "source": "product_attachments",
      "kind": "json",
      "label": {
        "es": "Ficha técnica (PDF)",
        "en": "Data sheet (PDF)",
        "pt": "Ficha técnica (PDF)"
      },
      "widget": "file",
      "display": "file",
      "options": {
        "accept": "application/pdf"
      },
      "bounds": {
        "maxItems": 1
      },
      "shape": "array",
      "items": [
        {
          "source": "name",
          "kind": "text",
          "label": {
            "es": "Nombre",
            "en": "Name",
            "pt": "Nome"
          },
          "widget": "text",
          "display": "text",
          "bounds": {
            "maxLength": 200
          }
        },
        {
          "source": "url",
          "kind": "text",
          "label": {
            "es": "Archivo",
            "en": "File",
            "pt": "Arquivo"
          },
          "widget": "multiline",
          "display": "multiline",
          "required": true,
          "bounds": {
            "minLength": 1,
            "maxLength": 500
          }
        }
      ]
    },
    "slug": {
      "source": "slug",
      "kind": "text",
      "label": {
        "es": "Enlace",
        "en": "Link",
        "pt": "Link"
      },
      "widget": "text",
      "display": "text",
      "hidden": [
        "list",
        "create"
      ],
      "help": {
        "es": "La última parte de la dirección de tu producto. Los enlaces anteriores siguen llevando a él.",
        "en": "The last part of your product's address. Earlier links still lead to it.",
        "pt": "A última parte do endereço do seu produto. Os links anteriores continuam levando a ele."
      },
      "bounds": {
        "maxLength": 100
      }
    },
    "order": {
      "source": "order",
      "kind": "integer",
      "label": {
        "es": "Posición",
        "en": "Position",
        "pt": "Posição"
      },
      "widget": "number",
      "display": "number",
      "width": "half",
      "hidden": [
        "list",
        "create",
        "show"
      ],
      "help": {
        "es": "Los números bajos salen primero en tu tienda",
        "en": "Low numbers come first in your store",
        "pt": "Os números baixos aparecem primeiro na sua loja"
      },
      "bounds": {
        "minimum": 0,
        "maximum": 1000000
      }
    }
  },
  "rules": [
    {
      "show": [
        "quantity_available"
      ]
    }
  ],
  "bulk": [
    {
      "along": [],
      "source": "active",
      "ops": [
        "set"
      ]
    },
    {
      "along": [
        "product_variants.price"
      ],
      "source": "price",
      "setsOwn": true,
      "ops": [
        "set",
        "add",
        "percent"
      ]
    },
    {
      "along": [
        "product_variants.discount_price"
      ],
      "source": "discount_price",
      "setsOwn": true,
      "ops": [
        "set",
        "add",
        "percent"
      ]
    },
    {
      "along": [
        "product_variants.quantity"
      ],
      "source": "quantity_available",
      "ops": [
        "set",
        "add",
        "percent"
      ]
    },
    {
      "along": [],
      "source": "collections_id",
      "ops": [
        "link",
        "unlink"
      ]
    }
  ],
  "exportLines": "product_variants",
  "identity": [
    "sku",
    "name"
  ]
};

export default descriptor;
