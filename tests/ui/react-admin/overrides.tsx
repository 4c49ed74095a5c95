import {
  BulkDeleteButton,
  Create,
  Datagrid,
  DataTable,
  DateField,
  Edit,
  EditButton,
  List,
  NumberField,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  ReferenceManyField,
  SearchInput,
  SelectInput,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  TextInput,
} from 'react-admin';
import type { ResourceManifest } from '../../../src/manifest/manifest.ts';

/** Views as a react-admin developer writes them, with nothing of ours. */

const FILTERS = [<SearchInput key="q" source="q" alwaysOn />];

function ProductList() {
  return (
    <List filters={FILTERS} sort={{ field: 'name', order: 'ASC' }}>
      <DataTable bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}>
        <DataTable.Col source="name" />
        <DataTable.NumberCol source="price" />
      </DataTable>
    </List>
  );
}

function CustomerList() {
  return (
    <List>
      <Datagrid>
        <TextField source="first_name" />
        <TextField source="phone_number" />
        <DateField source="created_at" />
        <EditButton />
      </Datagrid>
    </List>
  );
}

function ProductEdit() {
  return (
    <Edit mutationMode="pessimistic">
      <SimpleForm>
        <TextInput source="name" />
        <NumberInput source="price" />
        <SelectInput
          source="active"
          choices={[
            { id: 1, name: 'A la venta' },
            { id: 0, name: 'Guardado' },
          ]}
        />
      </SimpleForm>
    </Edit>
  );
}

function CollectionCreate() {
  return (
    <Create redirect="list">
      <SimpleForm>
        <TextInput source="name" />
        <ReferenceInput source="parent_id" reference="collections" />
      </SimpleForm>
    </Create>
  );
}

function CollectionShow() {
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="name" />
        <ReferenceField source="parent_id" reference="collections" link="show" />
        <ReferenceManyField reference="collections" target="parent_id">
          <Datagrid bulkActionButtons={false}>
            <TextField source="name" />
            <NumberField source="position" />
          </Datagrid>
        </ReferenceManyField>
      </SimpleShowLayout>
    </Show>
  );
}

export const overrides: Readonly<Record<string, ResourceManifest>> = {
  products: {
    list: () => Promise.resolve({ default: ProductList }),
    edit: () => Promise.resolve({ default: ProductEdit }),
  },
  customers: { list: () => Promise.resolve({ default: CustomerList }) },
  collections: {
    create: () => Promise.resolve({ default: CollectionCreate }),
    show: () => Promise.resolve({ default: CollectionShow }),
  },
};
