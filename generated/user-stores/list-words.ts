// Generated from schemas/user-stores.json by `npm run schema types`. Edit the schema instead.
import type { ListWords } from '../../domain/schema/descriptors.ts';

const descriptor: ListWords = {
  "sorts": [
    {
      "field": "created_at",
      "order": "ASC",
      "label": {
        "es": "Por antigüedad",
        "en": "Oldest first",
        "pt": "Por antiguidade"
      }
    },
    {
      "field": "name",
      "order": "ASC",
      "label": {
        "es": "A–Z",
        "en": "A–Z",
        "pt": "A–Z"
      }
    }
  ],
  "empty": {
    "title": {
      "es": "Un número para cada punto de venta",
      "en": "A number for each point of sale",
      "pt": "Um número para cada ponto de venda"
    },
    "text": {
      "es": "Cada sucursal atiende por su propio WhatsApp y recibe sus propios pedidos.",
      "en": "Each branch answers on its own WhatsApp and gets its own orders.",
      "pt": "Cada filial atende pelo próprio WhatsApp e recebe os próprios pedidos."
    },
    "action": {
      "es": "Agregar una sucursal",
      "en": "Add a branch",
      "pt": "Adicionar uma filial"
    }
  }
};

export default descriptor;
