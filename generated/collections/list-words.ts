// Generated from schemas/collections.json by `npm run schema types`. Edit the schema instead.
import type { ListWords } from '../../domain/schema/descriptors.ts';

const descriptor: ListWords = {
  "sorts": [
    {
      "field": "position",
      "order": "ASC",
      "label": {
        "es": "Como en tu tienda",
        "en": "As in your store",
        "pt": "Como na sua loja"
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
    },
    {
      "field": "created_at",
      "order": "DESC",
      "label": {
        "es": "Más recientes",
        "en": "Newest",
        "pt": "Mais recentes"
      }
    }
  ],
  "empty": {
    "title": {
      "es": "Ordena tu vitrina",
      "en": "Arrange your shop window",
      "pt": "Organize sua vitrine"
    },
    "text": {
      "es": "Con colecciones, tu cliente encuentra rápido lo que busca.",
      "en": "Collections let your customer find things fast.",
      "pt": "Com coleções, seu cliente encontra rápido o que procura."
    },
    "action": {
      "es": "Crear una colección",
      "en": "Create a collection",
      "pt": "Criar uma coleção"
    }
  }
};

export default descriptor;
