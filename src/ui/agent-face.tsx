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
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 rounded-[28%] ${className}`}
      style={{ background: `light-dark(${light.ground}, ${dark.ground})` }}
      data-face={face}
    >
      <path d={pathOfFace(face)} fill={`light-dark(${light.ink}, ${dark.ink})`} />
    </svg>
  );
}
