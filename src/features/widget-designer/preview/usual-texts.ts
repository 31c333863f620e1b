import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { TextField } from '../settings';

/** What the widget says where its company wrote nothing, and the words that are always its own, in each language. */
export const usualTexts: Readonly<
  Record<Locale, Readonly<Record<TextField | 'start' | 'privacy' | 'question' | 'answer' | 'retry', string>>>
> = {
  en: {
    title: 'Chat',
    subtitle: 'Virtual assistant',
    launcher: '',
    invite: 'Can I help you?',
    placeholder: 'Write a message…',
    preChatIntro: 'Before we start, tell us who you are.',
    closed: 'We’re closed right now.',
    limit: 'That’s all for today. Please come back tomorrow.',
    error: 'The answer didn’t arrive. Try again.',
    footer: 'Answers may contain mistakes.',
    start: 'Start chat',
    privacy: 'Privacy',
    question: 'Where is my order?',
    answer: 'It left our warehouse this morning and arrives tomorrow.',
    retry: 'Try again',
  },
  es: {
    title: 'Chat',
    subtitle: 'Asistente virtual',
    launcher: '',
    invite: '¿Te ayudo?',
    placeholder: 'Escribe un mensaje…',
    preChatIntro: 'Antes de empezar, dinos quién eres.',
    closed: 'Ahora mismo estamos cerrados.',
    limit: 'Por hoy es todo. Vuelve mañana.',
    error: 'La respuesta no ha llegado. Inténtalo de nuevo.',
    footer: 'Las respuestas pueden contener errores.',
    start: 'Empezar',
    privacy: 'Privacidad',
    question: '¿Dónde está mi pedido?',
    answer: 'Ha salido del almacén esta mañana y llega mañana.',
    retry: 'Reintentar',
  },
};
