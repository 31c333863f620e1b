import type { Locale } from '@/api/generated/schemas/locale.zod';

/** What is said in the preview. */
interface ExampleTalk {
  question: string;
  answer: string;
  source: string;
  /** Asked where nobody of the team is there. */
  person: string;
}

/** A short conversation in each language of visitors. */
export const exampleTalk: Readonly<Record<Locale, ExampleTalk>> = {
  en: {
    question: 'Where is my order?',
    answer: 'It left our warehouse this morning and **arrives tomorrow**.',
    source: 'Delivery times',
    person: 'Can I talk to a person?',
  },
  es: {
    question: '¿Dónde está mi pedido?',
    answer: 'Ha salido del almacén esta mañana y **llega mañana**.',
    source: 'Plazos de entrega',
    person: '¿Puedo hablar con una persona?',
  },
};
