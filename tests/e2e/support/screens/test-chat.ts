import type { Page } from '@playwright/test';
import { ANA } from '../accounts';
import { patch } from '../patch-answers';
import { type Locale, textsOf } from '../texts';
import { type Screen, withWord } from './screen';

async function ask(page: Page, locale: Locale, question: string): Promise<void> {
  const texts = textsOf(locale).testChat;
  const composer = page.getByRole('textbox', { name: texts.compose() });
  await composer.fill(question);
  await composer.press('Enter');
  await page.getByRole('button', { name: texts.stop() }).waitFor();
  await page.getByRole('button', { name: texts.send() }).waitFor();
}

const RETURN = 'Quiero devolver el pedido AH48213377: llegó con una pata rota.';
const ASKED = { state: 'complete', citations: [], createdAt: '2026-11-20T16:10:05Z' };

/** An answer that waits until somebody approves what it would do. */
const WAITING = () => ({
  ...ASKED,
  author: 'agent',
  messageId: 'msg_9',
  text: '',
  state: 'streaming',
  lastEventId: 'msg_9-1-2',
  toolCalls: [
    {
      callId: 'call_9',
      toolkit: 'shopify',
      action: 'create_return',
      title: { en: 'Open a return', es: 'Abrir una devolución' },
      input: 'AH48213377',
      state: 'waiting',
      arguments: [
        {
          name: 'order_number',
          title: { en: 'Order number', es: 'Número de pedido' },
          value: 'AH48213377',
        },
        { name: 'reason', title: { en: 'Reason', es: 'Motivo' }, value: RETURN },
      ],
      approvalId: 'apr_9',
      expiresAt: new Date(Date.now() + 300_000).toISOString(),
    },
  ],
});

/** How four requests ended: one was stopped with its answer. */
const DECIDED = () => {
  const asked = WAITING();
  const [call] = asked.toolCalls;
  const at = new Date().toISOString();
  const ended = (callId: string, state: string, outcome: string, by: string) => ({
    ...call,
    callId,
    toolkitName: 'Shopify',
    state,
    result: state === 'done' ? '{\n  "ok": true\n}' : '',
    decision: { outcome, by, at },
  });
  const toolCalls = [
    ended('call_1', 'done', 'approved', 'Ana Luna'),
    ended('call_2', 'refused', 'refused', 'Tomás Rey'),
    ended('call_3', 'expired', 'expired', ''),
    call,
  ];
  return { ...asked, state: 'stopped', text: 'He abierto la devolución del pedido AH48213377.', toolCalls };
};

/** Talking to an agent before its visitors do. */
export const testChat: readonly Screen[] = [
  withWord('test-chat', '/dashboard/agents/bot_orders/test-agent'),
  withWord('test-chat-with-an-answer', '/dashboard/agents/bot_returns/test-agent'),
  {
    name: 'test-chat-broken-off',
    path: '/dashboard/agents/bot_store/test-agent',
    account: ANA,
    act: async (page, locale) => {
      if ((await page.getByRole('log').getByRole('article').count()) === 0)
        await ask(page, locale, '/error parking');
    },
  },
  {
    name: 'test-chat-approval',
    path: '/dashboard/agents/bot_returns/test-agent?chat=con_7f3a',
    account: ANA,
    before: (page) =>
      patch(page, /\/conversations\/con_7f3a$/, (body) => ({
        ...body,
        messages: [{ ...ASKED, author: 'user', messageId: 'msg_8', text: RETURN }, WAITING()],
      })),
    act: async (page, locale) => {
      await page.getByRole('button', { name: textsOf(locale).testChat.approval.approve() }).waitFor();
    },
  },
  {
    name: 'test-chat-decided',
    path: '/dashboard/agents/bot_returns/test-agent?chat=con_7f3a',
    account: ANA,
    before: (page) =>
      patch(page, /\/conversations\/con_7f3a$/, (body) => ({
        ...body,
        messages: [{ ...ASKED, author: 'user', messageId: 'msg_8', text: RETURN }, DECIDED()],
      })),
    act: async (page, locale) => {
      await page.getByText(textsOf(locale).testChat.tools.notRun.stopped()).waitFor();
    },
  },
  {
    name: 'test-chat-why',
    path: '/dashboard/agents/bot_returns/test-agent?chat=con_7f3a',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).testAgent;
      await page.getByRole('button', { name: texts.answer.why() }).first().click();
      await page.getByRole('table').waitFor();
      await page.getByRole('button', { name: texts.why.again.ask() }).click();
      await page.getByRole('button', { name: texts.why.again.open() }).waitFor();
    },
  },
  {
    name: 'test-chat-bad-answer',
    path: '/dashboard/agents/bot_returns/test-agent?chat=con_7f3a',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).testAgent;
      await page.getByRole('button', { name: texts.answer.bad() }).first().click();
      await page.getByRole('region', { name: texts.rating.title() }).waitFor();
    },
  },
  {
    name: 'test-chat-other-words',
    path: '/dashboard/agents/bot_returns/test-agent?chat=con_7f3a',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).testAgent.question;
      await page.getByRole('button', { name: texts.otherwise() }).first().click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'test-chat-tool',
    path: '/dashboard/agents/bot_returns/test-agent?chat=new',
    account: ANA,
    act: (page, locale) => ask(page, locale, '¿Dónde está mi pedido AH20045512?'),
  },
  {
    name: 'test-chat-person-joined',
    path: '/dashboard/agents/bot_returns/test-agent?chat=new',
    account: ANA,
    act: async (page, locale) => {
      const question = { es: 'Quiero hablar con una persona.', en: 'I want to talk to a person.' };
      await ask(page, locale, question[locale]);
      await page
        .getByRole('button', { name: textsOf(locale).testAgent.answer.why() })
        .first()
        .click();
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'test-chat-nobody-there',
    path: '/dashboard/agents/bot_returns/test-agent?situation=nobody_there&chat=con_9c2d',
    account: ANA,
    act: async (page, locale) => {
      await page.getByRole('button', { name: textsOf(locale).testAgent.handover.form.send() }).waitFor();
    },
  },
  {
    name: 'test-chat-side-by-side',
    path: '/dashboard/agents/bot_returns/test-agent?against=live&chat=new&againstChat=new',
    account: ANA,
    act: async (page, locale) => {
      const question = { es: '¿Durante cuánto tiempo son gratis las devoluciones?', en: 'Are returns free?' };
      await ask(page, locale, question[locale]);
      await page.getByText(textsOf(locale).testAgent.otherAnswer()).first().waitFor();
    },
  },
  {
    name: 'test-chat-save-as-test',
    path: '/dashboard/agents/bot_returns/test-agent?chat=con_7f3a',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).agentTests.form;
      await page.getByRole('button', { name: texts.saveTitle() }).first().click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
      await page.getByRole('button', { name: texts.addExpectation() }).click();
    },
  },
];
