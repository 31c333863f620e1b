import {
  Bell,
  Building2,
  CreditCard,
  Database,
  Globe,
  type LucideIcon,
  ScrollText,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { type Act, useMay } from '@/shared/account/use-may';

/**
 * The sections of the settings in the order of their list, each name also its word: first what is one's own, then what
 * the company has in common. Some are not for every role.
 */
export const SECTIONS = [
  { section: 'profile', of: 'you', Icon: UserRound },
  { section: 'region', of: 'you', Icon: Globe },
  { section: 'notifications', of: 'you', Icon: Bell },
  { section: 'security', of: 'you', Icon: ShieldCheck },
  { section: 'company', of: 'company', Icon: Building2, act: 'manage' },
  { section: 'team', of: 'company', Icon: UsersRound },
  { section: 'plan', of: 'company', Icon: CreditCard, act: 'manage' },
  { section: 'audit', of: 'company', Icon: ScrollText, act: 'manage' },
  { section: 'data', of: 'company', Icon: Database, act: 'manage' },
] as const satisfies readonly { section: string; of: 'you' | 'company'; Icon: LucideIcon; act?: Act }[];

/** One section. */
export type Section = (typeof SECTIONS)[number]['section'];

/** The sections that the signed-in person may open. */
export function useSections() {
  const may = useMay();
  return SECTIONS.filter((one) => !('act' in one) || may(one.act));
}

/** The same by whose they are. */
export function useSectionGroups() {
  const sections = useSections();
  return (['you', 'company'] as const).map((whose) => ({
    whose,
    sections: sections.filter(({ of }) => of === whose),
  }));
}
