import { faceColours, pathOfFace } from '@/lib/agent-face';

interface AgentFaceProps {
  face: number;
  hue: number;
  className?: string | undefined;
}

/** A generated face; decoration, the name stands beside it. */
export function AgentFace({ face, hue, className = 'size-10' }: AgentFaceProps) {
  const { light, dark } = faceColours(hue);
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 ${className}`} data-face={face}>
      <rect width="24" height="24" rx="6.72" fill={`light-dark(${light.ground}, ${dark.ground})`} />
      <path d={pathOfFace(face)} fill={`light-dark(${light.ink}, ${dark.ink})`} />
    </svg>
  );
}
