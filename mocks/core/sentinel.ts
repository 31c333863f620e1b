/** The name of an agent or a company whose job fails. */
export const FAILING_NAME = 'Fallo';

/** Something that a person can type to see how the product takes it. */
export type Sentinel = {
  where: { en: string; es: string };
  type: string;
  what: { en: string; es: string };
};
