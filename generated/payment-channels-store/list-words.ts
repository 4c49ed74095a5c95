// Generated from schemas/payment-channels-store.json by `npm run schema types`. Edit the schema instead.
import type { ListWords } from '../../domain/schema/descriptors.ts';

const descriptor: ListWords = {
  "sorts": [
    {
      "field": "order",
      "order": "ASC",
      "label": {
        "es": "Como los ve tu cliente",
        "en": "As your customer sees them",
        "pt": "Como seu cliente vê"
      }
    }
  ],
  "empty": {
    "title": {
      "es": "¿Cómo te pagan?",
      "en": "How do you get paid?",
      "pt": "Como você recebe?"
    },
    "text": {
      "es": "Agrega transferencia, efectivo o una pasarela, y aparecerán al final de cada pedido.",
      "en": "Add bank transfer, cash or a gateway: they appear at the end of each order.",
      "pt": "Adicione transferência, dinheiro ou um gateway: eles aparecem no fim de cada pedido."
    },
    "action": {
      "es": "Agregar un medio de pago",
      "en": "Add a payment channel",
      "pt": "Adicionar um meio de pagamento"
    }
  }
};

export default descriptor;
