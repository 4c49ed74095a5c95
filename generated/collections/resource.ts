// Generated from schemas/collections.json by `npm run schema types`. Edit the schema instead.
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: ResourceDescriptor = {
  "name": "collections",
  "label": {
    "es": {
      "one": "Colección",
      "many": "Colecciones",
      "also": "categorías secciones"
    },
    "en": {
      "one": "Collection",
      "many": "Collections",
      "also": "categories sections"
    },
    "pt": {
      "one": "Coleção",
      "many": "Coleções",
      "also": "categorias seções"
    }
  },
  "representation": "name",
  "share": "{line}/c/{id}",
  "icon": "collection",
  "menu": {
    "group": "manage",
    "order": 10
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
      "permission": "collections.read"
    },
    "show": {
      "permission": "collections.read"
    },
    "create": {
      "permission": "collections.write"
    },
    "edit": {
      "permission": "collections.write"
    },
    "delete": {
      "permission": "collections.delete"
    },
    "bulkDelete": {
      "permission": "collections.delete"
    },
    "export": {
      "permission": "collections.export"
    }
  },
  "version": 1,
  "list": {
    "sort": {
      "field": "position",
      "order": "ASC"
    },
    "perPage": 10,
    "search": [
      {
        "source": "name"
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
