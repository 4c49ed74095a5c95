// Generated from schemas/user-stores.json by `npm run schema types`. Edit the schema instead.
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: ResourceDescriptor = {
  "name": "user-stores",
  "label": {
    "es": {
      "one": "Sucursal",
      "many": "Sucursales",
      "also": "líneas sedes tiendas locales números whatsapp"
    },
    "en": {
      "one": "Branch",
      "many": "Branches",
      "also": "lines shops numbers whatsapp"
    },
    "pt": {
      "one": "Filial",
      "many": "Filiais",
      "also": "linhas lojas números whatsapp"
    }
  },
  "representation": "name",
  "share": "{mobile_phone_number}",
  "icon": "branch",
  "menu": {
    "group": "apps",
    "order": 20
  },
  "operations": [
    "list",
    "show",
    "create",
    "edit",
    "delete",
    "export"
  ],
  "imports": true,
  "access": {
    "list": {
      "permission": "user-stores.read"
    },
    "show": {
      "permission": "user-stores.read"
    },
    "create": {
      "permission": "user-stores.write",
      "allBranches": true
    },
    "edit": {
      "permission": "user-stores.write"
    },
    "delete": {
      "permission": "user-stores.delete"
    },
    "bulkDelete": {
      "permission": "user-stores.delete"
    },
    "export": {
      "permission": "user-stores.export"
    }
  },
  "version": 1,
  "list": {
    "sort": {
      "field": "created_at",
      "order": "ASC"
    },
    "perPage": 10,
    "search": [
      {
        "source": "name"
      },
      {
        "source": "mobile_phone_number"
      }
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
      "bounds": {
        "minLength": 1,
        "maxLength": 100
      }
    }
  }
};

export default descriptor;
