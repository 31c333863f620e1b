/** The cards of the played provider, in mock builds only. */
export const TEST_CARDS = {
  ok: 'pm_card_visa',
  declined: 'pm_card_visa_chargeDeclined',
  action: 'pm_card_authenticationRequired',
  slow: 'pm_card_slow',
} as const;

/** What becomes of the card that needs an action, once the bank has verified its customer. */
export const VERIFIED_TEST_CARD = 'pm_card_authenticationRequired_verified';
