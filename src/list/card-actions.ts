/** The class of what acts on one card. It is out of sight while cards are selected; the cards are not drawn again. */
export const CARD_ACTIONS = 'card-actions';
