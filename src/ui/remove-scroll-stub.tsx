import { Fragment, type ReactNode } from 'react';

interface RemoveScrollProps {
  children?: ReactNode;
}

/**
 * Stands in for react-remove-scroll by an alias of the build: the real one writes a style element, which the
 * content security policy forbids; styles.css locks the scroll instead.
 */
export function RemoveScroll({ children }: RemoveScrollProps) {
  return <Fragment>{children}</Fragment>;
}
