// Generated from schemas/payment-channels-store.json by `npm run schema types`. Edit the schema instead.
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: ResourceDescriptor = {
  "name": "payment-channels-store",
  "label": {
    "es": {
      "one": "Medio de pago",
      "many": "Medios de pago",
      "also": "pagos cobros pasarelas tarjetas nequi wompi"
    },
    "en": {
      "one": "Payment channel",
      "many": "Payment channels",
      "also": "payments gateways cards"
    },
    "pt": {
      "one": "Meio de pagamento",
      "many": "Meios de pagamento",
      "also": "pagamentos cobranças cartões pix"
    }
  },
  "representation": "payment_channel_id",
  "icon": "payment",
  "menu": {
    "group": "settings",
    "order": 30
  },
  "operations": [
    "list"
  ],
  "access": {
    "list": {
      "permission": "payment-channels-store.read"
    },
    "show": {
      "permission": "payment-channels-store.read"
    },
    "create": {
      "permission": "payment-channels-store.write"
    },
    "edit": {
      "permission": "payment-channels-store.write"
    },
    "delete": {
      "permission": "payment-channels-store.delete"
    },
    "bulkDelete": {
      "permission": "payment-channels-store.delete"
    },
    "export": {
      "permission": "payment-channels-store.export"
    }
  },
  "version": 1,
  "list": {
    "sort": {
      "field": "order",
      "order": "ASC"
    },
    "perPage": 10,
    "search": []
  },
  "fields": {
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
    }
  }
};

export default descriptor;
