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

/** The sections of the settings in the order of their list, each name also its word; some are not for every role. */
export const SECTIONS = [
  { section: 'profile', Icon: UserRound },
  { section: 'company', Icon: Building2, act: 'manage' },
  { section: 'region', Icon: Globe },
  { section: 'notifications', Icon: Bell },
  { section: 'security', Icon: ShieldCheck },
  { section: 'team', Icon: UsersRound },
  { section: 'plan', Icon: CreditCard, act: 'manage' },
  { section: 'audit', Icon: ScrollText, act: 'manage' },
  { section: 'data', Icon: Database, act: 'manage' },
] as const satisfies readonly { section: string; Icon: LucideIcon; act?: Act }[];

/** One section. */
export type Section = (typeof SECTIONS)[number]['section'];

/** The sections that the signed-in person may open. */
export function useSections() {
  const may = useMay();
  return SECTIONS.filter((one) => !('act' in one) || may(one.act));
}
