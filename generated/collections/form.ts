// Generated from schemas/collections.json by `npm run schema types`. Edit the schema instead.
import type { FormDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: FormDescriptor = {
  "name": "collections",
  "create": {
    "mode": "simple",
    "sections": [
      {
        "id": "main",
        "label": {
          "es": "Datos de la colección",
          "en": "Collection",
          "pt": "Dados da coleção"
        },
        "columns": 1,
        "fields": [
          {
            "source": "picture_url"
          },
          {
            "source": "name"
          },
          {
            "source": "description"
          },
          {
            "source": "public"
          },
          {
            "source": "parent_id"
          }
        ]
      }
    ]
  },
  "edit": {
    "mode": "simple",
    "sections": [
      {
        "id": "main",
        "label": {
          "es": "Datos de la colección",
          "en": "Collection",
          "pt": "Dados da coleção"
        },
        "columns": 1,
        "fields": [
          {
            "source": "picture_url"
          },
          {
            "source": "name"
          },
          {
            "source": "description"
          },
          {
            "source": "public"
          },
          {
            "source": "parent_id"
          }
        ]
      },
      {
        "id": "content",
        "label": {
          "es": "Contenido",
          "en": "Content",
          "pt": "Conteúdo"
        },
        "columns": 1,
        "fields": [
          {
            "source": "sub_collections"
          },
          {
            "source": "products"
          }
        ]
      }
    ]
  },
  "show": {
    "mode": "simple",
    "sections": [
      {
        "id": "main",
        "label": {
          "es": "Datos de la colección",
          "en": "Collection",
          "pt": "Dados da coleção"
        },
        "columns": 1,
        "fields": [
          {
            "source": "picture_url"
          },
          {
            "source": "name"
          },
          {
            "source": "description"
          },
          {
            "source": "public"
          },
          {
            "source": "parent_id"
          }
        ]
      },
      {
        "id": "content",
        "label": {
          "es": "Contenido",
          "en": "Content",
          "pt": "Conteúdo"
        },
        "columns": 1,
        "fields": [
          {
            "source": "sub_collections"
          },
          {
            "source": "products"
          },
          {
            "source": "total_products"
          },
          {
            "source": "default"
          },
          {
            "source": "created_at"
          },
          {
            "source": "updated_at"
          }
        ]
      }
    ]
  },
  "fields": {
    "id": {
      "source": "id",
      "kind": "integer",
      "label": {
        "es": "Número interno",
        "en": "Internal number",
        "pt": "Número interno"
      },
      "widget": "number",
      "display": "number",
      "required": true,
      "readOnly": true,
      "hidden": [
        "create",
        "edit",
        "show"
      ]
    },
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
    "products": {
      "source": "products",
      "kind": "collection",
      "label": {
        "es": "Productos",
        "en": "Products",
        "pt": "Produtos"
      },
      "widget": "collection",
      "display": "collection",
      "readOnly": true,
      "hidden": [
        "list"
      ],
      "ref": {
        "resource": "products",
        "relation": "one-to-many",
        "via": "collections_id"
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
  },
  "rules": [],
  "bulk": [
    {
      "source": "public",
      "along": [],
      "ops": [
        "set"
      ]
    }
  ],
  "identity": [
    "name"
  ]
};

export default descriptor;
