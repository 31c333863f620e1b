import type { HttpHandler } from 'msw';
import {
  getBotMockHandler,
  getBotsMockHandler,
  getCreateBotMockHandler,
  getRenameBotMockHandler,
} from '@/api/generated/projects/projects.msw';
import {
  Bot,
  BotDetail,
  BotKey,
  BotList,
  BotsParams,
  CreateBotHeaders,
  JobRef,
  RenameBotRequest,
} from '@/api/generated/schemas';
import { botLimit, botsComing, botsUsed } from '../bot-limit';
import {
  answering,
  ownAccount,
  ownBot,
  readBody,
  readHeaders,
  readId,
  readQuery,
  submitKey,
  whoCalls,
} from '../call';
import type { Db } from '../db';
import { CreateBotRequest } from '../own-schemas';
import { newContent } from '../played-creation';
import { nameOf } from '../played-drafts';
import { startJob } from '../played-jobs';
import { listBots } from '../played-list';
import { refuse } from '../refuse';

/** Plays the agents. */
export function projectHandlers(db: Db): HttpHandler[] {
  return [
    getBotsMockHandler(
      answering(BotList, (info) => {
        const who = whoCalls(db, info);
        const asked = readQuery(info, BotsParams);
        ownAccount(db, who, asked.accountId);
        return listBots(db, asked);
      }),
    ),
    getCreateBotMockHandler(
      answering(JobRef, async (info) => {
        const who = whoCalls(db, info);
        const asked = await readBody(info, CreateBotRequest);
        const { accountId, name } = asked;
        const { account } = ownAccount(db, who, accountId);
        const key = `createBot ${accountId} ${submitKey(db, readHeaders(info, CreateBotHeaders))}`;
        const first = db.state.firstAnswers[key];
        if (first !== undefined) return { jobId: first };
        const limit = botLimit(db, account);
        if (botsUsed(db, accountId) + botsComing(db, accountId) >= limit) {
          const message = `The plan allows ${limit} ${limit === 1 ? 'agent' : 'agents'}`;
          return refuse({ status: 409, code: 'BOT_LIMIT_REACHED', message });
        }
        const content = newContent(db, asked);
        const work = { kind: 'bot_creation' as const, name, content, by: nameOf(who), botKey: null };
        const { jobId } = startJob(db, accountId, work, name);
        db.state.firstAnswers[key] = jobId;
        return { jobId };
      }),
    ),
    getBotMockHandler(
      answering(BotDetail, (info) => ownBot(db, whoCalls(db, info), readId(info, 'botKey', BotKey)).bot),
    ),
    getRenameBotMockHandler(
      answering(Bot, async (info) => {
        const { bot } = ownBot(db, whoCalls(db, info), readId(info, 'botKey', BotKey));
        const { name } = await readBody(info, RenameBotRequest);
        bot.name = name;
        bot.updatedAt = db.iso();
        return bot;
      }),
    ),
  ];
}
