// Generated from schemas/invoices.json by `npm run schema types`. Edit the schema instead.
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
      "field": "due_date",
      "order": "ASC",
      "label": {
        "es": "Los que vencen primero",
        "en": "Due first",
        "pt": "Os que vencem primeiro"
      }
    },
    {
      "field": "amount",
      "order": "DESC",
      "label": {
        "es": "Los de mayor valor",
        "en": "Highest amount",
        "pt": "Os de maior valor"
      }
    }
  ],
  "empty": {
    "title": {
      "es": "Aquí quedan tus pagos",
      "en": "Your payments stay here",
      "pt": "Seus pagamentos ficam aqui"
    },
    "text": {
      "es": "Cuando pagues un plan, su comprobante aparecerá en esta lista.",
      "en": "When you pay for a plan, its receipt appears in this list.",
      "pt": "Quando você pagar um plano, o comprovante aparecerá nesta lista."
    }
  }
};

export default descriptor;
