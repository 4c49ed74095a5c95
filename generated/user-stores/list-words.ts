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
  ]
};

export default descriptor;
