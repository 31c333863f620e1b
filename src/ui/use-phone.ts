import { useMedia } from './use-media';

/** Whether the window is as narrow as a phone, for markup that CSS alone cannot change. */
export function usePhone(): boolean {
  return useMedia('(width < 640px)');
}
