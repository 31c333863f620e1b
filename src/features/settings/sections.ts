import { Building2, CreditCard, UserRound } from 'lucide-react';

/** The sections of the settings in the order of their list; each name is also its word. */
export const SECTIONS = [
  { section: 'profile', Icon: UserRound },
  { section: 'company', Icon: Building2 },
  { section: 'plan', Icon: CreditCard },
] as const;

/** One section. */
export type Section = (typeof SECTIONS)[number]['section'];
