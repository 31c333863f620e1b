import { type UseNavigateResult, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { withoutLocale } from '@/lib/locale-path';

/**
 * Navigates as `useNavigate` does, but only while the person is on the page, or the part of it, that asks for it: an
 * answer that comes late moves nobody who has gone elsewhere meanwhile.
 */
export function useNavigateFromHere(): UseNavigateResult<string> {
  const navigate = useNavigate();
  const router = useRouter();
  const path = useLocation({ select: ({ pathname }) => withoutLocale(pathname) });
  const isShown = useRef(false);
  // With the commit: an answer that comes right after it is late already.
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return async (options) => {
    const isHere = isShown.current && withoutLocale(router.latestLocation.pathname) === path;
    if (isHere) await navigate(options);
  };
}
