// Generated from schemas/invoices.json by `npm run schema types`. Edit the schema instead.
import type { ListDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: ListDescriptor = {
  "columns": [
    {
      "source": "number",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "created_at",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "due_date",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "amount",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "invoice_status_id",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "discount",
      "sortable": true,
      "hidden": true
    },
    {
      "source": "updated_at",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "end_date",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "currency",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "invoice_details",
      "sortable": false,
      "hidden": true
    }
  ],
  "filters": [
    {
      "alwaysOn": false,
      "source": "invoice_status_id",
      "op": "in"
    },
    {
      "alwaysOn": false,
      "source": "invoice_status_id",
      "op": "equals"
    },
    {
      "alwaysOn": false,
      "source": "created_at",
      "op": "between"
    }
  ],
  "card": [
    "created_at",
    "due_date",
    "amount",
    "invoice_status_id"
  ],
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
    "number": {
      "source": "number",
      "kind": "text",
      "label": {
        "es": "Número",
        "en": "Number",
        "pt": "Número"
      },
      "widget": "text",
      "display": "text",
      "required": true,
      "readOnly": true,
      "bounds": {
        "minLength": 1,
        "maxLength": 40
      }
    },
    "invoice_status_id": {
      "source": "invoice_status_id",
      "kind": "enum",
      "label": {
        "es": "Estado",
        "en": "Status",
        "pt": "Status"
      },
      "widget": "select",
      "display": "chip",
      "required": true,
      "readOnly": true,
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
            "es": "Pagado",
            "en": "Paid",
            "pt": "Pago"
          },
          "color": "success",
          "icon": "check"
        },
        {
          "value": 3,
          "label": {
            "es": "Vencido",
            "en": "Overdue",
            "pt": "Vencido"
          },
          "color": "danger",
          "icon": "alert"
        },
        {
          "value": 4,
          "label": {
            "es": "Anulado",
            "en": "Voided",
            "pt": "Anulado"
          },
          "color": "neutral",
          "icon": "cancel"
        }
      ],
      "default": 1
    },
    "due_date": {
      "source": "due_date",
      "kind": "date",
      "label": {
        "es": "Fecha límite de pago",
        "en": "Due date",
        "pt": "Data de vencimento"
      },
      "widget": "date",
      "display": "date",
      "required": true,
      "readOnly": true,
      "phrase": {
        "other": {
          "es": "Vence {value}",
          "en": "Due {value}",
          "pt": "Vence {value}"
        }
      }
    },
    "end_date": {
      "source": "end_date",
      "kind": "date",
      "label": {
        "es": "Fin del periodo",
        "en": "End of the period",
        "pt": "Fim do período"
      },
      "widget": "date",
      "display": "date",
      "readOnly": true
    },
    "amount": {
      "source": "amount",
      "kind": "money",
      "label": {
        "es": "Valor",
        "en": "Amount",
        "pt": "Valor"
      },
      "widget": "money",
      "display": "money",
      "required": true,
      "readOnly": true,
      "currency": {
        "source": "currency"
      },
      "bounds": {
        "minimum": 0,
        "maximum": 9999999999
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
      "readOnly": true,
      "currency": {
        "source": "currency"
      },
      "default": 0,
      "bounds": {
        "minimum": 0,
        "maximum": 9999999999
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
      "default": "COP"
    },
    "invoice_details": {
      "source": "invoice_details",
      "kind": "items",
      "label": {
        "es": "Detalle",
        "en": "Details",
        "pt": "Detalhes"
      },
      "widget": "items",
      "display": "items",
      "readOnly": true,
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
          "source": "description",
          "kind": "text",
          "label": {
            "es": "Descripción",
            "en": "Description",
            "pt": "Descrição"
          },
          "widget": "text",
          "display": "text",
          "required": true,
          "bounds": {
            "maxLength": 200
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
          "bounds": {
            "minimum": 1
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
          "currency": "COP",
          "bounds": {
            "minimum": 0,
            "maximum": 9999999999
          }
        }
      ]
    }
  }
};

export default descriptor;
