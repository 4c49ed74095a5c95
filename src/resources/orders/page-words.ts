import paymentEn from '../../../i18n/orders-payment/en.json';
import paymentEs from '../../../i18n/orders-payment/es.json';
import paymentPt from '../../../i18n/orders-payment/pt.json';
import proofEn from '../../../i18n/orders-proof/en.json';
import proofEs from '../../../i18n/orders-proof/es.json';
import proofPt from '../../../i18n/orders-proof/pt.json';
import refundEn from '../../../i18n/orders-refund/en.json';
import refundEs from '../../../i18n/orders-refund/es.json';
import refundPt from '../../../i18n/orders-refund/pt.json';
import shipmentEn from '../../../i18n/orders-shipment/en.json';
import shipmentEs from '../../../i18n/orders-shipment/es.json';
import shipmentPt from '../../../i18n/orders-shipment/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of payment links. */
export const PAYMENT_WORDS: Dictionary<typeof paymentEs> = { es: paymentEs, en: paymentEn, pt: paymentPt };

/** Sentences of proofs of payment. */
export const PROOF_WORDS: Dictionary<typeof proofEs> = { es: proofEs, en: proofEn, pt: proofPt };

/** Sentences of refunds. */
export const REFUND_WORDS: Dictionary<typeof refundEs> = { es: refundEs, en: refundEn, pt: refundPt };

/** Sentences of carrier and tracking. */
export const SHIPMENT_WORDS: Dictionary<typeof shipmentEs> = {
  es: shipmentEs,
  en: shipmentEn,
  pt: shipmentPt,
};
