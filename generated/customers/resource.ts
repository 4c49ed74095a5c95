// Generated from schemas/customers.json by `npm run schema types`. Edit the schema instead.
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: ResourceDescriptor = {
  "name": "customers",
  "label": {
    "es": {
      "one": "Cliente",
      "many": "Clientes",
      "also": "compradores contactos personas"
    },
    "en": {
      "one": "Customer",
      "many": "Customers",
      "also": "buyers contacts people"
    },
    "pt": {
      "one": "Cliente",
      "many": "Clientes",
      "also": "compradores contatos pessoas"
    }
  },
  "representation": "{first_name} {last_name}",
  "icon": "customer",
  "menu": {
    "group": "performance",
    "order": 30
  },
  "operations": [
    "list",
    "show",
    "create",
    "edit",
    "delete",
    "bulkDelete",
    "export"
  ],
  "imports": true,
  "access": {
    "list": {
      "permission": "customers.read"
    },
    "show": {
      "permission": "customers.read"
    },
    "create": {
      "permission": "customers.write"
    },
    "edit": {
      "permission": "customers.write"
    },
    "delete": {
      "permission": "customers.delete"
    },
    "bulkDelete": {
      "permission": "customers.delete"
    },
    "export": {
      "permission": "customers.export"
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
        "source": "first_name"
      },
      {
        "source": "last_name"
      },
      {
        "source": "phone_number"
      },
      {
        "source": "email"
      },
      {
        "source": "dni"
      },
      {
        "source": "contacts"
      }
    ]
  },
  "fields": {
    "first_name": {
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
    "last_name": {
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
    }
  }
};

export default descriptor;
