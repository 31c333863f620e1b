import type { Page } from '@playwright/test';
import { ANA, TRIAL } from '../accounts';
import { type Locale, textsOf } from '../texts';
import { working } from './onboarding-answers';
import { type Screen, withWord } from './screen';

const BOT_PHASES = ['draft', 'instructions', 'knowledge', 'ready'];

/** A document whose tools are only partly known. */
const BROUGHT = {
  format: 'agent/1',
  name: 'Guía de la tienda',
  content: {
    summary: { en: 'Helps visitors of the Lisbon store.', es: 'Ayuda a quien visita la tienda de Lisboa.' },
    greeting: { en: 'Hello! How can I help you at the store?', es: '¡Hola! ¿En qué te ayudo?' },
    language: 'en',
    instructions: [
      {
        blockId: 'blk_store-2',
        kind: 'rules',
        texts: { en: 'The store opens every day from 10:00 to 22:00.', es: 'La tienda abre de 10 a 22 h.' },
        enabled: true,
      },
    ],
    knowledge: [],
    tools: [{ toolkit: 'rocket', actions: ['launch'] }],
    channels: ['instagram', 'whatsapp'],
    handoff: {
      agentMode: 'autopilot',
      allowApplicationAnswerWhenNoOnlineAgents: true,
      allowAgentsChangeDefaultMode: false,
    },
  },
};

const bringing = (document: object, review: 'check' | 'checkNew') => async (page: Page, locale: Locale) => {
  const texts = textsOf(locale).creation.import;
  const buffer = Buffer.from(JSON.stringify(document));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'guia.agent.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: texts[review]() }).click();
  await page.getByRole('list', { name: texts.problems() }).waitFor();
};

/** The ways to a new agent. */
export const newAgent: readonly Screen[] = [
  withWord('new-agent', '/dashboard/setup/create-new-agent'),
  {
    name: 'new-agent-nothing-filled-in',
    path: '/dashboard/setup/create-new-agent',
    account: ANA,
    act: async (page, locale) => {
      await page.getByRole('button', { name: textsOf(locale).creation.submit() }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  withWord('new-agent-templates', '/dashboard/setup/create-new-agent?way=template'),
  withWord('new-agent-template', '/dashboard/setup/create-new-agent?way=template&template=tpl_returns'),
  withWord('new-agent-copy', '/dashboard/setup/create-new-agent?way=copy&from=bot_returns'),
  withWord('new-agent-full', '/dashboard/setup/create-new-agent?way=copy', TRIAL),
  withWord('new-agent-import', '/dashboard/setup/create-new-agent?way=import'),
  {
    name: 'new-agent-import-blocked',
    path: '/dashboard/setup/create-new-agent?way=import',
    account: ANA,
    act: bringing(
      { ...BROUGHT, content: { ...BROUGHT.content, language: 'xx', channels: 'all' } },
      'checkNew',
    ),
  },
  {
    name: 'new-agent-import-changes',
    path: '/dashboard/setup/create-new-agent?way=import&into=bot_store',
    account: ANA,
    act: bringing(BROUGHT, 'check'),
  },
  {
    name: 'new-agent-processing',
    path: '/dashboard/setup/create-new-agent?job=job_1',
    account: ANA,
    before: working('bot_creation', BOT_PHASES),
  },
  {
    name: 'new-agent-failed',
    path: '/dashboard/setup/create-new-agent?job=job_1',
    account: ANA,
    before: working('bot_creation', BOT_PHASES, true),
  },
];
