import { useState } from 'react';
import { pictureAddress } from '@/api/file-origins';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { faceOfName, hueOfFace } from '@/lib/agent-face';
import { AgentFace } from '@/ui/agent-face';
import { BrandSign } from '@/ui/brand-sign';

/** What is known of an agent's look. */
export type LookOfAgent = Pick<Agent, 'name'> & Partial<Pick<Agent, 'isCreator' | 'avatar'>>;

/** The look of an agent: as it is kept, or as its name says where the provider keeps none. */
export function avatarOf({ name, avatar }: LookOfAgent): NonNullable<Agent['avatar']> {
  if (avatar) return avatar;
  const face = faceOfName(name);
  return { face, hue: hueOfFace(face), imageUrl: null };
}

interface AgentAvatarProps {
  agent: LookOfAgent;
  className?: string | undefined;
}

/** An agent's picture or face; the creator wears the sign of the product. Decoration, the name stands beside it. */
export function AgentAvatar({ agent, className = 'size-10' }: AgentAvatarProps) {
  const [broken, setBroken] = useState<string>();
  if (agent.isCreator) return <BrandSign className={className} />;
  const { imageUrl, ...face } = avatarOf(agent);
  const picture = imageUrl ? pictureAddress(imageUrl) : undefined;
  if (!picture || picture === broken) return <AgentFace {...face} className={className} />;
  return (
    <img
      src={picture}
      alt=""
      referrerPolicy="no-referrer"
      className={`shrink-0 rounded-[28%] object-cover ${className}`}
      onError={() => setBroken(picture)}
    />
  );
}
