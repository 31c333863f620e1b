import * as z from 'zod/mini';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { ConversationId } from '@/api/generated/schemas/conversationId.zod';
import { TestSituation } from '@/api/generated/schemas/testSituation.zod';
import { VersionId } from '@/api/generated/schemas/versionId.zod';

const Version = z.catch(z.optional(z.union([z.enum(['draft', 'live']), VersionId])), undefined);
const Chosen = z.catch(z.optional(z.union([z.literal('new'), ConversationId])), undefined);

const Situation = z.catch(z.optional(TestSituation), undefined);
const Look = z.catch(z.optional(ChannelKind), undefined);

const TestAddress = z.object({
  version: Version,
  chat: Chosen,
  against: Version,
  againstChat: Chosen,
  situation: Situation,
  /** The channel whose look the answers wear. */
  look: Look,
});

/** What is tested, as a link carries it: who answers in which conversation, who beside it, what is played, in which look. */
export type TestAddress = z.output<typeof TestAddress>;

/** Reads an address; what is not understood is left out. */
export function testAddress(search: Record<string, unknown>): TestAddress {
  return TestAddress.parse(search);
}

/** Which conversation an address means: undefined is the newest, null one that the next question opens. */
export function chosenChat(chat: string | undefined): string | null | undefined {
  return chat === 'new' ? null : chat;
}
