// Generated from schemas/invoices.json by `npm run schema types`. Edit the schema instead.
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: ResourceDescriptor = {
  "name": "invoices",
  "label": {
    "es": {
      "one": "Comprobante",
      "many": "Comprobantes",
      "also": "plan suscripción pagar"
    },
    "en": {
      "one": "Receipt",
      "many": "Receipts",
      "also": "plan subscription pay bills"
    },
    "pt": {
      "one": "Comprovante",
      "many": "Comprovantes",
      "also": "plano assinatura pagar"
    }
  },
  "representation": "number",
  "icon": "invoice",
  "menu": false,
  "operations": [
    "list",
    "show",
    "export"
  ],
  "access": {
    "list": {
      "permission": "invoices.read"
    },
    "show": {
      "permission": "invoices.read"
    },
    "create": {
      "permission": "invoices.write"
    },
    "edit": {
      "permission": "invoices.write"
    },
    "delete": {
      "permission": "invoices.delete"
    },
    "bulkDelete": {
      "permission": "invoices.delete"
    },
    "export": {
      "permission": "invoices.export"
    }
  },
  "version": 1,
  "list": {
    "sort": {
      "field": "created_at",
      "order": "DESC"
    },
    "perPage": 10,
    "search": [
      {
        "source": "number"
      }
    ]
  },
  "fields": {
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
    }
  }
};

export default descriptor;
