// Generated from schemas/orders.json by `npm run schema types`. Edit the schema instead.
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: ResourceDescriptor = {
  "name": "orders",
  "label": {
    "es": {
      "one": "Pedido",
      "many": "Pedidos",
      "also": "ventas compras órdenes despachos"
    },
    "en": {
      "one": "Order",
      "many": "Orders",
      "also": "sales purchases"
    },
    "pt": {
      "one": "Pedido",
      "many": "Pedidos",
      "also": "vendas compras encomendas"
    }
  },
  "representation": "#{sequence}",
  "icon": "order",
  "menu": {
    "group": "performance",
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
      "permission": "orders.read"
    },
    "show": {
      "permission": "orders.read"
    },
    "create": {
      "permission": "orders.write"
    },
    "edit": {
      "permission": "orders.write"
    },
    "delete": {
      "permission": "orders.delete"
    },
    "bulkDelete": {
      "permission": "orders.delete",
      "feature": "is_bulk_order_deletion_enabled"
    },
    "export": {
      "permission": "orders.export"
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
        "source": "sequence"
      },
      {
        "source": "customer"
      },
      {
        "source": "comments"
      },
      {
        "source": "order_details"
      }
    ]
  },
  "fields": {
    "sequence": {
      "source": "sequence",
      "kind": "integer",
      "label": {
        "es": "Pedido",
        "en": "Order",
        "pt": "Pedido"
      },
      "widget": "number",
      "display": "text",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "bounds": {
        "minimum": 1
      }
    }
  }
};

export default descriptor;
