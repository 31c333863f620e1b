import { ownAccount } from '@mocks/accounts/store';
import { whoCalls } from '@mocks/auth/store';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { readBody, readId, readQuery } from '@mocks/core/read-request';
import type { State } from '@mocks/core/state';
import type { HttpHandler } from 'msw';
import {
  getFiguresMockHandler,
  getSettleQuestionMockHandler,
  getUnansweredQuestionsMockHandler,
} from '@/api/generated/analytics/analytics.msw';
import * as contract from '@/api/generated/schemas';
import { figuresOf } from './figures';
import { questionsOf, settle } from './questions';

const PAGE = 100;

/** Plays what is counted of visitors' conversations, and the questions that agents had no answer to. */
export function analyticsHandlers(db: Db<State>): HttpHandler[] {
  return [
    getUnansweredQuestionsMockHandler(
      answering(contract.UnansweredQuestionList, (info) => {
        const who = whoCalls(db, info);
        const asked = readQuery(info, contract.UnansweredQuestionsParams);
        ownAccount(db, who, asked.accountId);
        return questionsOf(db, who, asked);
      }),
    ),
    getSettleQuestionMockHandler(
      answering(contract.UnansweredQuestionList, async (info) => {
        const who = whoCalls(db, info);
        const { state } = await readBody(info, contract.QuestionSettlement);
        settle(db, who, readId(info, 'questionId', contract.QuestionId), state);
        return questionsOf(db, who, { accountId: who.accountId, limit: PAGE });
      }),
    ),
    getFiguresMockHandler(
      answering(contract.Figures, (info) => {
        const who = whoCalls(db, info);
        const asked = readQuery(info, contract.FiguresParams);
        ownAccount(db, who, asked.accountId);
        return figuresOf(db, who, asked);
      }),
    ),
  ];
}
