// Generated from schemas/payment-channels.json by `npm run schema types`. Edit the schema instead.
import type { FormDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: FormDescriptor = {
  "name": "payment-channels",
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
            "source": "channel"
          },
          {
            "source": "name"
          },
          {
            "source": "description"
          },
          {
            "source": "active"
          },
          {
            "source": "is_default"
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
            "source": "client_id"
          },
          {
            "source": "client_secret"
          },
          {
            "source": "integrity"
          },
          {
            "source": "event_wompi_key"
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
            "source": "channel"
          },
          {
            "source": "name"
          },
          {
            "source": "description"
          },
          {
            "source": "active"
          },
          {
            "source": "is_default"
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
            "source": "client_id"
          },
          {
            "source": "client_secret"
          },
          {
            "source": "integrity"
          },
          {
            "source": "event_wompi_key"
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
            "source": "channel"
          },
          {
            "source": "name"
          },
          {
            "source": "description"
          },
          {
            "source": "active"
          },
          {
            "source": "is_default"
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
    "icon": {
      "source": "icon",
      "kind": "text",
      "label": {
        "es": "Ícono",
        "en": "Icon",
        "pt": "Ícone"
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
        "maxLength": 50
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
  },
  "rules": [
    {
      "show": [
        "client_id",
        "client_secret"
      ]
    },
    {
      "show": [
        "integrity",
        "event_wompi_key"
      ]
    },
    {
      "show": [
        "test_mode"
      ]
    },
    {
      "show": [
        "extra_parameters"
      ]
    }
  ],
  "bulk": [
    {
      "source": "channel",
      "along": []
    },
    {
      "source": "active",
      "along": []
    },
    {
      "source": "test_mode",
      "along": []
    },
    {
      "source": "is_default",
      "along": []
    }
  ]
};

export default descriptor;
