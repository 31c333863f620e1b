import { foldText } from '@/lib/fold-text';

/** Whether two are the same tag, whatever the case and the accents. */
export function isSameTag(one: string, other: string): boolean {
  return foldText(one.trim()) === foldText(other.trim());
}
