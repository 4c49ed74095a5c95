// Generated from schemas/orders.json by `npm run schema types`. Edit the schema instead.
import type { FormDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: FormDescriptor = {
  "name": "orders",
  "create": {
    "mode": "simple",
    "sections": [
      {
        "id": "status",
        "label": {
          "es": "Estado",
          "en": "Status",
          "pt": "Status"
        },
        "columns": 2,
        "fields": [
          {
            "source": "order_status_id"
          },
          {
            "source": "shipping_order_status_id"
          },
          {
            "source": "date"
          },
          {
            "source": "sales_channel"
          },
          {
            "source": "user_store_id"
          }
        ]
      },
      {
        "id": "products",
        "label": {
          "es": "Productos",
          "en": "Products",
          "pt": "Produtos"
        },
        "columns": 1,
        "fields": [
          {
            "source": "order_details"
          },
          {
            "source": "discount"
          },
          {
            "source": "discount_percent"
          },
          {
            "source": "shipping_cost"
          }
        ]
      },
      {
        "id": "customer",
        "label": {
          "es": "Cliente",
          "en": "Customer",
          "pt": "Cliente"
        },
        "columns": 1,
        "fields": [
          {
            "source": "customer_id"
          },
          {
            "source": "customer"
          }
        ]
      },
      {
        "id": "shipping",
        "label": {
          "es": "Envío",
          "en": "Shipping",
          "pt": "Envio"
        },
        "columns": 1,
        "fields": [
          {
            "source": "shipping_information"
          }
        ]
      },
      {
        "id": "payment",
        "label": {
          "es": "Pago",
          "en": "Payment",
          "pt": "Pagamento"
        },
        "columns": 2,
        "fields": [
          {
            "source": "order_method_id"
          },
          {
            "source": "payment_channel_id"
          }
        ]
      },
      {
        "id": "comments",
        "label": {
          "es": "Comentarios",
          "en": "Comments",
          "pt": "Comentários"
        },
        "columns": 1,
        "fields": [
          {
            "source": "comments"
          }
        ]
      }
    ]
  },
  "edit": {
    "mode": "simple",
    "sections": [
      {
        "id": "status",
        "label": {
          "es": "Estado",
          "en": "Status",
          "pt": "Status"
        },
        "columns": 2,
        "fields": [
          {
            "source": "order_status_id"
          },
          {
            "source": "shipping_order_status_id"
          },
          {
            "source": "date"
          },
          {
            "source": "sales_channel"
          },
          {
            "source": "user_store_id"
          }
        ]
      },
      {
        "id": "products",
        "label": {
          "es": "Productos",
          "en": "Products",
          "pt": "Produtos"
        },
        "columns": 1,
        "fields": [
          {
            "source": "order_details"
          },
          {
            "source": "discount"
          },
          {
            "source": "discount_percent"
          },
          {
            "source": "shipping_cost"
          }
        ]
      },
      {
        "id": "customer",
        "label": {
          "es": "Cliente",
          "en": "Customer",
          "pt": "Cliente"
        },
        "columns": 1,
        "fields": [
          {
            "source": "customer_id"
          },
          {
            "source": "customer"
          }
        ]
      },
      {
        "id": "shipping",
        "label": {
          "es": "Envío",
          "en": "Shipping",
          "pt": "Envio"
        },
        "columns": 1,
        "fields": [
          {
            "source": "shipping_information"
          }
        ]
      },
      {
        "id": "payment",
        "label": {
          "es": "Pago",
          "en": "Payment",
          "pt": "Pagamento"
        },
        "columns": 2,
        "fields": [
          {
            "source": "order_method_id"
          },
          {
            "source": "payment_channel_id"
          }
        ]
      },
      {
        "id": "comments",
        "label": {
          "es": "Comentarios",
          "en": "Comments",
          "pt": "Comentários"
        },
        "columns": 1,
        "fields": [
          {
            "source": "comments"
          }
        ]
      }
    ]
  },
  "show": {
    "mode": "simple",
    "sections": [
      {
        "id": "status",
        "label": {
          "es": "Estado",
          "en": "Status",
          "pt": "Status"
        },
        "columns": 2,
        "fields": [
          {
            "source": "sequence"
          },
          {
            "source": "date"
          },
          {
            "source": "order_status_id"
          },
          {
            "source": "shipping_order_status_id"
          },
          {
            "source": "sales_channel"
          },
          {
            "source": "user_store_id"
          }
        ]
      },
      {
        "id": "products",
        "label": {
          "es": "Productos",
          "en": "Products",
          "pt": "Produtos"
        },
        "columns": 1,
        "fields": [
          {
            "source": "order_details"
          },
          {
            "source": "items_count"
          },
          {
            "source": "subtotal"
          },
          {
            "source": "discount"
          },
          {
            "source": "discount_percent"
          },
          {
            "source": "shipping_cost"
          },
          {
            "source": "total"
          }
        ]
      },
      {
        "id": "customer",
        "label": {
          "es": "Cliente",
          "en": "Customer",
          "pt": "Cliente"
        },
        "columns": 1,
        "fields": [
          {
            "source": "customer"
          },
          {
            "source": "customer_id"
          }
        ]
      },
      {
        "id": "shipping",
        "label": {
          "es": "Envío",
          "en": "Shipping",
          "pt": "Envio"
        },
        "columns": 1,
        "fields": [
          {
            "source": "shipping_information"
          },
          {
            "source": "carrier"
          },
          {
            "source": "tracking_number"
          },
          {
            "source": "tracking_url"
          }
        ]
      },
      {
        "id": "payment",
        "label": {
          "es": "Pago",
          "en": "Payment",
          "pt": "Pagamento"
        },
        "columns": 2,
        "fields": [
          {
            "source": "order_method_id"
          },
          {
            "source": "payment_channel_id"
          },
          {
            "source": "transaction_date"
          },
          {
            "source": "platform_reference"
          }
        ]
      },
      {
        "id": "comments",
        "label": {
          "es": "Comentarios",
          "en": "Comments",
          "pt": "Comentários"
        },
        "columns": 1,
        "fields": [
          {
            "source": "comments"
          },
          {
            "source": "created_at"
          },
          {
            "source": "updated_at"
          },
          {
            "source": "currency"
          },
          {
            "source": "paid"
          },
          {
            "source": "owed"
          },
          {
            "source": "to_collect"
          },
          {
            "source": "refunded"
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
    "sequence": {
      "source": "sequence",
      "kind": "integer",
      "label": {
        "es": "Pedido",
        "en": "Order",
        "pt": "Pedido"
      },
      "widget": "number",
      "display": "text",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "bounds": {
        "minimum": 1
      }
    },
    "date": {
      "source": "date",
      "kind": "datetime",
      "label": {
        "es": "Fecha",
        "en": "Date",
        "pt": "Data"
      },
      "widget": "datetime",
      "display": "datetime",
      "required": true,
      "width": "half"
    },
    "sales_channel": {
      "source": "sales_channel",
      "kind": "enum",
      "label": {
        "es": "Canal de venta",
        "en": "Sales channel",
        "pt": "Canal de venda"
      },
      "widget": "select",
      "display": "text",
      "required": true,
      "width": "half",
      "enum": [
        {
          "value": "whatsapp",
          "label": {
            "es": "WhatsApp",
            "en": "WhatsApp",
            "pt": "WhatsApp"
          },
          "icon": "whatsapp"
        },
        {
          "value": "webstore",
          "label": {
            "es": "Tienda en línea",
            "en": "Online store",
            "pt": "Loja online"
          },
          "icon": "store"
        },
        {
          "value": "phone",
          "label": {
            "es": "Teléfono",
            "en": "Phone",
            "pt": "Telefone"
          },
          "icon": "phone"
        },
        {
          "value": "inperson",
          "label": {
            "es": "En persona",
            "en": "In person",
            "pt": "Pessoalmente"
          },
          "icon": "person"
        }
      ],
      "default": "whatsapp"
    },
    "order_status_id": {
      "source": "order_status_id",
      "kind": "enum",
      "label": {
        "es": "Estado del pedido",
        "en": "Order status",
        "pt": "Status do pedido"
      },
      "widget": "select",
      "display": "chip",
      "required": true,
      "width": "half",
      "enum": [
        {
          "value": 1,
          "label": {
            "es": "Pendiente de pago",
            "en": "Payment pending",
            "pt": "Pagamento pendente"
          },
          "color": "warning",
          "icon": "schedule"
        },
        {
          "value": 2,
          "label": {
            "es": "En espera",
            "en": "On hold",
            "pt": "Em espera"
          },
          "color": "info",
          "icon": "pause"
        },
        {
          "value": 3,
          "label": {
            "es": "Cancelación/Fallido",
            "en": "Cancelled/Failed",
            "pt": "Cancelado/Falhou"
          },
          "color": "danger",
          "icon": "cancel"
        },
        {
          "value": 4,
          "label": {
            "es": "Pagado",
            "en": "Paid",
            "pt": "Pago"
          },
          "color": "success",
          "icon": "check"
        },
        {
          "value": 5,
          "label": {
            "es": "Devolución",
            "en": "Refund",
            "pt": "Devolução"
          },
          "color": "refund",
          "icon": "undo"
        }
      ],
      "default": 1
    },
    "shipping_order_status_id": {
      "source": "shipping_order_status_id",
      "kind": "enum",
      "label": {
        "es": "Estado del envío",
        "en": "Shipping status",
        "pt": "Status do envio"
      },
      "widget": "select",
      "display": "chip",
      "required": true,
      "width": "half",
      "enum": [
        {
          "value": 6,
          "label": {
            "es": "No preparado",
            "en": "Not prepared",
            "pt": "Não preparado"
          },
          "color": "neutral",
          "icon": "inbox"
        },
        {
          "value": 7,
          "label": {
            "es": "Preparado",
            "en": "Prepared",
            "pt": "Preparado"
          },
          "color": "info",
          "icon": "package"
        },
        {
          "value": 8,
          "label": {
            "es": "Parcialmente preparado",
            "en": "Partially prepared",
            "pt": "Parcialmente preparado"
          },
          "color": "warning",
          "icon": "partial"
        },
        {
          "value": 9,
          "label": {
            "es": "Programado",
            "en": "Scheduled",
            "pt": "Agendado"
          },
          "color": "refund",
          "icon": "event"
        },
        {
          "value": 10,
          "label": {
            "es": "Despachado",
            "en": "Dispatched",
            "pt": "Despachado"
          },
          "color": "success",
          "icon": "truck"
        }
      ],
      "default": 8
    },
    "user_store_id": {
      "source": "user_store_id",
      "kind": "reference",
      "label": {
        "es": "Sucursal",
        "en": "Branch",
        "pt": "Filial"
      },
      "widget": "reference",
      "display": "reference",
      "required": true,
      "width": "half",
      "ref": {
        "resource": "user-stores",
        "relation": "many-to-one",
        "onDelete": "restrict"
      }
    },
    "order_details": {
      "source": "order_details",
      "kind": "items",
      "label": {
        "es": "Productos",
        "en": "Products",
        "pt": "Produtos"
      },
      "widget": "items",
      "display": "items",
      "required": true,
      "bounds": {
        "minItems": 1,
        "maxItems": 100
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
          "source": "product_id",
          "kind": "reference",
          "label": {
            "es": "Producto",
            "en": "Product",
            "pt": "Produto"
          },
          "widget": "reference",
          "display": "reference",
          "ref": {
            "resource": "products",
            "relation": "many-to-one",
            "onDelete": "set-null"
          }
        },
        {
          "source": "product_variant_id",
          "kind": "integer",
          "label": {
            "es": "Variante",
            "en": "Variant",
            "pt": "Variante"
          },
          "widget": "number",
          "display": "number",
          "hidden": [
            "show",
            "list",
            "export"
          ],
          "bounds": {
            "minimum": 0
          }
        },
        {
          "source": "name",
          "kind": "text",
          "label": {
            "es": "Nombre",
            "en": "Name",
            "pt": "Nome"
          },
          "widget": "multiline",
          "display": "multiline",
          "bounds": {
            "maxLength": 400
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
          "source": "price",
          "kind": "money",
          "label": {
            "es": "Precio unitario",
            "en": "Unit price",
            "pt": "Preço unitário"
          },
          "widget": "money",
          "display": "money",
          "required": true,
          "currency": {
            "source": "currency",
            "whole": true
          },
          "bounds": {
            "minimum": 0,
            "maximum": 9999999999
          }
        },
        {
          "source": "quantity",
          "kind": "integer",
          "label": {
            "es": "Cantidad",
            "en": "Quantity",
            "pt": "Quantidade"
          },
          "widget": "number",
          "display": "number",
          "required": true,
          "default": 1,
          "bounds": {
            "minimum": 1,
            "maximum": 9999
          }
        },
        {
          "source": "restocked",
          "kind": "integer",
          "label": {
            "es": "De vuelta en el inventario",
            "en": "Back in stock",
            "pt": "De volta no estoque"
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
          ],
          "default": 0,
          "bounds": {
            "minimum": 0
          }
        },
        {
          "source": "sequence",
          "kind": "integer",
          "label": {
            "es": "Línea",
            "en": "Line",
            "pt": "Linha"
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
          "source": "order_item_option",
          "kind": "json",
          "label": {
            "es": "Opciones elegidas",
            "en": "Chosen options",
            "pt": "Opções escolhidas"
          },
          "widget": "json",
          "display": "json",
          "hidden": [
            "create",
            "edit"
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
        }
      ]
    },
    "subtotal": {
      "source": "subtotal",
      "kind": "money",
      "label": {
        "es": "Subtotal",
        "en": "Subtotal",
        "pt": "Subtotal"
      },
      "widget": "money",
      "display": "money",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "currency": {
        "source": "currency",
        "whole": true
      },
      "bounds": {
        "minimum": 0,
        "maximum": 9007199254740991
      }
    },
    "discount": {
      "source": "discount",
      "kind": "money",
      "label": {
        "es": "Descuento",
        "en": "Discount",
        "pt": "Desconto"
      },
      "widget": "money",
      "display": "money",
      "width": "half",
      "hidden": [
        "list"
      ],
      "currency": {
        "source": "currency",
        "whole": true
      },
      "default": 0,
      "bounds": {
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "access": {
        "write": {
          "permission": "orders.edit_price"
        }
      }
    },
    "discount_percent": {
      "source": "discount_percent",
      "kind": "number",
      "label": {
        "es": "Descuento en %",
        "en": "Discount in %",
        "pt": "Desconto em %"
      },
      "widget": "number",
      "display": "number",
      "width": "half",
      "hidden": [
        "list"
      ],
      "bounds": {
        "minimum": 0.01,
        "maximum": 100,
        "multipleOf": 0.01
      },
      "decimals": true,
      "access": {
        "write": {
          "permission": "orders.edit_price"
        }
      }
    },
    "shipping_cost": {
      "source": "shipping_cost",
      "kind": "money",
      "label": {
        "es": "Costo de envío",
        "en": "Shipping cost",
        "pt": "Custo de envio"
      },
      "widget": "money",
      "display": "money",
      "width": "half",
      "currency": {
        "source": "currency",
        "whole": true
      },
      "default": 0,
      "bounds": {
        "minimum": 0,
        "maximum": 9999999999
      }
    },
    "total": {
      "source": "total",
      "kind": "money",
      "label": {
        "es": "Total",
        "en": "Total",
        "pt": "Total"
      },
      "widget": "money",
      "display": "money",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "currency": {
        "source": "currency",
        "whole": true
      },
      "bounds": {
        "minimum": 0,
        "maximum": 9007199254740991
      }
    },
    "currency": {
      "source": "currency",
      "kind": "text",
      "label": {
        "es": "Moneda",
        "en": "Currency",
        "pt": "Moeda"
      },
      "widget": "text",
      "display": "text",
      "readOnly": true,
      "hidden": [
        "list",
        "create",
        "edit"
      ]
    },
    "items_count": {
      "source": "items_count",
      "kind": "integer",
      "label": {
        "es": "Unidades",
        "en": "Units",
        "pt": "Unidades"
      },
      "widget": "number",
      "display": "number",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "phrase": {
        "other": {
          "es": "{value} unidades",
          "en": "{value} units",
          "pt": "{value} unidades"
        },
        "one": {
          "es": "{value} unidad",
          "en": "{value} unit",
          "pt": "{value} unidade"
        }
      },
      "bounds": {
        "minimum": 0
      }
    },
    "customer_id": {
      "source": "customer_id",
      "kind": "reference",
      "label": {
        "es": "Cliente registrado",
        "en": "Registered customer",
        "pt": "Cliente cadastrado"
      },
      "widget": "reference",
      "display": "reference",
      "ref": {
        "resource": "customers",
        "relation": "many-to-one",
        "onDelete": "set-null"
      }
    },
    "customer": {
      "source": "customer",
      "kind": "json",
      "label": {
        "es": "Cliente",
        "en": "Customer",
        "pt": "Cliente"
      },
      "widget": "json",
      "display": "json",
      "shape": "object",
      "items": [
        {
          "source": "id",
          "kind": "integer",
          "label": {
            "es": "Cliente",
            "en": "Customer",
            "pt": "Cliente"
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
          ]
        },
        {
          "source": "first_name",
          "kind": "text",
          "label": {
            "es": "Nombre",
            "en": "First name",
            "pt": "Nome"
          },
          "widget": "text",
          "display": "text",
          "required": true,
          "width": "half",
          "bounds": {
            "minLength": 1,
            "maxLength": 100
          }
        },
        {
          "source": "last_name",
          "kind": "text",
          "label": {
            "es": "Apellido",
            "en": "Last name",
            "pt": "Sobrenome"
          },
          "widget": "text",
          "display": "text",
          "width": "half",
          "bounds": {
            "maxLength": 100
          }
        },
        {
          "source": "phone_number",
          "kind": "text",
          "label": {
            "es": "Teléfono",
            "en": "Phone",
            "pt": "Telefone"
          },
          "widget": "phone",
          "display": "phone",
          "width": "half"
        },
        {
          "source": "email",
          "kind": "text",
          "label": {
            "es": "Correo electrónico",
            "en": "E-mail",
            "pt": "E-mail"
          },
          "widget": "email",
          "display": "email",
          "width": "half",
          "bounds": {
            "maxLength": 254
          }
        },
        {
          "source": "document_type",
          "kind": "enum",
          "label": {
            "es": "Tipo de documento",
            "en": "Document type",
            "pt": "Tipo de documento"
          },
          "widget": "select",
          "display": "chip",
          "width": "half",
          "enum": [
            {
              "value": "CC",
              "label": {
                "es": "Cédula de ciudadanía (CC)",
                "en": "Citizen ID (CC)",
                "pt": "Cédula de cidadania (CC)"
              }
            },
            {
              "value": "TI",
              "label": {
                "es": "Tarjeta de identidad (TI)",
                "en": "Identity card for minors (TI)",
                "pt": "Cartão de identidade (TI)"
              }
            },
            {
              "value": "Pasaporte",
              "label": {
                "es": "Pasaporte",
                "en": "Passport",
                "pt": "Passaporte"
              }
            },
            {
              "value": "CE",
              "label": {
                "es": "Cédula de extranjería (CE)",
                "en": "Foreigner ID (CE)",
                "pt": "Cédula de estrangeiro (CE)"
              }
            },
            {
              "value": "NIT",
              "label": {
                "es": "NIT",
                "en": "Tax ID (NIT)",
                "pt": "NIT"
              }
            },
            {
              "value": "PPT",
              "label": {
                "es": "Permiso por protección temporal (PPT)",
                "en": "Temporary protection permit (PPT)",
                "pt": "Permissão por proteção temporária (PPT)"
              }
            },
            {
              "value": "PEP",
              "label": {
                "es": "Permiso especial de permanencia (PEP)",
                "en": "Special stay permit (PEP)",
                "pt": "Permissão especial de permanência (PEP)"
              }
            }
          ]
        },
        {
          "source": "dni",
          "kind": "text",
          "label": {
            "es": "Número de documento",
            "en": "Document number",
            "pt": "Número do documento"
          },
          "widget": "text",
          "display": "text",
          "width": "half"
        }
      ]
    },
    "shipping_information": {
      "source": "shipping_information",
      "kind": "json",
      "label": {
        "es": "Datos de envío",
        "en": "Shipping details",
        "pt": "Dados de envio"
      },
      "widget": "json",
      "display": "json",
      "shape": "object",
      "items": [
        {
          "source": "country_code",
          "kind": "text",
          "label": {
            "es": "País",
            "en": "Country",
            "pt": "País"
          },
          "widget": "country",
          "display": "country",
          "width": "half"
        },
        {
          "source": "city_id",
          "kind": "text",
          "label": {
            "es": "Ciudad",
            "en": "City",
            "pt": "Cidade"
          },
          "widget": "city",
          "display": "city",
          "width": "half"
        },
        {
          "source": "address",
          "kind": "text",
          "label": {
            "es": "Dirección",
            "en": "Address",
            "pt": "Endereço"
          },
          "widget": "text",
          "display": "text",
          "bounds": {
            "maxLength": 200
          }
        },
        {
          "source": "address_detail",
          "kind": "text",
          "label": {
            "es": "Detalle de la dirección",
            "en": "Address detail",
            "pt": "Complemento"
          },
          "widget": "text",
          "display": "text",
          "placeholder": {
            "es": "Apartamento, torre, barrio",
            "en": "Flat, tower, neighbourhood",
            "pt": "Apartamento, torre, bairro"
          },
          "bounds": {
            "maxLength": 200
          }
        },
        {
          "source": "comments",
          "kind": "text",
          "label": {
            "es": "Indicaciones de entrega",
            "en": "Delivery notes",
            "pt": "Instruções de entrega"
          },
          "widget": "multiline",
          "display": "multiline",
          "bounds": {
            "maxLength": 500
          }
        }
      ]
    },
    "comments": {
      "source": "comments",
      "kind": "text",
      "label": {
        "es": "Comentarios",
        "en": "Comments",
        "pt": "Comentários"
      },
      "widget": "multiline",
      "display": "multiline",
      "bounds": {
        "maxLength": 1000
      }
    },
    "carrier": {
      "source": "carrier",
      "kind": "text",
      "label": {
        "es": "Transportadora",
        "en": "Carrier",
        "pt": "Transportadora"
      },
      "widget": "text",
      "display": "text",
      "hidden": [
        "list",
        "create",
        "edit"
      ],
      "bounds": {
        "maxLength": 60
      }
    },
    "tracking_number": {
      "source": "tracking_number",
      "kind": "text",
      "label": {
        "es": "Número de guía",
        "en": "Tracking number",
        "pt": "Código de rastreio"
      },
      "widget": "text",
      "display": "text",
      "hidden": [
        "list",
        "create",
        "edit"
      ],
      "bounds": {
        "maxLength": 60
      }
    },
    "tracking_url": {
      "source": "tracking_url",
      "kind": "text",
      "label": {
        "es": "Enlace de rastreo",
        "en": "Tracking link",
        "pt": "Link de rastreio"
      },
      "widget": "multiline",
      "display": "multiline",
      "hidden": [
        "list",
        "create",
        "edit"
      ],
      "bounds": {
        "maxLength": 300
      }
    },
    "order_method_id": {
      "source": "order_method_id",
      "kind": "enum",
      "label": {
        "es": "Forma de pago",
        "en": "Payment method",
        "pt": "Forma de pagamento"
      },
      "widget": "select",
      "display": "text",
      "required": true,
      "width": "half",
      "enum": [
        {
          "value": 1,
          "label": {
            "es": "WhatsApp",
            "en": "WhatsApp",
            "pt": "WhatsApp"
          },
          "icon": "whatsapp"
        },
        {
          "value": 2,
          "label": {
            "es": "Pago en línea",
            "en": "Online payment",
            "pt": "Pagamento online"
          },
          "icon": "card"
        }
      ],
      "default": 1
    },
    "payment_channel_id": {
      "source": "payment_channel_id",
      "kind": "enum",
      "label": {
        "es": "Medio de pago",
        "en": "Payment channel",
        "pt": "Meio de pagamento"
      },
      "widget": "select",
      "display": "chip",
      "width": "half",
      "enum": [
        {
          "value": 1,
          "label": {
            "es": "PayU",
            "en": "PayU",
            "pt": "PayU"
          },
          "icon": "card"
        },
        {
          "value": 2,
          "label": {
            "es": "Mercado Pago",
            "en": "Mercado Pago",
            "pt": "Mercado Pago"
          },
          "icon": "card"
        },
        {
          "value": 3,
          "label": {
            "es": "Wompi",
            "en": "Wompi",
            "pt": "Wompi"
          },
          "icon": "card"
        },
        {
          "value": 4,
          "label": {
            "es": "PayPal",
            "en": "PayPal",
            "pt": "PayPal"
          },
          "icon": "card"
        },
        {
          "value": 5,
          "label": {
            "es": "Contra entrega",
            "en": "Cash on delivery",
            "pt": "Pagamento na entrega"
          },
          "icon": "cash"
        },
        {
          "value": 6,
          "label": {
            "es": "Transferencia o pago manual",
            "en": "Transfer or manual payment",
            "pt": "Transferência ou pagamento manual"
          },
          "icon": "hand"
        },
        {
          "value": 7,
          "label": {
            "es": "WhatsApp",
            "en": "WhatsApp",
            "pt": "WhatsApp"
          },
          "icon": "whatsapp"
        }
      ]
    },
    "transaction_date": {
      "source": "transaction_date",
      "kind": "datetime",
      "label": {
        "es": "Fecha del pago",
        "en": "Payment date",
        "pt": "Data do pagamento"
      },
      "widget": "datetime",
      "display": "datetime",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ]
    },
    "platform_reference": {
      "source": "platform_reference",
      "kind": "text",
      "label": {
        "es": "Referencia del pago",
        "en": "Payment reference",
        "pt": "Referência do pagamento"
      },
      "widget": "text",
      "display": "text",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "bounds": {
        "maxLength": 200
      }
    },
    "paid": {
      "source": "paid",
      "kind": "money",
      "label": {
        "es": "Pagado",
        "en": "Paid",
        "pt": "Pago"
      },
      "widget": "money",
      "display": "money",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "currency": {
        "source": "currency",
        "whole": true
      },
      "bounds": {
        "minimum": 0,
        "maximum": 9007199254740991
      }
    },
    "owed": {
      "source": "owed",
      "kind": "money",
      "label": {
        "es": "Falta por pagar",
        "en": "Still owed",
        "pt": "Falta pagar"
      },
      "widget": "money",
      "display": "money",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "currency": {
        "source": "currency",
        "whole": true
      },
      "default": 0,
      "bounds": {
        "minimum": 0,
        "maximum": 9007199254740991
      }
    },
    "holds_stock": {
      "source": "holds_stock",
      "kind": "flag",
      "label": {
        "es": "Tiene unidades apartadas",
        "en": "Holds stock",
        "pt": "Tem unidades reservadas"
      },
      "widget": "switch",
      "display": "flag",
      "readOnly": true,
      "hidden": [
        "list",
        "create",
        "edit",
        "show",
        "filter",
        "export"
      ],
      "enum": [
        {
          "value": 0,
          "label": {
            "es": "No",
            "en": "No",
            "pt": "Não"
          }
        },
        {
          "value": 1,
          "label": {
            "es": "Sí",
            "en": "Yes",
            "pt": "Sim"
          }
        }
      ],
      "default": 1
    },
    "to_collect": {
      "source": "to_collect",
      "kind": "flag",
      "label": {
        "es": "Por cobrar",
        "en": "To collect",
        "pt": "A receber"
      },
      "widget": "switch",
      "display": "flag",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "enum": [
        {
          "value": 0,
          "label": {
            "es": "No",
            "en": "No",
            "pt": "Não"
          }
        },
        {
          "value": 1,
          "label": {
            "es": "Sí",
            "en": "Yes",
            "pt": "Sim"
          }
        }
      ],
      "default": 0
    },
    "refunded": {
      "source": "refunded",
      "kind": "money",
      "label": {
        "es": "Devuelto",
        "en": "Refunded",
        "pt": "Devolvido"
      },
      "widget": "money",
      "display": "money",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "currency": {
        "source": "currency",
        "whole": true
      },
      "bounds": {
        "minimum": 0,
        "maximum": 9007199254740991
      }
    }
  },
  "rules": [],
  "bulk": [
    {
      "source": "order_status_id",
      "along": [],
      "ops": [
        "set"
      ]
    },
    {
      "source": "shipping_order_status_id",
      "along": [],
      "ops": [
        "set"
      ]
    }
  ],
  "exportLines": "order_details",
  "exportAlso": [
    {
      "source": "payment_ways",
      "label": {
        "es": "Cómo pagó",
        "en": "How it was paid",
        "pt": "Como pagou"
      }
    }
  ],
  "identity": [
    "sequence"
  ]
};

export default descriptor;
