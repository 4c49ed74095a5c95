import {
  BulkDeleteButton,
  BulkUpdateButton,
  DataTable,
  Edit,
  List,
  SimpleForm,
  TextInput,
} from 'react-admin';
import type { ResourceManifest } from '../../../src/manifest/manifest.ts';

/** Views that name no mode of their writes, so that all are undoable. */

function ProductList() {
  return (
    <List sort={{ field: 'name', order: 'ASC' }}>
      <DataTable
        bulkActionButtons={
          <>
            <BulkUpdateButton label="Esconder" data={{ active: 0 }} />
            <BulkDeleteButton />
          </>
        }
      >
        <DataTable.Col source="name" />
        <DataTable.NumberCol source="price" />
      </DataTable>
    </List>
  );
}

function ProductEdit() {
  return (
    <Edit>
      <SimpleForm>
        <TextInput source="name" />
      </SimpleForm>
    </Edit>
  );
}

export const undoableViews: Readonly<Record<string, ResourceManifest>> = {
  products: {
    list: () => Promise.resolve({ default: ProductList }),
    edit: () => Promise.resolve({ default: ProductEdit }),
  },
};
