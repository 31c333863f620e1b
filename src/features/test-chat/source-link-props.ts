import type { ReactNode } from 'react';

/** Opens what an answer was taken from, in the agent. */
export interface SourceLinkProps {
  botKey: string;
  sourceId: string;
  className?: string;
  children: ReactNode;
}
