/** The plainest react-admin: one list, one form, everything as it comes. The pages of the product are compared with it. */
import { createRoot } from 'react-dom/client';
import { Admin, Edit, List, Resource, SimpleForm, SimpleList, TextInput } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';

const OrderList = () => (
  <List perPage={25}>
    <SimpleList
      primaryText={(order) => `#${order.sequence} ${order.customer_name}`}
      secondaryText={(order) => `$ ${order.total}`}
      tertiaryText={(order) => order.created_at}
    />
  </List>
);

const OrderEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="customer_name" />
      <TextInput source="total" />
    </SimpleForm>
  </Edit>
);

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Admin dataProvider={simpleRestProvider('/api')} disableTelemetry>
    <Resource name="orders" list={OrderList} edit={OrderEdit} />
  </Admin>,
);
