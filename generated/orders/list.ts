// Generated from schemas/orders.json by `npm run schema types`. Edit the schema instead.
import type { ListDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: ListDescriptor = {
  "columns": [
    {
      "source": "sequence",
      "width": 84,
      "priority": 1,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "date",
      "priority": 5,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "customer",
      "priority": 3,
      "sortable": false,
      "hidden": false
    },
    {
      "source": "total",
      "priority": 2,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "order_status_id",
      "width": 180,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "shipping_order_status_id",
      "width": 190,
      "priority": 4,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "items_count",
      "sortable": true,
      "hidden": true
    },
    {
      "source": "user_store_id",
      "sortable": true,
      "hidden": true
    },
    {
      "source": "sales_channel",
      "sortable": true,
      "hidden": true
    },
    {
      "source": "order_method_id",
      "sortable": true,
      "hidden": true
    },
    {
      "source": "payment_channel_id",
      "sortable": true,
      "hidden": true
    },
    {
      "source": "created_at",
      "sortable": true,
      "hidden": true
    },
    {
      "source": "updated_at",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "order_details",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "subtotal",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "shipping_cost",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "customer_id",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "comments",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "transaction_date",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "platform_reference",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "paid",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "owed",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "to_collect",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "refunded",
      "sortable": false,
      "hidden": true
    }
  ],
  "filters": [
    {
      "alwaysOn": false,
      "source": "date",
      "op": "between"
    },
    {
      "alwaysOn": false,
      "source": "order_status_id",
      "op": "in"
    },
    {
      "alwaysOn": false,
      "source": "shipping_order_status_id",
      "op": "in"
    },
    {
      "alwaysOn": false,
      "source": "user_store_id",
      "op": "in",
      "any": {
        "es": "Todas las sucursales",
        "en": "All branches",
        "pt": "Todas as filiais"
      }
    },
    {
      "alwaysOn": false,
      "source": "sales_channel",
      "op": "in"
    },
    {
      "alwaysOn": false,
      "source": "order_method_id",
      "op": "in"
    },
    {
      "alwaysOn": false,
      "source": "payment_channel_id",
      "op": "in"
    },
    {
      "alwaysOn": false,
      "source": "customer_id",
      "op": "in"
    },
    {
      "alwaysOn": false,
      "source": "total",
      "op": "between"
    }
  ],
  "card": [
    "customer",
    "date",
    "items_count",
    "total",
    "order_status_id",
    "shipping_order_status_id"
  ],
  "bulk": true,
  "views": [
    {
      "id": "unpaid",
      "label": {
        "es": "Por cobrar",
        "en": "To collect",
        "pt": "A receber"
      },
      "filter": {
        "to_collect.in": [
          1
        ]
      }
    },
    {
      "id": "undispatched",
      "label": {
        "es": "Por despachar",
        "en": "To dispatch",
        "pt": "A despachar"
      },
      "filter": {
        "order_status_id.in": [
          4
        ],
        "shipping_order_status_id.in": [
          6,
          7,
          8,
          9
        ]
      }
    },
    {
      "id": "today",
      "label": {
        "es": "Hoy",
        "en": "Today",
        "pt": "Hoje"
      },
      "filter": {
        "date.between": [
          "today",
          "today"
        ]
      }
    }
  ],
  "arrives": true,
  "exportLabel": {
    "es": "Descargar",
    "en": "Download",
    "pt": "Baixar"
  },
  "fields": {
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
  }
};

export default descriptor;
