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
    [/^Llevas\b/, 'Llevo'],
    [/^Sigues\b/, 'Sigo'],
    [/^Aconsejas\b/, 'Aconsejo'],
    [/^Recibes\b/, 'Recibo'],
    [/^Te llamas\b/, 'Me llamo'],
    [/ y trabajas\b/, ' y trabajo'],
    [/ y pides\b/, ' y pido'],
  ],
  en: [
    [/^You(?: are|['’]re)\b/, 'I am'],
    [/^You (help|answer|speak|explain|keep|track|advise|work|take|book)\b/, 'I $1'],
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
    hello: '¡Hola!',
    iAm: (name: string) => `Soy ${name}`,
    myName: (name: string) => `Me llamo ${name}`,
    help: '¿En qué te puedo ayudar?',
    helpFormally: '¿En qué puedo ayudarle?',
    elseHelp: '¿Te ayudo con algo más?',
    elseHelpFormally: '¿Puedo ayudarle en algo más?',
    bye: '¡Hasta pronto! Que tengas un buen día.',
    byeFormally: 'Hasta pronto. Que tenga un buen día.',
    welcome: '¡De nada!',
    glad: '¡Qué bien, me alegra saberlo!',
    sorry: 'Siento mucho las molestias.',
    tellMe: 'Cuéntame qué ha pasado y miro cómo puedo ayudarte.',
    tellMeFormally: 'Cuénteme qué ha pasado y veré cómo puedo ayudarle.',
    noted: 'Queda escrito aquí, y el equipo puede leerlo.',
    virtual: (name: string) => `Soy ${name}, asistente virtual: te responde un programa, no una persona.`,
    virtualFormally: (name: string) =>
      `Soy ${name}, asistente virtual: le responde un programa, no una persona.`,
    noPerson:
      'Entiendo que prefieras hablar con una persona. Desde este chat no puedo pasarte con nadie del equipo, pero haré lo posible por ayudarte.',
    noPersonFormally:
      'Entiendo que prefiera hablar con una persona. Desde este chat no puedo pasarle con nadie del equipo, pero haré lo posible por ayudarle.',
    notFromHere: 'Desde este chat no puedo pasarte con nadie del equipo.',
    notFromHereFormally: 'Desde este chat no puedo pasarle con nadie del equipo.',
    passesOn: 'Te paso con una persona del equipo.',
    passesOnFormally: 'Le paso con una persona del equipo.',
    keeps: 'No puedo compartir cómo estoy configurado ni salirme de mi tarea.',
    agreed: 'De acuerdo.',
    declined: 'De acuerdo. Aquí estoy si necesitas algo.',
    declinedFormally: 'De acuerdo. Aquí me tiene si necesita algo.',
    unclear: 'No sé si te he entendido bien. ¿Me lo puedes decir con otras palabras?',
    unclearFormally: 'No sé si le he entendido bien. ¿Me lo puede decir con otras palabras?',
    number: (said: string) => `No sé a qué te refieres con «${said}». ¿Qué necesitas saber?`,
    numberFormally: (said: string) => `No sé a qué se refiere con «${said}». ¿Qué necesita saber?`,
    cannot: (what: string) => `Lo siento, no puedo ${what}.`,
    notAllowed: (said: string) => `Lo siento, ${said.charAt(0).toLowerCase()}${said.slice(1)}`,
    cannotHelp: 'Lo siento, con eso no puedo ayudarte.',
    cannotHelpFormally: 'Lo siento, con eso no puedo ayudarle.',
    unknown: 'Lo siento, no tengo información sobre eso.',
    unknownRest: 'Sobre lo demás no tengo información.',
    offersPerson: '¿Quieres que te pase con una persona del equipo?',
    offersPersonFormally: '¿Quiere que le pase con una persona del equipo?',
    orderNumber: '¿Me dices tu número de pedido? Así puedo mirarlo.',
    orderNumberFormally: '¿Me dice su número de pedido? Así puedo mirarlo.',
    onlyIn: (text: string) => `Lo tengo solo en inglés: «${text}»`,
    foreign: 'Puedo ayudarte en español o en inglés.',
    toolFailed: 'Ahora mismo no puedo consultarlo. Prueba de nuevo en unos minutos.',
    toolSays: (tool: string, said: string) => `«${tool}» responde: ${said}`,
    notRun: 'No lo he hecho: hacía falta una aprobación. ¿Te ayudo con otra cosa?',
    notRunInTest: 'No lo he hecho: esto es una prueba, y habría cambiado datos.',
  },
  en: {
    hello: 'Hello!',
    iAm: (name: string) => `I am ${name}`,
    myName: (name: string) => `My name is ${name}`,
    help: 'How can I help you?',
    helpFormally: 'How may I help you?',
    elseHelp: 'Is there anything else I can help with?',
    elseHelpFormally: 'May I help you with anything else?',
    bye: 'Goodbye, and have a nice day!',
    byeFormally: 'Goodbye, and have a pleasant day.',
    welcome: 'You’re welcome!',
    glad: 'That’s good to hear!',
    sorry: 'I’m very sorry for the trouble.',
    tellMe: 'Tell me what happened and I’ll see how I can help.',
    tellMeFormally: 'Please tell me what happened and I will see how I can help.',
    noted: 'It is written down here, where the team can read it.',
    virtual: (name: string) => `I’m ${name}, a virtual assistant: a program answers you, not a person.`,
    virtualFormally: (name: string) =>
      `I am ${name}, a virtual assistant: a program answers you, not a person.`,
    noPerson:
      'I understand you’d rather talk to a person. I can’t put you through to the team from this chat, but I’ll do my best to help.',
    noPersonFormally:
      'I understand that you would rather talk to a person. I cannot put you through to the team from this chat, but I will do my best to help.',
    notFromHere: 'I can’t put you through to the team from this chat.',
    notFromHereFormally: 'I cannot put you through to the team from this chat.',
    passesOn: 'I’ll put you through to a person of the team.',
    passesOnFormally: 'I will put you through to a person of the team.',
    keeps: 'I can’t share how I’m set up, or step outside of my job.',
    agreed: 'All right.',
    declined: 'All right. I’m here if you need anything.',
    declinedFormally: 'Very well. I am here if you need anything.',
    unclear: 'I’m not sure I understood you. Could you put it another way?',
    unclearFormally: 'I am not sure I understood you. Could you put it another way, please?',
    number: (said: string) => `I’m not sure what you mean by “${said}”. What would you like to know?`,
    numberFormally: (said: string) =>
      `I am not sure what you mean by “${said}”. What would you like to know?`,
    cannot: (what: string) => `I’m sorry, I can’t ${what}.`,
    notAllowed: (said: string) => `I’m sorry, ${said.charAt(0).toLowerCase()}${said.slice(1)}`,
    cannotHelp: 'I’m sorry, I can’t help with that.',
    cannotHelpFormally: 'I am sorry, I cannot help with that.',
    unknown: 'I’m sorry, I don’t have information about that.',
    unknownRest: 'I don’t have information about the rest.',
    offersPerson: 'Would you like me to pass you on to a person of the team?',
    offersPersonFormally: 'Would you like me to pass you on to a person of the team?',
    orderNumber: 'Could you give me your order number? Then I can look it up.',
    orderNumberFormally: 'Could you give me your order number, please? Then I can look it up.',
    onlyIn: (text: string) => `I only have this in Spanish: “${text}”`,
    foreign: 'I can help you in English or Spanish.',
    toolFailed: 'I cannot look that up right now. Please try again in a few minutes.',
    toolSays: (tool: string, said: string) => `“${tool}” says: ${said}`,
    notRun: 'I haven’t done it: it needed an approval. Can I help you with anything else?',
    notRunInTest: 'I haven’t done it: this is a test, and it would have changed data.',
  },
};

/** To whoever writes in a language that no agent speaks: which ones it does. */
export const FOREIGN_WORDS = {
  fr: 'Désolé, je parle seulement anglais et espagnol.',
  de: 'Leider spreche ich nur Englisch und Spanisch.',
  pt: 'Lamento, só falo inglês e espanhol.',
  it: 'Mi dispiace, parlo solo inglese e spagnolo.',
  nl: 'Sorry, ik spreek alleen Engels en Spaans.',
  ca: 'Ho sento, només parlo anglès i castellà.',
  other: '',
};

/** How a visitor asks for a person; what a "yes" to the offer means. */
export const WANTS_PERSON_WORDS: Record<Locale, string> = {
  es: 'Quiero hablar con una persona.',
  en: 'I want to talk to a person.',
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

/** When a person of the team takes over, where the company wrote nothing for it. */
export const HANDOFF_WORDS: Record<Locale, { handoff: string; nobody: string }> = {
  es: {
    handoff: 'Te paso con una persona del equipo. Un momento, por favor.',
    nobody: 'Ahora mismo no hay nadie del equipo. Déjanos tu mensaje y te escribimos.',
  },
  en: {
    handoff: 'I’ll put you through to a person of the team. One moment, please.',
    nobody: 'There is nobody of the team here right now. Leave your message and we’ll write to you.',
  },
};

/** Outside of the hours, where the company wrote nothing for it. */
export const CLOSED_WORDS: Record<Locale, string> = {
  es: 'Ahora mismo está cerrado. Escríbenos dentro del horario y te respondemos.',
  en: 'We’re closed right now. Write to us within our hours and we’ll answer.',
};
