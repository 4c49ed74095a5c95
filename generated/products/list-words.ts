// Generated from schemas/products.json by `npm run schema types`. Edit the schema instead.
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
      "field": "name",
      "order": "ASC",
      "label": {
        "es": "A–Z",
        "en": "A–Z",
        "pt": "A–Z"
      }
    },
    {
      "field": "name",
      "order": "DESC",
      "label": {
        "es": "Z–A",
        "en": "Z–A",
        "pt": "Z–A"
      }
    },
    {
      "field": "price",
      "order": "DESC",
      "label": {
        "es": "Más caros",
        "en": "Most expensive",
        "pt": "Mais caros"
      }
    },
    {
      "field": "price",
      "order": "ASC",
      "label": {
        "es": "Más baratos",
        "en": "Cheapest",
        "pt": "Mais baratos"
      }
    },
    {
      "field": "quantity_available",
      "order": "ASC",
      "label": {
        "es": "Los que se agotan",
        "en": "Running out",
        "pt": "Os que estão acabando"
      }
    },
    {
      "field": "updated_at",
      "order": "DESC",
      "label": {
        "es": "Cambiados hace poco",
        "en": "Changed lately",
        "pt": "Alterados há pouco"
      }
    }
  ],
  "empty": {
    "title": {
      "es": "Aquí va lo que vendes",
      "en": "What you sell goes here",
      "pt": "Aqui fica o que você vende"
    },
    "text": {
      "es": "Una foto, un nombre y un precio bastan para empezar. Lo demás se agrega después.",
      "en": "A photo, a name and a price are enough to begin. The rest can wait.",
      "pt": "Uma foto, um nome e um preço bastam para começar. O resto fica para depois."
    },
    "action": {
      "es": "Crear mi primer producto",
      "en": "Create my first product",
      "pt": "Criar meu primeiro produto"
    }
  }
};

export default descriptor;
