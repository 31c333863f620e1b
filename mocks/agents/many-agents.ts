import { agentUsage } from '@mocks/billing/subscription';
import type { Db } from '@mocks/core/db';
import { HOUR } from '@mocks/core/duration';
import type { State } from '@mocks/core/state';
import { firstDraft } from '@mocks/drafts/store';
import { type AgentContent, EMPTY_CONTENT } from './content';
import { newAvatar } from './face';
import type { Agent } from './schemas';

const MOST_AGENTS = 20_000;

const JOBS = [
  { es: 'Reservas', en: 'Takes bookings', spanish: 'Toma reservas' },
  { es: 'Devoluciones', en: 'Answers questions about returns', spanish: 'Responde dudas sobre devoluciones' },
  { es: 'Pedidos', en: 'Tells where an order is', spanish: 'Dice dónde está un pedido' },
  { es: 'Citas', en: 'Books appointments', spanish: 'Reserva citas' },
  { es: 'Horarios', en: 'Tells the opening hours', spanish: 'Dice los horarios' },
  { es: 'Presupuestos', en: 'Prepares quotes', spanish: 'Prepara presupuestos' },
  { es: 'Garantías', en: 'Explains warranties', spanish: 'Explica las garantías' },
] as const;
const CITIES = [
  'Madrid',
  'Sevilla',
  'Bilbao',
  'Valencia',
  'Lima',
  'Bogotá',
  'Oviedo',
  'Cádiz',
  'Quito',
] as const;
const STATUSES = [
  'live',
  'live',
  'draft',
  'live',
  'paused',
  'live',
  'error',
  'live',
  'draft',
  'live',
] as const;
const CHANNELS: readonly Agent['channels'][] = [
  ['widget'],
  ['widget', 'whatsapp'],
  ['messenger', 'instagram'],
  ['whatsapp'],
  ['teams'],
];

/** The agents of a company with a shop in many towns, the last one changed an hour ago, each other an hour before. */
export function addManyAgents(db: Db<State>, many: number): void {
  const stored = db.state.accounts.acc_acme;
  if (stored) {
    // More than any plan on sale has room for: an agreement of their own.
    stored.account.subscription.planId = 'plan_agreement';
    stored.account.subscriptionSummary = agentUsage(MOST_AGENTS, many, db.now());
  }
  for (let number = 1; number <= many; number += 1) {
    const botKey = `bot_many-${number}`;
    const job = JOBS[number % JOBS.length] ?? JOBS[0];
    const city = CITIES[number % CITIES.length] ?? CITIES[0];
    const shop = `${city} ${number}`;
    const name = `${job.es} ${shop}`;
    const status = STATUSES[number % STATUSES.length] ?? 'live';
    const summary = { en: `${job.en} for the shop ${shop}.`, es: `${job.spanish} de la tienda ${shop}.` };
    const channels = status === 'draft' ? [] : [...(CHANNELS[number % CHANNELS.length] ?? [])];
    const updatedAt = new Date(db.now() - number * HOUR).toISOString();
    const content: AgentContent = {
      ...EMPTY_CONTENT,
      summary,
      instructions: [
        {
          blockId: `blk_many-${number}`,
          kind: 'persona',
          texts: { en: '', es: `Eres la ayuda de ${name}.` },
          enabled: true,
        },
      ],
      channels,
    };
    db.state.agents[botKey] = {
      accountId: 'acc_acme',
      agent: {
        botKey,
        name,
        isCreator: false,
        avatar: newAvatar(name, []),
        status,
        unpublishedChanges: status === 'draft' || number % 7 === 0,
        summary,
        channels,
        tags: [city],
        updatedAt,
        live: null,
        draft: firstDraft(content, updatedAt, 'Ana Luna'),
      },
    };
  }
}
