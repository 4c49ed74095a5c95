/** The carrier of a parcel and what the buyer follows it by. */
export interface Shipment {
  carrier: string | null;
  tracking_number: string | null;
  /** An https address; see `TRACKING_LINK`. */
  tracking_url: string | null;
}

/** The fields of an order that make up its shipment. */
export const SHIPMENT_FIELDS = [
  'carrier',
  'tracking_number',
  'tracking_url',
] as const satisfies (keyof Shipment)[];

/** The pattern of `tracking_url` in the orders schema: https, a host with a dot, and no user before it. */
export const TRACKING_LINK = /^https:\/\/[A-Za-z0-9.-]+\.[A-Za-z]{2,}(:\d{1,5})?([/?#][^\s]*)?$/;

/** A carrier of Colombia. */
interface Carrier {
  name: string;
  /** The address of its page about one parcel, up to the number. Absent where a page shows no parcel by its address. */
  page?: string;
}

/** Carriers that a merchant chooses from; another may be typed. The addresses are those that each links to for buyers. */
export const CARRIERS: readonly Carrier[] = [
  {
    name: 'Servientrega',
    page: 'https://mobile.servientrega.com/WebSitePortal/RastreoEnvioDetalle.html?Guia=',
  },
  { name: 'Inter Rapidísimo', page: 'https://interrapidisimo.com/sigue-tu-envio/?guia=' },
  {
    name: 'Coordinadora',
    page: 'https://coordinadora.com/rastreo/rastreo-de-guia/detalle-de-rastreo-de-guia/?guia=',
  },
  { name: 'Envía', page: 'https://hub.envia.co/landingrastreo/Rastreo/Index?guia=' },
  { name: 'TCC', page: 'https://tcc.com.co/courier/mensajeria/rastrear-envio/?guia=' },
  { name: 'Deprisa' },
  {
    name: 'Servicios Postales Nacionales 4-72',
    page: 'https://svc1.sipost.co/trazawebsip2/frmReportTrace.aspx?ShippingCode=',
  },
  { name: 'Saferbo' },
  { name: 'DHL Express', page: 'https://www.dhl.com/co-es/home/rastreo.html?tracking-id=' },
  { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { name: 'Mensajeros Urbanos' },
  { name: 'Domicilio propio' },
];

/** The characters of a name, so that 'interrapidisimo' is 'Inter Rapidísimo'. */
function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

/**
 * Where the buyer follows a parcel: the link that was typed, else the page of a carrier of `CARRIERS` about its number.
 * Null where neither is known.
 */
export function trackingLink({ carrier, tracking_number, tracking_url }: Shipment): string | null {
  if (tracking_url) return tracking_url;
  const number = (tracking_number ?? '').replaceAll(/[\s.-]/g, '');
  if (!/^[A-Za-z0-9]{5,40}$/.test(number)) return null;
  const page = CARRIERS.find(({ name }) => lettersOf(name) === lettersOf(carrier ?? ''))?.page;
  return page === undefined ? null : page + number;
}

/** 'Servientrega · 2039482', or what of it is known; empty without any. */
export function shipmentText({ carrier, tracking_number }: Omit<Shipment, 'tracking_url'>): string {
  return [carrier, tracking_number].filter((part) => part !== null && part !== '').join(' · ');
}

/** Whether anything of it is known. */
export function hasShipment(shipment: Shipment): boolean {
  return SHIPMENT_FIELDS.some((field) => (shipment[field] ?? '') !== '');
}
