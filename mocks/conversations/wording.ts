import type { Locale } from '@/api/generated/schemas';

// What an agent is told in the second person, it says in the first.
const SPOKEN: Record<Locale, readonly (readonly [RegExp, string])[]> = {
  es: [
    [/^Eres\b/, 'Soy'],
    [/^Ayudas\b/, 'Ayudo'],
    [/^Atiendes\b/, 'Atiendo'],
    [/^Respondes\b/, 'Respondo'],
    [/^Hablas\b/, 'Hablo'],
    [/^Tratas\b/, 'Trato'],
    [/^Trabajas\b/, 'Trabajo'],
    [/ y pides\b/, ' y pido'],
  ],
  en: [
    [/^You are\b/, 'I am'],
    [/^You help\b/, 'I help'],
    [/^You answer\b/, 'I answer'],
    [/^You speak\b/, 'I speak'],
    [/^You\b/, 'I'],
  ],
};

/** A sentence about the agent as the agent says it. */
export function spoken(sentence: string, language: Locale): string {
  const said = SPOKEN[language].reduce((text, [second, first]) => text.replace(second, first), sentence);
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}

/** What an agent says by itself. */
export const WORDS = {
  es: {
    hello: (name: string) => `¡Hola! Soy ${name}.`,
    help: '¿En qué te puedo ayudar?',
    helpFormally: '¿En qué puedo ayudarle?',
    forbidden: (rule: string) => `Con eso no puedo ayudar: mi regla dice «${rule}».`,
    unknown: (about: string, block: string) =>
      `No tengo ninguna instrucción sobre «${about}». Añade un bloque de ${block} que lo explique, o un texto al conocimiento, y vuelve a preguntarme.`,
    otherLanguage: 'Mis instrucciones están escritas en inglés.',
    toolFailed: 'Ahora mismo no puedo consultarlo. Prueba de nuevo en unos minutos.',
    toolSays: (tool: string, said: string) => `«${tool}» responde: ${said}`,
    notRun: 'No lo he hecho: hacía falta una aprobación. ¿Te ayudo con otra cosa?',
    notRunInTest: 'No lo he hecho: esto es una prueba, y habría cambiado datos.',
    blocks: { scenarios: 'escenarios', goals: 'objetivos', rules: 'reglas' },
  },
  en: {
    hello: (name: string) => `Hello! I am ${name}.`,
    help: 'How can I help you?',
    helpFormally: 'How may I help you?',
    forbidden: (rule: string) => `I cannot help with that: my rule says “${rule}”.`,
    unknown: (about: string, block: string) =>
      `I have no instruction about “${about}”. Add a ${block} block that explains it, or a text to the knowledge, and ask me again.`,
    otherLanguage: 'My instructions are written in Spanish.',
    toolFailed: 'I cannot look that up right now. Please try again in a few minutes.',
    toolSays: (tool: string, said: string) => `“${tool}” says: ${said}`,
    notRun: 'I haven’t done it: it needed an approval. Can I help you with anything else?',
    notRunInTest: 'I haven’t done it: this is a test, and it would have changed data.',
    blocks: { scenarios: 'scenarios', goals: 'goals', rules: 'rules' },
  },
};

/** What somebody of the team says. */
export const PERSON_WORDS = {
  es: {
    team: 'el equipo',
    hello: (name: string) => `Hola, te atiende ${name}. He leído tu mensaje y lo miro ahora mismo.`,
    again: 'Lo estoy mirando. Te cuento enseguida.',
    back: (agent: string) => `Para lo demás te dejo con ${agent}.`,
  },
  en: {
    team: 'the team',
    hello: (name: string) => `Hello, this is ${name}. I have read your message and am looking into it.`,
    again: 'I am looking into it and will tell you in a moment.',
    back: (agent: string) => `For everything else I leave you with ${agent}.`,
  },
};

/** Outside of the hours, where the company wrote nothing for it. */
export const CLOSED_WORDS: Record<Locale, string> = {
  es: 'Ahora mismo está cerrado. Escríbenos dentro del horario y te respondemos.',
  en: 'We’re closed right now. Write to us within our hours and we’ll answer.',
};
