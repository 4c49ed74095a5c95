import type { FormParts } from '../../generator/manifest/form-parts.ts';
import { CustomerPurchases } from './CustomerPurchases.tsx';
import { AddressAndConsents } from './personal/AddressAndConsents.tsx';
import { OwnData } from './personal/OwnData.tsx';
import { CustomerPhone } from './phone/CustomerPhone.tsx';
import { OwnDataBar } from './personal/OwnDataBar.tsx';

/**
 * The customer's page begins with what they bought, and how to reach them. Spec 2 §5: a new customer has a document, the
 * form of the page a last name; buyers whom an order registers may lack both.
 */
const parts: FormParts<'customers'> = {
  sections: { purchases: CustomerPurchases, person: OwnData, address: AddressAndConsents, notes: OwnData },
  fields: { phone_number: CustomerPhone },
  EditBar: OwnDataBar,
  required: { create: ['dni'], edit: ['last_name'] },
};

export default parts;
