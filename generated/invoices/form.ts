// Generated from schemas/invoices.json by `npm run schema types`. Edit the schema instead.
import type { FormDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: FormDescriptor = {
  "name": "invoices",
  "create": {
    "mode": "simple",
    "sections": []
  },
  "edit": {
    "mode": "simple",
    "sections": [
      {
        "id": "main",
        "columns": 1,
        "fields": [
          {
            "source": "number"
          },
          {
            "source": "invoice_status_id"
          },
          {
            "source": "due_date"
          },
          {
            "source": "end_date"
          },
          {
            "source": "amount"
          },
          {
            "source": "discount"
          },
          {
            "source": "currency"
          },
          {
            "source": "billing_information"
          },
          {
            "source": "invoice_details"
          }
        ]
      }
    ]
  },
  "show": {
    "mode": "simple",
    "sections": [
      {
        "id": "main",
        "columns": 1,
        "fields": [
          {
            "source": "number"
          },
          {
            "source": "invoice_status_id"
          },
          {
            "source": "due_date"
          },
          {
            "source": "end_date"
          },
          {
            "source": "amount"
          },
          {
            "source": "discount"
          },
          {
            "source": "currency"
          },
          {
            "source": "billing_information"
          },
          {
            "source": "invoice_details"
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
    "billing_information": {
      "source": "billing_information",
      "kind": "json",
      "label": {
        "es": "Datos de facturación",
        "en": "Billing details",
        "pt": "Dados de faturamento"
      },
      "widget": "json",
      "display": "json",
      "readOnly": true,
      "shape": "object",
      "items": [
        {
          "source": "contact_name",
          "kind": "text",
          "label": {
            "es": "Nombre",
            "en": "First name",
            "pt": "Nome"
          },
          "widget": "text",
          "display": "text"
        },
        {
          "source": "contact_last_name",
          "kind": "text",
          "label": {
            "es": "Apellido",
            "en": "Last name",
            "pt": "Sobrenome"
          },
          "widget": "text",
          "display": "text"
        },
        {
          "source": "legal_name",
          "kind": "text",
          "label": {
            "es": "Razón social",
            "en": "Legal name",
            "pt": "Razão social"
          },
          "widget": "text",
          "display": "text"
        },
        {
          "source": "document_type_id",
          "kind": "integer",
          "label": {
            "es": "Tipo de documento",
            "en": "Document type",
            "pt": "Tipo de documento"
          },
          "widget": "number",
          "display": "number"
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
          "display": "text"
        },
        {
          "source": "country_code",
          "kind": "text",
          "label": {
            "es": "País",
            "en": "Country",
            "pt": "País"
          },
          "widget": "country",
          "display": "country"
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
          "display": "city"
        },
        {
          "source": "zip_code",
          "kind": "text",
          "label": {
            "es": "Código postal",
            "en": "Postal code",
            "pt": "Código postal"
          },
          "widget": "text",
          "display": "text"
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
          "source": "emails",
          "kind": "text",
          "label": {
            "es": "Correos electrónicos",
            "en": "E-mails",
            "pt": "E-mails"
          },
          "widget": "text",
          "display": "text"
        }
      ]
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
  },
  "rules": []
};

export default descriptor;
