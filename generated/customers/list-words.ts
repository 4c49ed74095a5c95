// Generated from schemas/customers.json by `npm run schema types`. Edit the schema instead.
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
      "field": "first_name",
      "order": "ASC",
      "label": {
        "es": "A–Z",
        "en": "A–Z",
        "pt": "A–Z"
      }
    },
    {
      "field": "total",
      "order": "DESC",
      "label": {
        "es": "Los que más compran",
        "en": "Those who buy the most",
        "pt": "Os que mais compram"
      }
    },
    {
      "field": "quantity",
      "order": "DESC",
      "label": {
        "es": "Con más pedidos",
        "en": "With the most orders",
        "pt": "Com mais pedidos"
      }
    }
  ],
  "empty": {
    "title": {
      "es": "Conoce a quien te compra",
      "en": "Know who buys from you",
      "pt": "Conheça quem compra de você"
    },
    "text": {
      "es": "Cada pedido guarda a su cliente aquí. También puedes anotar a los que ya tienes.",
      "en": "Each order keeps its customer here. You can also write down those you have.",
      "pt": "Cada pedido guarda seu cliente aqui. Você também pode anotar os que já tem."
    },
    "action": {
      "es": "Agregar un cliente",
      "en": "Add a customer",
      "pt": "Adicionar um cliente"
    }
  }
};

export default descriptor;
