// Generated from schemas/products.json by `npm run schema types`. Edit the schema instead.
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: ResourceDescriptor = {
  "name": "products",
  "label": {
    "es": {
      "one": "Producto",
      "many": "Productos",
      "also": "artículos catálogo mercancía inventario"
    },
    "en": {
      "one": "Product",
      "many": "Products",
      "also": "items catalog goods"
    },
    "pt": {
      "one": "Produto",
      "many": "Produtos",
      "also": "itens catálogo mercadoria"
    }
  },
  "representation": "name",
  "share": "{line}/{slug}",
  "wideForm": true,
  "icon": "product",
  "menu": {
    "group": "manage",
    "order": 20
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
      "permission": "products.read"
    },
    "show": {
      "permission": "products.read"
    },
    "create": {
      "permission": "products.write"
    },
    "edit": {
      "permission": "products.write"
    },
    "delete": {
      "permission": "products.delete"
    },
    "bulkDelete": {
      "permission": "products.delete"
    },
    "export": {
      "permission": "products.export"
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
        "source": "name"
      },
      {
        "source": "sku"
      },
      {
        "source": "barcode"
      },
      {
        "source": "tags"
      },
      {
        "source": "product_variants"
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
      "placeholder": {
        "es": "Camiseta de algodón",
        "en": "Cotton T-shirt",
        "pt": "Camiseta de algodão"
      },
      "bounds": {
        "minLength": 1,
        "maxLength": 150
      }
    }
  }
};

export default descriptor;
