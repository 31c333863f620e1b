import { type AgentContent, EMPTY_CONTENT, type InstructionBlock } from '@mocks/agents/content';
import { inTrash } from '@mocks/agents/store';
import type { Db } from '@mocks/core/db';
import { refuseInvalid } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { duplicatesIn } from '@mocks/drafts/draft-faults';
import { isUploadOf } from '@mocks/uploads/store';
import type { AgentAvatar, InstructionKind, TemplateAgent } from '@/api/generated/schemas';
import type { CreateAgentRequest } from './schemas';
import { TEMPLATES } from './templates';

const GUARDRAILS = {
  en: 'When you do not know something, say so and offer to pass the conversation to a person of the team.',
  es: 'Cuando no sepas algo, dilo y ofrece pasar la conversación a una persona del equipo.',
};

type Texts = { en: string; es: string };

function templateContent({ templateId, language, answers }: TemplateAgent): AgentContent {
  const template = TEMPLATES.find((one) => one.templateId === templateId);
  if (!template) return refuseInvalid([{ path: 'templateId', code: 'unknown' }]);
  const foreign = answers.findIndex(({ askId }) => !template.asks.some((ask) => ask.askId === askId));
  if (foreign >= 0) refuseInvalid([{ path: `answers.${foreign}.askId`, code: 'unknown' }]);
  const answered = (text: string, locale: 'en' | 'es') =>
    template.asks.reduce((filled, { askId, label }) => {
      const answer = answers.find((one) => one.askId === askId)?.answer.trim();
      return filled.replaceAll(`{{${askId}}}`, () => answer || `[${label[locale]}]`);
    }, text);
  const both = ({ en, es }: Texts) => ({ en: answered(en, 'en'), es: answered(es, 'es') });
  const { content } = template;
  return {
    ...content,
    language,
    summary: both(content.summary),
    greeting: both(content.greeting),
    instructions: content.instructions.map((block) => ({ ...block, texts: both(block.texts) })),
  };
}

/** The look that a new agent takes over: a copy looks like its original, an imported one as its document says. */
export function keptAvatar(db: Db<State>, asked: CreateAgentRequest): AgentAvatar | undefined {
  if (asked.source === 'copy') return db.state.agents[asked.botKey]?.agent.avatar;
  if (asked.source !== 'import' || !asked.document.avatar) return undefined;
  const { avatar } = asked.document;
  // A picture of somebody else's is not shown to visitors of this company.
  const isOwn = avatar.imageUrl !== null && isUploadOf(db, asked.accountId, avatar.imageUrl);
  return isOwn ? avatar : { ...avatar, imageUrl: null };
}

/** What a new agent is to be, by the way it was asked for; refuses what it cannot be made from. */
export function newContent(db: Db<State>, asked: CreateAgentRequest): AgentContent {
  if (asked.source === 'blank') {
    const block = (kind: InstructionKind, text: string): InstructionBlock => ({
      blockId: db.id('blk'),
      kind,
      texts: { en: '', es: '', [asked.language]: text },
      enabled: true,
    });
    const summary = { en: `Answers as ${asked.name}.`, es: `Responde como ${asked.name}.` };
    return {
      ...EMPTY_CONTENT,
      summary,
      language: asked.language,
      instructions: [block('persona', asked.instructions), block('guardrails', GUARDRAILS[asked.language])],
    };
  }
  if (asked.source === 'template') return templateContent(asked);
  if (asked.source === 'import') {
    const { content } = asked.document;
    const twice = duplicatesIn(content).map(({ path, code }) => ({ path: `document.content.${path}`, code }));
    if (twice.length > 0) refuseInvalid(twice);
    return content;
  }
  const stored = inTrash(db, asked.botKey) ? undefined : db.state.agents[asked.botKey];
  if (!stored || stored.accountId !== asked.accountId)
    return refuseInvalid([{ path: 'botKey', code: 'unknown' }]);
  const versions = db.state.versions[asked.botKey];
  const version = versions?.find(({ versionId }) => versionId === asked.versionId);
  if (asked.versionId !== null && !version) refuseInvalid([{ path: 'versionId', code: 'unknown' }]);
  // Two agents never answer in the same place by accident.
  return { ...(version ?? stored.agent.draft).content, channels: [] };
}
