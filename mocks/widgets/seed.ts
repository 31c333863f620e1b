import { RETURNS_TEXTS } from '@mocks/agents/seed-texts';
import type { ConversationsState } from '@mocks/conversations/store';
import { waitingReturn } from '@mocks/conversations/waiting-return';
import { writtenAnswer } from '@mocks/conversations/written-answer';
import { HOUR, MINUTE } from '@mocks/core/duration';
import { agoFrom } from '@mocks/core/moment';
import type { Widget } from './schemas';
import { newVisit, type WidgetsState } from './store';
import { EMPTY_TEXTS, USUAL_WIDGET } from './usual-widget';

const SHOP: Omit<Widget, 'savedAt' | 'rollout' | 'verification'> = {
  ...USUAL_WIDGET,
  widgetId: 'wgt_acme',
  revision: 'rev_w3',
  savedBy: 'Ana Luna',
  name: 'Tienda Acme Hogar',
  botKey: 'bot_returns',
  theme: { accent: '#215f48', mode: 'auto', radius: 12, launcherIcon: 'chat', imageUrl: null },
  inviteAfterSeconds: 20,
  texts: {
    en: {
      ...EMPTY_TEXTS,
      title: 'Acme Home',
      subtitle: 'Virtual assistant',
      invite: 'Can I help with a return?',
      prompts: ['How long does a refund take?', 'How do I return a lamp?'],
      preChatIntro: 'Before we start, tell us who you are. That way we find your order.',
      closed: 'The team is back on Monday at 9:00.',
      limit: 'That’s all for today. Write to hola@acme.example and we’ll reply tomorrow.',
      footer: 'Answers may contain mistakes.',
    },
    es: {
      ...EMPTY_TEXTS,
      title: 'Acme Hogar',
      subtitle: 'Asistente virtual',
      invite: '¿Te ayudo con una devolución?',
      prompts: ['¿Cuánto tarda el reembolso?', '¿Cómo devuelvo una lámpara?'],
      preChatIntro: 'Antes de empezar, dinos quién eres. Así encontramos tu pedido.',
      closed: 'El equipo vuelve el lunes a las 9:00.',
      limit: 'Por hoy es todo. Escríbenos a hola@acme.example y te respondemos mañana.',
      footer: 'Las respuestas pueden contener errores.',
    },
  },
  preChat: {
    fields: [
      { fieldId: 'name', kind: 'text', labels: { en: 'Name', es: 'Nombre' }, required: true, options: [] },
      {
        fieldId: 'email',
        kind: 'email',
        labels: { en: 'Email', es: 'Correo electrónico' },
        required: true,
        options: [],
      },
    ],
    consent: {
      asked: true,
      texts: {
        en: 'I agree that Acme Home keeps this conversation.',
        es: 'Acepto que Acme Hogar guarde esta conversación.',
      },
      privacyUrl: 'https://acme.example/privacidad',
    },
  },
  allowedDomains: ['acme.example', 'shop.acme.example'],
  limits: { perVisitor: 100, perMinute: 10, perDay: 2000, dailyBudget: 20 },
};

/** A chat that begins at once, for whoever tracks a parcel. */
const PARCELS: Omit<Widget, 'savedAt'> = {
  ...USUAL_WIDGET,
  widgetId: 'wgt_orders',
  revision: 'rev_w1',
  savedBy: 'Ana Luna',
  name: 'Seguimiento de pedidos',
  botKey: 'bot_orders',
  texts: {
    en: { ...EMPTY_TEXTS, title: 'Acme Home orders', prompts: ['Where is my order?'] },
    es: { ...EMPTY_TEXTS, title: 'Pedidos de Acme Hogar', prompts: ['¿Dónde está mi pedido?'] },
  },
};

const QUESTION = '¿Cuánto tarda el reembolso?';
const ANSWER = 'El reembolso llega en **5 días laborables**.';

const PERSON = 'Quiero hablar con una persona sobre mi lámpara rota.';
const RETURN = 'Quiero devolver el pedido AH20481733';

/** The widgets of the usual company, and a visitor of one of them in the middle of a talk. */
export function seedWidgets(now: number): WidgetsState & ConversationsState {
  const ago = agoFrom(now);
  const saidAt = now - 14 * MINUTE;
  const message = { state: 'complete' as const, createdAt: ago(14 * MINUTE) };
  return {
    widgets: {
      wgt_acme: {
        accountId: 'acc_acme',
        widget: {
          ...SHOP,
          savedAt: ago(6 * HOUR),
          verification: { required: false, secretRolledAt: ago(50 * 24 * HOUR), secretHint: '7f3a' },
          rollout: { versionId: 'ver_acme-1', percent: 20, startedAt: ago(32 * HOUR), startedBy: 'Ana Luna' },
        },
        secrets: [{ secret: 'wsk_played-secret-of-acme-7f3a', goodUntil: null }],
        seen: { 'shop.acme.example': { at: now - 2 * MINUTE, page: '/lamparas/duna' } },
      },
      wgt_orders: {
        accountId: 'acc_acme',
        widget: { ...PARCELS, savedAt: ago(20 * 24 * HOUR) },
        secrets: [],
        seen: {},
      },
    },
    visitors: {
      vis_2c1f7f70a1: {
        widgetId: 'wgt_acme',
        fields: { name: 'Lucía Prieto', email: 'lucia@correo.example' },
        externalId: null,
        arrivedAt: now - 15 * MINUTE,
        agreedAt: now - 15 * MINUTE,
        saidAt: [saidAt],
      },
    },
    visits: {
      con_w1: newVisit('vis_2c1f7f70a1', 'wgt_acme'),
    },
    widgetsMade: {},
    conversations: {
      con_w1: {
        accountId: 'acc_acme',
        language: 'es',
        conversation: {
          conversationId: 'con_w1',
          botKey: 'bot_returns',
          kind: 'widget',
          createdAt: ago(15 * MINUTE),
          versionId: 'ver_acme-2',
          messages: [
            { ...message, messageId: 'msg_w1', author: 'user', text: QUESTION, citations: [] },
            {
              ...message,
              messageId: 'msg_w2',
              author: 'agent',
              text: ANSWER,
              citations: [{ sourceId: 'knw_1', kind: 'knowledge', title: 'Plazos de devolución' }],
            },
            { ...message, messageId: 'msg_w3', author: 'user', text: PERSON, citations: [] },
            {
              ...message,
              messageId: 'msg_w4',
              author: 'agent',
              text: RETURNS_TEXTS.nobody.es,
              plain: true,
              citations: [],
              wanted: { text: PERSON, left: null },
            },
            { ...message, messageId: 'msg_w5', author: 'user', text: RETURN, citations: [] },
            { ...message, messageId: 'msg_w6', author: 'agent', text: '', state: 'streaming', citations: [] },
          ],
        },
        answers: {
          'seeded-question': writtenAnswer({
            userMessageId: 'msg_w1',
            messageId: 'msg_w2',
            text: ANSWER,
            citations: [{ sourceId: 'knw_1', kind: 'knowledge', title: 'Plazos de devolución' }],
            startedAt: saidAt,
          }),
          'seeded-return': waitingReturn(now, {
            userMessageId: 'msg_w5',
            messageId: 'msg_w6',
            callId: 'call_w1',
            approvalId: 'apr_w1',
            order: 'AH20481733',
          }),
        },
      },
    },
  };
}
