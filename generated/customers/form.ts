// Generated from schemas/customers.json by `npm run schema types`. Edit the schema instead.
import type { FormDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: FormDescriptor = {
  "name": "customers",
  "create": {
    "mode": "simple",
    "sections": [
      {
        "id": "purchases",
        "label": {
          "es": "Compras",
          "en": "Purchases",
          "pt": "Compras"
        },
        "columns": 2,
        "fields": [
          {
            "source": "user_store_id"
          }
        ]
      },
      {
        "id": "person",
        "label": {
          "es": "Datos personales",
          "en": "Personal details",
          "pt": "Dados pessoais"
        },
        "columns": 2,
        "fields": [
          {
            "source": "first_name"
          },
          {
            "source": "last_name"
          },
          {
            "source": "phone_number"
          },
          {
            "source": "email"
          },
          {
            "source": "document_type"
          },
          {
            "source": "dni"
          }
        ]
      },
      {
        "id": "address",
        "label": {
          "es": "Dirección",
          "en": "Address",
          "pt": "Endereço"
        },
        "columns": 2,
        "fields": [
          {
            "source": "country_code"
          },
          {
            "source": "city_id"
          },
          {
            "source": "address"
          },
          {
            "source": "address_line"
          }
        ]
      }
    ]
  },
  "edit": {
    "mode": "simple",
    "sections": [
      {
        "id": "purchases",
        "label": {
          "es": "Compras",
          "en": "Purchases",
          "pt": "Compras"
        },
        "columns": 2,
        "fields": [
          {
            "source": "purchases"
          }
        ]
      },
      {
        "id": "person",
        "label": {
          "es": "Datos personales",
          "en": "Personal details",
          "pt": "Dados pessoais"
        },
        "columns": 2,
        "fields": [
          {
            "source": "first_name"
          },
          {
            "source": "last_name"
          },
          {
            "source": "phone_number"
          },
          {
            "source": "email"
          },
          {
            "source": "contacts"
          },
          {
            "source": "document_type"
          },
          {
            "source": "dni"
          }
        ]
      },
      {
        "id": "address",
        "label": {
          "es": "Dirección",
          "en": "Address",
          "pt": "Endereço"
        },
        "columns": 2,
        "fields": [
          {
            "source": "country_code"
          },
          {
            "source": "city_id"
          },
          {
            "source": "address"
          },
          {
            "source": "address_line"
          }
        ]
      },
      {
        "id": "notes",
        "label": {
          "es": "Notas",
          "en": "Notes",
          "pt": "Notas"
        },
        "columns": 1,
        "fields": [
          {
            "source": "notes"
          }
        ]
      }
    ]
  },
  "show": {
    "mode": "simple",
    "sections": [
      {
        "id": "purchases",
        "label": {
          "es": "Compras",
          "en": "Purchases",
          "pt": "Compras"
        },
        "columns": 2,
        "fields": [
          {
            "source": "phone_number"
          },
          {
            "source": "quantity"
          },
          {
            "source": "total"
          },
          {
            "source": "lead_id"
          },
          {
            "source": "frequency_id"
          },
          {
            "source": "purchases"
          }
        ]
      },
      {
        "id": "notes",
        "label": {
          "es": "Notas",
          "en": "Notes",
          "pt": "Notas"
        },
        "columns": 1,
        "fields": [
          {
            "source": "notes"
          }
        ]
      },
      {
        "id": "person",
        "label": {
          "es": "Datos personales",
          "en": "Personal details",
          "pt": "Dados pessoais"
        },
        "folded": true,
        "columns": 2,
        "fields": [
          {
            "source": "first_name"
          },
          {
            "source": "last_name"
          },
          {
            "source": "email"
          },
          {
            "source": "contacts"
          },
          {
            "source": "document_type"
          },
          {
            "source": "dni"
          }
        ]
      },
      {
        "id": "address",
        "label": {
          "es": "Dirección",
          "en": "Address",
          "pt": "Endereço"
        },
        "folded": true,
        "columns": 2,
        "fields": [
          {
            "source": "country_code"
          },
          {
            "source": "city_id"
          },
          {
            "source": "address"
          },
          {
            "source": "address_line"
          }
        ]
      },
      {
        "id": "record",
        "label": {
          "es": "Registro",
          "en": "Record",
          "pt": "Registro"
        },
        "folded": true,
        "columns": 2,
        "fields": [
          {
            "source": "user_store_id"
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
    "contacts": {
      "source": "contacts",
      "kind": "items",
      "label": {
        "es": "Otros teléfonos y correos",
        "en": "Other phones and e-mails",
        "pt": "Outros telefones e e-mails"
      },
      "widget": "items",
      "display": "items",
      "hidden": [
        "create",
        "list"
      ],
      "bounds": {
        "maxItems": 20
      },
      "items": [
        {
          "source": "id",
          "kind": "integer",
          "label": {
            "es": "id"
          },
          "widget": "number",
          "display": "number",
          "readOnly": true,
          "hidden": [
            "list",
            "create",
            "edit",
            "show",
            "filter",
            "export"
          ]
        },
        {
          "source": "phone_number",
          "kind": "text",
          "label": {
            "es": "Teléfono",
            "en": "Phone",
            "pt": "Telefone"
          },
          "widget": "phone",
          "display": "phone",
          "width": "half"
        },
        {
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
        }
      ]
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
    "city": {
      "source": "city",
      "kind": "json",
      "label": {
        "es": "Municipio",
        "en": "Municipality",
        "pt": "Município"
      },
      "widget": "json",
      "display": "json",
      "readOnly": true,
      "hidden": [
        "list",
        "create",
        "edit",
        "show",
        "export"
      ],
      "shape": "object",
      "items": [
        {
          "source": "name",
          "kind": "text",
          "label": {
            "es": "Nombre",
            "en": "Name",
            "pt": "Nome"
          },
          "widget": "text",
          "display": "text",
          "required": true
        },
        {
          "source": "state",
          "kind": "text",
          "label": {
            "es": "Departamento",
            "en": "Department",
            "pt": "Departamento"
          },
          "widget": "text",
          "display": "text",
          "required": true
        },
        {
          "source": "country_code",
          "kind": "text",
          "label": {
            "es": "País",
            "en": "Country",
            "pt": "País"
          },
          "widget": "country",
          "display": "country",
          "required": true
        }
      ]
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
    "notes": {
      "source": "notes",
      "kind": "text",
      "label": {
        "es": "Notas",
        "en": "Notes",
        "pt": "Notas"
      },
      "widget": "multiline",
      "display": "multiline",
      "hidden": [
        "list",
        "export",
        "create"
      ],
      "help": {
        "es": "Solo las ves tú",
        "en": "Only you see them",
        "pt": "Só você as vê"
      },
      "bounds": {
        "maxLength": 2000
      },
      "access": {
        "read": {
          "permission": "customers.notes"
        },
        "write": {
          "permission": "customers.notes"
        }
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
    },
    "anonymised_at": {
      "source": "anonymised_at",
      "kind": "datetime",
      "label": {
        "es": "Datos borrados",
        "en": "Details erased",
        "pt": "Dados apagados"
      },
      "widget": "datetime",
      "display": "datetime",
      "readOnly": true,
      "hidden": [
        "list",
        "create",
        "edit",
        "show",
        "export",
        "filter"
      ]
    },
    "purchases": {
      "source": "purchases",
      "kind": "collection",
      "label": {
        "es": "Pedidos del cliente",
        "en": "Customer's orders",
        "pt": "Pedidos do cliente"
      },
      "widget": "collection",
      "display": "collection",
      "readOnly": true,
      "hidden": [
        "list"
      ],
      "ref": {
        "resource": "orders",
        "relation": "one-to-many",
        "via": "customer_id"
      }
    }
  },
  "rules": [
    {
      "show": [
        "city_id"
      ]
    },
    {
      "require": [
        "city_id"
      ]
    }
  ],
  "identity": [
    "phone_number",
    "dni"
  ]
};

export default descriptor;
