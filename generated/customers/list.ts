// Generated from schemas/customers.json by `npm run schema types`. Edit the schema instead.
import type { ListDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: ListDescriptor = {
  "columns": [
    {
      "source": "first_name",
      "priority": 1,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "last_name",
      "priority": 2,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "phone_number",
      "width": 104,
      "priority": 3,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "email",
      "sortable": true,
      "hidden": true
    },
    {
      "source": "city_id",
      "priority": 7,
      "sortable": false,
      "hidden": false
    },
    {
      "source": "quantity",
      "width": 68,
      "priority": 5,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "total",
      "priority": 4,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "lead_id",
      "priority": 6,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "frequency_id",
      "priority": 8,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "dni",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "created_at",
      "priority": 9,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "updated_at",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "document_type",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "country_code",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "address",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "address_line",
      "sortable": false,
      "hidden": true
    },
    {
      "source": "user_store_id",
      "sortable": false,
      "hidden": true
    }
  ],
  "filters": [
    {
      "alwaysOn": false,
      "source": "total",
      "op": "between"
    },
    {
      "alwaysOn": false,
      "source": "quantity",
      "op": "between",
      "positive": true
    },
    {
      "alwaysOn": false,
      "source": "lead_id",
      "op": "in"
    },
    {
      "alwaysOn": false,
      "source": "frequency_id",
      "op": "in"
    },
    {
      "alwaysOn": false,
      "source": "city_id",
      "op": "in"
    },
    {
      "alwaysOn": false,
      "source": "created_at",
      "op": "between"
    }
  ],
  "card": [
    "city_id",
    "quantity",
    "phone_number",
    "total",
    "lead_id"
  ],
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
    "first_name": {
      "source": "first_name",
      "kind": "text",
      "label": {
        "es": "Nombre",
        "en": "First name",
        "pt": "Nome"
      },
      "widget": "text",
      "display": "text",
      "required": true,
      "width": "half",
      "bounds": {
        "minLength": 1,
        "maxLength": 100
      }
    },
    "last_name": {
      "source": "last_name",
      "kind": "text",
      "label": {
        "es": "Apellido",
        "en": "Last name",
        "pt": "Sobrenome"
      },
      "widget": "text",
      "display": "text",
      "width": "half",
      "bounds": {
        "maxLength": 100
      }
    },
    "phone_number": {
      "source": "phone_number",
      "kind": "text",
      "label": {
        "es": "Teléfono",
        "en": "Phone",
        "pt": "Telefone"
      },
      "widget": "phone",
      "display": "phone",
      "required": true,
      "width": "half"
    },
    "email": {
      "source": "email",
      "kind": "text",
      "label": {
        "es": "Correo electrónico",
        "en": "E-mail",
        "pt": "E-mail"
      },
      "widget": "email",
      "display": "email",
      "width": "half",
      "bounds": {
        "maxLength": 254
      }
    },
    "document_type": {
      "source": "document_type",
      "kind": "enum",
      "label": {
        "es": "Tipo de documento",
        "en": "Document type",
        "pt": "Tipo de documento"
      },
      "widget": "select",
      "display": "text",
      "width": "half",
      "enum": [
        {
          "value": "CC",
          "label": {
            "es": "Cédula de ciudadanía (CC)",
            "en": "Citizen ID (CC)",
            "pt": "Cédula de cidadania (CC)"
          }
        },
        {
          "value": "TI",
          "label": {
            "es": "Tarjeta de identidad (TI)",
            "en": "Identity card for minors (TI)",
            "pt": "Cartão de identidade (TI)"
          }
        },
        {
          "value": "Pasaporte",
          "label": {
            "es": "Pasaporte",
            "en": "Passport",
            "pt": "Passaporte"
          }
        },
        {
          "value": "CE",
          "label": {
            "es": "Cédula de extranjería (CE)",
            "en": "Foreigner ID (CE)",
            "pt": "Cédula de estrangeiro (CE)"
          }
        },
        {
          "value": "NIT",
          "label": {
            "es": "NIT",
            "en": "Tax ID (NIT)",
            "pt": "NIT"
          }
        },
        {
          "value": "PPT",
          "label": {
            "es": "Permiso por protección temporal (PPT)",
            "en": "Temporary protection permit (PPT)",
            "pt": "Permissão por proteção temporária (PPT)"
          }
        },
        {
          "value": "PEP",
          "label": {
            "es": "Permiso especial de permanencia (PEP)",
            "en": "Special stay permit (PEP)",
            "pt": "Permissão especial de permanência (PEP)"
          }
        }
      ],
      "default": "CC"
    },
    "dni": {
      "source": "dni",
      "kind": "text",
      "label": {
        "es": "Número de documento",
        "en": "Document number",
        "pt": "Número do documento"
      },
      "widget": "text",
      "display": "text",
      "width": "half"
    },
    "country_code": {
      "source": "country_code",
      "kind": "text",
      "label": {
        "es": "País",
        "en": "Country",
        "pt": "País"
      },
      "widget": "country",
      "display": "country",
      "width": "half"
    },
    "city_id": {
      "source": "city_id",
      "kind": "text",
      "label": {
        "es": "Ciudad",
        "en": "City",
        "pt": "Cidade"
      },
      "widget": "city",
      "display": "city",
      "width": "half"
    },
    "address": {
      "source": "address",
      "kind": "text",
      "label": {
        "es": "Dirección",
        "en": "Address",
        "pt": "Endereço"
      },
      "widget": "text",
      "display": "text",
      "bounds": {
        "maxLength": 200
      }
    },
    "address_line": {
      "source": "address_line",
      "kind": "text",
      "label": {
        "es": "Detalle de la dirección",
        "en": "Address detail",
        "pt": "Complemento"
      },
      "widget": "text",
      "display": "text",
      "placeholder": {
        "es": "Apartamento, torre, barrio",
        "en": "Flat, tower, neighbourhood",
        "pt": "Apartamento, torre, bairro"
      },
      "bounds": {
        "maxLength": 200
      }
    },
    "user_store_id": {
      "source": "user_store_id",
      "kind": "reference",
      "label": {
        "es": "Sucursal",
        "en": "Branch",
        "pt": "Filial"
      },
      "widget": "reference",
      "display": "reference",
      "hidden": [
        "edit"
      ],
      "ref": {
        "resource": "user-stores",
        "relation": "many-to-one",
        "onDelete": "set-null"
      }
    },
    "lead_id": {
      "source": "lead_id",
      "kind": "enum",
      "label": {
        "es": "Tipo de cliente",
        "en": "Kind of customer",
        "pt": "Tipo de cliente"
      },
      "widget": "select",
      "display": "chip",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "enum": [
        {
          "value": 1,
          "label": {
            "es": "Interesado",
            "en": "Lead",
            "pt": "Interessado"
          },
          "color": "neutral"
        },
        {
          "value": 2,
          "label": {
            "es": "Cliente nuevo",
            "en": "New customer",
            "pt": "Cliente novo"
          },
          "color": "info"
        },
        {
          "value": 3,
          "label": {
            "es": "Cliente recurrente",
            "en": "Returning customer",
            "pt": "Cliente recorrente"
          },
          "color": "success"
        }
      ],
      "default": 1
    },
    "frequency_id": {
      "source": "frequency_id",
      "kind": "enum",
      "label": {
        "es": "Frecuencia de compra",
        "en": "Purchase frequency",
        "pt": "Frequência de compra"
      },
      "widget": "select",
      "display": "chip",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "enum": [
        {
          "value": 1,
          "label": {
            "es": "Sin compras recientes",
            "en": "No recent purchases",
            "pt": "Sem compras recentes"
          },
          "color": "neutral"
        },
        {
          "value": 2,
          "label": {
            "es": "Ocasional",
            "en": "Occasional",
            "pt": "Ocasional"
          },
          "color": "info"
        },
        {
          "value": 3,
          "label": {
            "es": "Frecuente",
            "en": "Frequent",
            "pt": "Frequente"
          },
          "color": "success"
        },
        {
          "value": 4,
          "label": {
            "es": "Muy frecuente",
            "en": "Very frequent",
            "pt": "Muito frequente"
          },
          "color": "success"
        }
      ],
      "default": 1
    },
    "quantity": {
      "source": "quantity",
      "kind": "integer",
      "label": {
        "es": "Pedidos",
        "en": "Orders",
        "pt": "Pedidos"
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
          "es": "{value} compras",
          "en": "{value} purchases",
          "pt": "{value} compras"
        },
        "one": {
          "es": "{value} compra",
          "en": "{value} purchase",
          "pt": "{value} compra"
        },
        "zero": {
          "es": "Sin compras",
          "en": "No purchases",
          "pt": "Sem compras"
        }
      },
      "default": 0,
      "bounds": {
        "minimum": 0
      }
    },
    "total": {
      "source": "total",
      "kind": "money",
      "label": {
        "es": "Total comprado",
        "en": "Total spent",
        "pt": "Total comprado"
      },
      "widget": "money",
      "display": "money",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "default": 0,
      "bounds": {
        "minimum": 0,
        "maximum": 9007199254740991
      }
    }
  }
};

export default descriptor;
