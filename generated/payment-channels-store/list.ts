// Generated from schemas/payment-channels-store.json by `npm run schema types`. Edit the schema instead.
import type { ListDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: ListDescriptor = {
  "columns": [
    {
      "source": "order",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "payment_channel_id",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "active",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "complete",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "test_mode",
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
      "source": "checked",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "merchant_id",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "signature_algorithm",
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
      "source": "payment_channel_id",
      "op": "in"
    }
  ],
  "card": [
    "payment_channel_id",
    "active",
    "complete",
    "test_mode"
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
    "payment_channel_id": {
      "source": "payment_channel_id",
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
    "complete": {
      "source": "complete",
      "kind": "flag",
      "label": {
        "es": "Llaves",
        "en": "Keys",
        "pt": "Chaves"
      },
      "widget": "switch",
      "display": "flag",
      "readOnly": true,
      "width": "half",
      "hidden": [
        "create",
        "edit"
      ],
      "enum": [
        {
          "value": 0,
          "label": {
            "es": "Faltan llaves",
            "en": "Keys are missing",
            "pt": "Faltam chaves"
          },
          "color": "warning"
        },
        {
          "value": 1,
          "label": {
            "es": "Completas",
            "en": "Complete",
            "pt": "Completas"
          },
          "color": "success"
        }
      ],
      "default": 0
    },
    "checked": {
      "source": "checked",
      "kind": "flag",
      "label": {
        "es": "Conexión",
        "en": "Connection",
        "pt": "Conexão"
      },
      "widget": "switch",
      "display": "flag",
      "readOnly": true,
      "width": "half",
      "hidden": [
        "create",
        "edit"
      ],
      "enum": [
        {
          "value": 0,
          "label": {
            "es": "Sin comprobar",
            "en": "Not checked",
            "pt": "Não verificada"
          },
          "color": "warning"
        },
        {
          "value": 1,
          "label": {
            "es": "Comprobada",
            "en": "Checked",
            "pt": "Verificada"
          },
          "color": "success"
        }
      ],
      "default": 0
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
    "merchant_id": {
      "source": "merchant_id",
      "kind": "text",
      "label": {
        "es": "Id del comercio",
        "en": "Merchant id",
        "pt": "Id do estabelecimento"
      },
      "widget": "text",
      "display": "text",
      "width": "half",
      "bounds": {
        "minLength": 1,
        "maxLength": 100
      }
    },
    "signature_algorithm": {
      "source": "signature_algorithm",
      "kind": "enum",
      "label": {
        "es": "Algoritmo de la firma",
        "en": "Signature algorithm",
        "pt": "Algoritmo da assinatura"
      },
      "widget": "select",
      "display": "chip",
      "width": "half",
      "enum": [
        {
          "value": "MD5",
          "label": {
            "es": "MD5",
            "en": "MD5",
            "pt": "MD5"
          }
        },
        {
          "value": "SHA",
          "label": {
            "es": "SHA-1",
            "en": "SHA-1",
            "pt": "SHA-1"
          }
        },
        {
          "value": "SHA256",
          "label": {
            "es": "SHA-256",
            "en": "SHA-256",
            "pt": "SHA-256"
          }
        },
        {
          "value": "HMAC-SHA256",
          "label": {
            "es": "HMAC-SHA256",
            "en": "HMAC-SHA256",
            "pt": "HMAC-SHA256"
          }
        }
      ]
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
