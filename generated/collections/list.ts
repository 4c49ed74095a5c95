// Generated from schemas/collections.json by `npm run schema types`. Edit the schema instead.
import type { ListDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: ListDescriptor = {
  "columns": [
    {
      "source": "position",
      "priority": 4,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "picture_url",
      "width": 64,
      "sortable": false,
      "hidden": false
    },
    {
      "source": "name",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "total_products",
      "priority": 2,
      "sortable": false,
      "hidden": false
    },
    {
      "source": "public",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "parent_id",
      "priority": 5,
      "sortable": true,
      "hidden": true
    },
    {
      "source": "created_at",
      "priority": 6,
      "sortable": true,
      "hidden": true
    },
    {
      "source": "updated_at",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "description",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "default",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "sub_collections",
      "sortable": false,
      "hidden": true
    }
  ],
  "filters": [
    {
      "alwaysOn": false,
      "source": "public",
      "op": "in"
    },
    {
      "alwaysOn": false,
      "source": "default",
      "op": "equals"
    },
    {
      "alwaysOn": false,
      "source": "parent_id",
      "op": "in"
    },
    {
      "alwaysOn": false,
      "source": "name",
      "op": "contains"
    }
  ],
  "card": [
    "picture_url",
    "total_products",
    "parent_id",
    "public"
  ],
  "bulk": true,
  "fields": {
    "created_at": {
      "source": "created_at",
      "kind": "datetime",
      "label": {
        "es": "Creado",
        "en": "Created",
        "pt": "Criado"
      },
      "widget": "datetime",
      "display": "datetime",
      "required": true,
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ]
    },
    "updated_at": {
      "source": "updated_at",
      "kind": "datetime",
      "label": {
        "es": "Actualizado",
        "en": "Updated",
        "pt": "Atualizado"
      },
      "widget": "datetime",
      "display": "datetime",
      "required": true,
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ]
    },
    "picture_url": {
      "source": "picture_url",
      "kind": "text",
      "label": {
        "es": "Imagen",
        "en": "Picture",
        "pt": "Imagem"
      },
      "widget": "image",
      "display": "image",
      "bounds": {
        "minLength": 1,
        "maxLength": 500
      }
    },
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
      "bounds": {
        "minLength": 1,
        "maxLength": 100
      }
    },
    "description": {
      "source": "description",
      "kind": "text",
      "label": {
        "es": "Descripción",
        "en": "Description",
        "pt": "Descrição"
      },
      "widget": "multiline",
      "display": "multiline",
      "bounds": {
        "maxLength": 500
      }
    },
    "public": {
      "source": "public",
      "kind": "flag",
      "label": {
        "es": "Visibilidad",
        "en": "Visibility",
        "pt": "Visibilidade"
      },
      "widget": "switch",
      "display": "toggle",
      "required": true,
      "width": "half",
      "enum": [
        {
          "value": 0,
          "label": {
            "es": "Oculta",
            "en": "Hidden",
            "pt": "Oculta"
          },
          "color": "neutral"
        },
        {
          "value": 1,
          "label": {
            "es": "Visible",
            "en": "Visible",
            "pt": "Visível"
          },
          "color": "success"
        }
      ],
      "default": 1
    },
    "parent_id": {
      "source": "parent_id",
      "kind": "reference",
      "label": {
        "es": "Colección principal",
        "en": "Parent collection",
        "pt": "Coleção principal"
      },
      "widget": "reference",
      "display": "reference",
      "width": "half",
      "help": {
        "es": "Elige una para que esta sea su subcolección",
        "en": "Choose one to make this its sub-collection",
        "pt": "Escolha uma para que esta seja sua subcoleção"
      },
      "phrase": {
        "other": {
          "es": "En {value}",
          "en": "In {value}",
          "pt": "Em {value}"
        }
      },
      "ref": {
        "resource": "collections",
        "relation": "many-to-one",
        "onDelete": "set-null"
      }
    },
    "position": {
      "source": "position",
      "kind": "integer",
      "label": {
        "es": "Posición",
        "en": "Position",
        "pt": "Posição"
      },
      "widget": "number",
      "display": "number",
      "readOnly": true,
      "hidden": [
        "create",
        "edit",
        "show"
      ],
      "default": 0,
      "bounds": {
        "minimum": 0,
        "maximum": 1000000
      }
    },
    "default": {
      "source": "default",
      "kind": "flag",
      "label": {
        "es": "Todos los productos",
        "en": "All products",
        "pt": "Todos os produtos"
      },
      "widget": "switch",
      "display": "flag",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "enum": [
        {
          "value": 0,
          "label": {
            "es": "No",
            "en": "No",
            "pt": "Não"
          }
        },
        {
          "value": 1,
          "label": {
            "es": "Sí",
            "en": "Yes",
            "pt": "Sim"
          }
        }
      ],
      "default": 0
    },
    "sub_collections": {
      "source": "sub_collections",
      "kind": "collection",
      "label": {
        "es": "Subcolecciones",
        "en": "Sub-collections",
        "pt": "Subcoleções"
      },
      "widget": "collection",
      "display": "collection",
      "readOnly": true,
      "phrase": {
        "one": {
          "es": "{value} subcolección",
          "en": "{value} sub-collection",
          "pt": "{value} subcoleção"
        },
        "other": {
          "es": "{value} subcolecciones",
          "en": "{value} sub-collections",
          "pt": "{value} subcoleções"
        },
        "zero": {
          "es": "Sin subcolecciones",
          "en": "No sub-collections",
          "pt": "Sem subcoleções"
        }
      },
      "ref": {
        "resource": "collections",
        "relation": "one-to-many",
        "via": "parent_id"
      }
    },
    "total_products": {
      "source": "total_products",
      "kind": "integer",
      "label": {
        "es": "Número de productos",
        "en": "Number of products",
        "pt": "Número de produtos"
      },
      "widget": "number",
      "display": "number",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "phrase": {
        "other": {
          "es": "{value} productos",
          "en": "{value} products",
          "pt": "{value} produtos"
        },
        "one": {
          "es": "{value} producto",
          "en": "{value} product",
          "pt": "{value} produto"
        },
        "zero": {
          "es": "Sin productos",
          "en": "No products",
          "pt": "Sem produtos"
        }
      },
      "default": 0,
      "bounds": {
        "minimum": 0
      }
    }
  }
};

export default descriptor;
