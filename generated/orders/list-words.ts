// Generated from schemas/orders.json by `npm run schema types`. Edit the schema instead.
import type { ListWords } from '../../domain/schema/descriptors.ts';

const descriptor: ListWords = {
  "sorts": [
    {
      "field": "created_at",
      "order": "DESC",
      "label": {
        "es": "Más recientes",
        "en": "Newest",
        "pt": "Mais recentes"
      }
    },
    {
      "field": "created_at",
      "order": "ASC",
      "label": {
        "es": "Más antiguos",
        "en": "Oldest",
        "pt": "Mais antigos"
      }
    },
    {
      "field": "total",
      "order": "DESC",
      "label": {
        "es": "Los de mayor valor",
        "en": "Highest total",
        "pt": "Os de maior valor"
      }
    },
    {
      "field": "total",
      "order": "ASC",
      "label": {
        "es": "Los de menor valor",
        "en": "Lowest total",
        "pt": "Os de menor valor"
      }
    }
  ],
  "empty": {
    "title": {
      "es": "Tus pedidos llegan aquí",
      "en": "Your orders arrive here",
      "pt": "Seus pedidos chegam aqui"
    },
    "text": {
      "es": "Comparte tu tienda por WhatsApp, o anota tú el primero que te hagan por chat.",
      "en": "Share your store on WhatsApp, or write down the first one that a chat brings.",
      "pt": "Compartilhe sua loja pelo WhatsApp, ou anote você o primeiro que chegar pelo chat."
    },
    "action": {
      "es": "Anotar un pedido",
      "en": "Write down an order",
      "pt": "Anotar um pedido"
    }
  },
  "arrivals": {
    "one": {
      "es": "{value} pedido nuevo",
      "en": "{value} new order",
      "pt": "{value} pedido novo"
    },
    "other": {
      "es": "{value} pedidos nuevos",
      "en": "{value} new orders",
      "pt": "{value} pedidos novos"
    }
  }
};

export default descriptor;
