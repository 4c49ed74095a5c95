// Generated from schemas/payment-channels-store.json by `npm run schema types`. Edit the schema instead.
import type { FormDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: FormDescriptor = {
  "name": "payment-channels-store",
  "create": {
    "mode": "simple",
    "sections": [
      {
        "id": "channel",
        "label": {
          "es": "Medio de pago",
          "en": "Payment channel",
          "pt": "Meio de pagamento"
        },
        "columns": 2,
        "fields": [
          {
            "source": "payment_channel_id"
          },
          {
            "source": "active"
          }
        ]
      },
      {
        "id": "keys",
        "label": {
          "es": "Cuenta",
          "en": "Account",
          "pt": "Conta"
        },
        "columns": 2,
        "fields": [
          {
            "source": "merchant_id"
          },
          {
            "source": "client_id"
          },
          {
            "source": "client_secret"
          },
          {
            "source": "api_login"
          },
          {
            "source": "integrity"
          },
          {
            "source": "event_wompi_key"
          },
          {
            "source": "signature_algorithm"
          },
          {
            "source": "test_mode"
          }
        ]
      },
      {
        "id": "instructions",
        "label": {
          "es": "Instrucciones para tu cliente",
          "en": "Instructions for your customer",
          "pt": "Instruções para seu cliente"
        },
        "columns": 1,
        "fields": [
          {
            "source": "extra_parameters"
          }
        ]
      }
    ]
  },
  "edit": {
    "mode": "simple",
    "sections": [
      {
        "id": "channel",
        "label": {
          "es": "Medio de pago",
          "en": "Payment channel",
          "pt": "Meio de pagamento"
        },
        "columns": 2,
        "fields": [
          {
            "source": "payment_channel_id"
          },
          {
            "source": "active"
          }
        ]
      },
      {
        "id": "keys",
        "label": {
          "es": "Cuenta",
          "en": "Account",
          "pt": "Conta"
        },
        "columns": 2,
        "fields": [
          {
            "source": "merchant_id"
          },
          {
            "source": "client_id"
          },
          {
            "source": "client_secret"
          },
          {
            "source": "api_login"
          },
          {
            "source": "integrity"
          },
          {
            "source": "event_wompi_key"
          },
          {
            "source": "signature_algorithm"
          },
          {
            "source": "test_mode"
          }
        ]
      },
      {
        "id": "instructions",
        "label": {
          "es": "Instrucciones para tu cliente",
          "en": "Instructions for your customer",
          "pt": "Instruções para seu cliente"
        },
        "columns": 1,
        "fields": [
          {
            "source": "extra_parameters"
          }
        ]
      }
    ]
  },
  "show": {
    "mode": "simple",
    "sections": [
      {
        "id": "channel",
        "label": {
          "es": "Medio de pago",
          "en": "Payment channel",
          "pt": "Meio de pagamento"
        },
        "columns": 2,
        "fields": [
          {
            "source": "payment_channel_id"
          },
          {
            "source": "active"
          },
          {
            "source": "complete"
          },
          {
            "source": "checked"
          }
        ]
      },
      {
        "id": "keys",
        "label": {
          "es": "Cuenta",
          "en": "Account",
          "pt": "Conta"
        },
        "columns": 2,
        "fields": [
          {
            "source": "merchant_id"
          },
          {
            "source": "signature_algorithm"
          },
          {
            "source": "test_mode"
          }
        ]
      },
      {
        "id": "instructions",
        "label": {
          "es": "Instrucciones para tu cliente",
          "en": "Instructions for your customer",
          "pt": "Instruções para seu cliente"
        },
        "columns": 1,
        "fields": [
          {
            "source": "extra_parameters"
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
    "client_id": {
      "source": "client_id",
      "kind": "text",
      "label": {
        "es": "Identificador de la cuenta",
        "en": "Account id",
        "pt": "Identificador da conta"
      },
      "widget": "secret",
      "display": "multiline",
      "writeOnly": true,
      "width": "half",
      "bounds": {
        "minLength": 1,
        "maxLength": 500
      }
    },
    "client_secret": {
      "source": "client_secret",
      "kind": "text",
      "label": {
        "es": "Llave privada",
        "en": "Private key",
        "pt": "Chave privada"
      },
      "widget": "secret",
      "display": "multiline",
      "writeOnly": true,
      "width": "half",
      "bounds": {
        "minLength": 1,
        "maxLength": 500
      }
    },
    "integrity": {
      "source": "integrity",
      "kind": "text",
      "label": {
        "es": "Secreto de integridad",
        "en": "Integrity secret",
        "pt": "Segredo de integridade"
      },
      "widget": "secret",
      "display": "multiline",
      "writeOnly": true,
      "width": "half",
      "bounds": {
        "minLength": 1,
        "maxLength": 500
      }
    },
    "event_wompi_key": {
      "source": "event_wompi_key",
      "kind": "text",
      "label": {
        "es": "Secreto de eventos",
        "en": "Events secret",
        "pt": "Segredo de eventos"
      },
      "widget": "secret",
      "display": "multiline",
      "writeOnly": true,
      "width": "half",
      "bounds": {
        "minLength": 1,
        "maxLength": 500
      }
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
    "api_login": {
      "source": "api_login",
      "kind": "text",
      "label": {
        "es": "API Login",
        "en": "API Login",
        "pt": "API Login"
      },
      "widget": "secret",
      "display": "multiline",
      "writeOnly": true,
      "width": "half",
      "bounds": {
        "minLength": 1,
        "maxLength": 500
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
    "extra_parameters": {
      "source": "extra_parameters",
      "kind": "json",
      "label": {
        "es": "Instrucciones de pago",
        "en": "Payment instructions",
        "pt": "Instruções de pagamento"
      },
      "widget": "json",
      "display": "json",
      "shape": "object",
      "items": [
        {
          "source": "nequi",
          "kind": "text",
          "label": {
            "es": "Nequi",
            "en": "Nequi",
            "pt": "Nequi"
          },
          "widget": "text",
          "display": "text",
          "bounds": {
            "maxLength": 10
          }
        },
        {
          "source": "bre_b",
          "kind": "text",
          "label": {
            "es": "Bre-B",
            "en": "Bre-B",
            "pt": "Bre-B"
          },
          "widget": "text",
          "display": "text",
          "bounds": {
            "minLength": 4,
            "maxLength": 92
          }
        },
        {
          "source": "bancolombia",
          "kind": "text",
          "label": {
            "es": "Bancolombia",
            "en": "Bancolombia",
            "pt": "Bancolombia"
          },
          "widget": "text",
          "display": "text",
          "bounds": {
            "maxLength": 11
          }
        },
        {
          "source": "daviplata",
          "kind": "text",
          "label": {
            "es": "Daviplata",
            "en": "Daviplata",
            "pt": "Daviplata"
          },
          "widget": "text",
          "display": "text",
          "bounds": {
            "maxLength": 10
          }
        },
        {
          "source": "holder",
          "kind": "text",
          "label": {
            "es": "A nombre de",
            "en": "In the name of",
            "pt": "Em nome de"
          },
          "widget": "text",
          "display": "text",
          "bounds": {
            "maxLength": 80
          }
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
          "bounds": {
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
            "maxLength": 500
          }
        },
        {
          "source": "qrImage",
          "kind": "text",
          "label": {
            "es": "Código QR",
            "en": "QR code",
            "pt": "Código QR"
          },
          "widget": "image",
          "display": "image",
          "bounds": {
            "minLength": 1,
            "maxLength": 500
          }
        },
        {
          "source": "instructions",
          "kind": "text",
          "label": {
            "es": "Instrucciones",
            "en": "Instructions",
            "pt": "Instruções"
          },
          "widget": "multiline",
          "display": "multiline",
          "bounds": {
            "maxLength": 1000
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
  },
  "rules": [],
  "bulk": [
    {
      "source": "payment_channel_id",
      "along": [],
      "ops": [
        "set"
      ]
    },
    {
      "source": "active",
      "along": [],
      "ops": [
        "set"
      ]
    },
    {
      "source": "test_mode",
      "along": [],
      "ops": [
        "set"
      ]
    }
  ]
};

export default descriptor;
