// Generated from schemas/payment-channels.json by `npm run schema types`. Edit the schema instead.
import type { ListDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: ListDescriptor = {
  "columns": [
    {
      "source": "order",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "name",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "channel",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "active",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "test_mode",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "is_default",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "created_at",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "updated_at",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "description",
      "sortable": false,
      "hidden": true
    }
  ],
  "filters": [
    {
      "alwaysOn": false,
      "source": "active",
      "op": "in"
    },
    {
      "alwaysOn": false,
      "source": "channel",
      "op": "in"
    }
  ],
  "card": [
    "channel",
    "test_mode",
    "is_default",
    "active"
  ],
  "bulk": true,
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
    "channel": {
      "source": "channel",
      "kind": "enum",
      "label": {
        "es": "Medio de pago",
        "en": "Payment channel",
        "pt": "Meio de pagamento"
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
          "value": "manual",
          "label": {
            "es": "Transferencia o pago manual",
            "en": "Transfer or manual payment",
            "pt": "Transferência ou pagamento manual"
          },
          "icon": "hand"
        },
        {
          "value": "cash_on_delivery",
          "label": {
            "es": "Contra entrega",
            "en": "Cash on delivery",
            "pt": "Pagamento na entrega"
          },
          "icon": "cash"
        },
        {
          "value": "wompi",
          "label": {
            "es": "Wompi",
            "en": "Wompi",
            "pt": "Wompi"
          },
          "icon": "card"
        },
        {
          "value": "payu",
          "label": {
            "es": "PayU",
            "en": "PayU",
            "pt": "PayU"
          },
          "icon": "card"
        },
        {
          "value": "mercado_pago",
          "label": {
            "es": "Mercado Pago",
            "en": "Mercado Pago",
            "pt": "Mercado Pago"
          },
          "icon": "card"
        },
        {
          "value": "paypal",
          "label": {
            "es": "PayPal",
            "en": "PayPal",
            "pt": "PayPal"
          },
          "icon": "card"
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
      "width": "half",
      "bounds": {
        "minLength": 1,
        "maxLength": 100
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
        "maxLength": 500
      }
    },
    "active": {
      "source": "active",
      "kind": "flag",
      "label": {
        "es": "Estado",
        "en": "Status",
        "pt": "Status"
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
          "color": "neutral"
        },
        {
          "value": 1,
          "label": {
            "es": "Activo",
            "en": "Active",
            "pt": "Ativo"
          },
          "color": "success"
        }
      ],
      "default": 1
    },
    "test_mode": {
      "source": "test_mode",
      "kind": "flag",
      "label": {
        "es": "Modo de prueba",
        "en": "Test mode",
        "pt": "Modo de teste"
      },
      "widget": "switch",
      "display": "flag",
      "width": "half",
      "help": {
        "es": "Los pagos no son reales",
        "en": "Payments are not real",
        "pt": "Os pagamentos não são reais"
      },
      "phrase": {
        "other": {
          "es": "En pruebas",
          "en": "In test mode",
          "pt": "Em testes"
        }
      },
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
    "is_default": {
      "source": "is_default",
      "kind": "flag",
      "label": {
        "es": "Predeterminado",
        "en": "Default",
        "pt": "Padrão"
      },
      "widget": "switch",
      "display": "flag",
      "width": "half",
      "phrase": {
        "other": {
          "es": "El primero que ve tu cliente",
          "en": "The first that your customer sees",
          "pt": "O primeiro que seu cliente vê"
        }
      },
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
      "hidden": [
        "create",
        "edit",
        "show"
      ],
      "default": 0,
      "bounds": {
        "minimum": 0,
        "maximum": 1000
      }
    }
  }
};

export default descriptor;
