import type { ReactNode } from 'react';

/** Where a payment's card comes from. The card itself stays there; what leaves is the name of a payment method. */
export interface Card {
  /** Whether its fields can be used; the bank verifies its customer without them. */
  isReady: boolean;
  /** Whether the fields are filled in; says at the fields what is not, and throws CardProblem. */
  check: () => Promise<void>;
  /** The payment method of the card, set up with this secret. Throws CardProblem. */
  take: (clientSecret: string) => Promise<string>;
  /** Lets the bank verify its customer; gives the payment method that was verified. Throws CardProblem. */
  verify: (clientSecret: string) => Promise<string>;
}

/** The fields of a card, whoever offers them. */
export interface CardFieldsProps {
  /** Three letters. */
  currency: string;
  /** What `/config.json` says; the played provider needs none. */
  publishableKey: string;
  /** What is filled in has changed. */
  onChange: () => void;
  /** Draws the fields into the form; until whoever keeps them is there, there is no card. */
  children: (fields: ReactNode, card: Card | undefined) => ReactNode;
  /** What stands there where no fields could be had: that, with the way to try again. */
  broken: (notice: ReactNode) => ReactNode;
}

/** A card that cannot be used: not filled in, not taken, or not verified. */
export class CardProblem extends Error {
  override name = 'CardProblem';
  readonly kind: 'incomplete' | 'refused' | 'unverified';
  /** What its own side says of it, in the reader's language. */
  readonly says: string | undefined;

  constructor(kind: CardProblem['kind'], says?: string) {
    super(`the card is ${kind}`);
    this.kind = kind;
    this.says = says;
  }
}
