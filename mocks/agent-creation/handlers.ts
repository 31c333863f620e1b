import { ownAccount } from '@mocks/accounts/store';
import { EMPTY_CONTENT } from '@mocks/agents/content';
import { ownAgent } from '@mocks/agents/store';
import { whoCalls } from '@mocks/auth/store';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readBody, readId } from '@mocks/core/read-request';
import type { State } from '@mocks/core/state';
import { ownToolkits } from '@mocks/own-tools/store';
import type { HttpHandler } from 'msw';
import {
  getAgentTemplatesMockHandler,
  getExportAgentMockHandler,
  getPreviewImportMockHandler,
} from '@/api/generated/agent-creation/agent-creation.msw';
import {
  AgentDocument,
  AgentKey,
  AgentTemplateList,
  ImportPreview,
  ImportPreviewRequest,
} from '@/api/generated/schemas';
import { readDocument } from './read-document';
import { TEMPLATES } from './templates';

/** Plays the ways to a new agent beside the form, and agents as documents. */
export function agentCreationHandlers(db: Db<State>): HttpHandler[] {
  return [
    getAgentTemplatesMockHandler(
      answering(AgentTemplateList, (info) => {
        whoCalls(db, info);
        return listOf(TEMPLATES);
      }),
    ),
    getPreviewImportMockHandler(
      answering(ImportPreview, async (info) => {
        const who = whoCalls(db, info);
        const { accountId, botKey, text } = await readBody(info, ImportPreviewRequest);
        ownAccount(db, who, accountId);
        const draft = botKey === null ? undefined : ownAgent(db, who, botKey).agent.draft;
        const { document, problems } = readDocument(text, db.iso(), ownToolkits(db, accountId));
        const language = document?.content.language ?? EMPTY_CONTENT.language;
        const before = draft?.content ?? { ...EMPTY_CONTENT, language };
        return { document, before, revision: draft?.revision ?? null, problems };
      }),
    ),
    getExportAgentMockHandler(
      answering(AgentDocument, (info) => {
        const { agent } = ownAgent(db, whoCalls(db, info), readId(info, 'botKey', AgentKey));
        const { name, draft, avatar = null } = agent;
        return { format: 'agent/1' as const, name, avatar, content: draft.content, exportedAt: db.iso() };
      }),
    ),
  ];
}
