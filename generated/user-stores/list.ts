// Generated from schemas/user-stores.json by `npm run schema types`. Edit the schema instead.
import type { ListDescriptor } from '../../domain/schema/descriptors.ts';

const descriptor: ListDescriptor = {
  "columns": [
    {
      "source": "name",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "mobile_phone_number",
      "priority": 2,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "email",
      "priority": 5,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "main",
      "priority": 3,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "active",
      "sortable": true,
      "hidden": false
    },
    {
      "source": "created_at",
      "priority": 6,
      "sortable": true,
      "hidden": false
    },
    {
      "source": "updated_at",
      "sortable": false,
      "hidden": true
    }
  ],
  "filters": [
    {
      "alwaysOn": false,
      "source": "mobile_phone_number",
      "op": "contains"
    },
    {
      "alwaysOn": false,
      "source": "name",
      "op": "contains"
    },
    {
      "alwaysOn": false,
      "source": "main",
      "op": "equals"
    }
  ],
  "card": [
    "mobile_phone_number",
    "email",
    "main",
    "active"
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
    "mobile_phone_number": {
      "source": "mobile_phone_number",
      "kind": "text",
      "label": {
        "es": "Número de WhatsApp",
        "en": "WhatsApp number",
        "pt": "Número de WhatsApp"
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
    "main": {
      "source": "main",
      "kind": "flag",
      "label": {
        "es": "Sucursal principal",
        "en": "Main branch",
        "pt": "Filial principal"
      },
      "widget": "switch",
      "display": "flag",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "phrase": {
        "other": {
          "es": "Principal",
          "en": "Main",
          "pt": "Principal"
        }
      },
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
    "active": {
      "source": "active",
      "kind": "flag",
      "label": {
        "es": "Estado",
        "en": "Status",
        "pt": "Status"
      },
      "widget": "switch",
      "display": "chip",
      "readOnly": true,
      "hidden": [
        "create",
        "edit"
      ],
      "enum": [
        {
          "value": 0,
          "label": {
            "es": "Inactiva",
            "en": "Inactive",
            "pt": "Inativa"
          },
          "color": "neutral"
        },
        {
          "value": 1,
          "label": {
            "es": "Activa",
            "en": "Active",
            "pt": "Ativa"
          },
          "color": "success"
        }
      ],
      "default": 1
    }
  }
};

export default descriptor;
