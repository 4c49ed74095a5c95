// Generated from schemas/payment-channels.json by `npm run schema types`. Edit the schema instead.
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: ResourceDescriptor = {
  "name": "payment-channels",
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
  "representation": "name",
  "icon": "payment",
  "menu": {
    "group": "settings",
    "order": 30
  },
  "operations": [
    "list",
    "show",
    "create",
    "edit",
    "delete",
    "export"
  ],
  "access": {
    "list": {
      "permission": "payment-channels.read"
    },
    "show": {
      "permission": "payment-channels.read"
    },
    "create": {
      "permission": "payment-channels.write",
      "feature": "is_payment_checkouts_enabled"
    },
    "edit": {
      "permission": "payment-channels.write",
      "feature": "is_payment_checkouts_enabled"
    },
    "delete": {
      "permission": "payment-channels.delete"
    },
    "bulkDelete": {
      "permission": "payment-channels.delete"
    },
    "export": {
      "permission": "payment-channels.export"
    }
  },
  "version": 1,
  "list": {
    "sort": {
      "field": "order",
      "order": "ASC"
    },
    "perPage": 10,
    "search": [
      "name"
    ]
  },
  "fields": {
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
    }
  }
};

export default descriptor;
