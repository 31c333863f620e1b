import type { AgentMode, AgentPiece, ChannelKind, Locale } from '@/api/generated/schemas';
import type { ProductTopic } from './said';

const CHANNEL_NAMES: Record<ChannelKind, Record<Locale, string>> = {
  widget: { es: 'el chat de la web', en: 'the web widget' },
  messenger: { es: 'Messenger', en: 'Messenger' },
  instagram: { es: 'Instagram', en: 'Instagram' },
  whatsapp: { es: 'WhatsApp', en: 'WhatsApp' },
  teams: { es: 'Teams', en: 'Teams' },
};

/** A channel as it is said in a sentence. */
export function channelName(channel: ChannelKind, language: Locale): string {
  return CHANNEL_NAMES[channel][language];
}

const MODE_WORDS: Record<AgentMode, Record<Locale, string>> = {
  autopilot: { es: 'el agente responde solo', en: 'the agent answers by itself' },
  copilot: { es: 'el agente propone y el equipo envía', en: 'the agent proposes and the team sends' },
  human: { es: 'responde el equipo', en: 'the team answers' },
};

type Words = {
  pieces: Record<AgentPiece, string>;
  questions: Record<AgentPiece, string>;
  hello: (name: string) => string;
  helloNew: string;
  help: string;
  thanks: string;
  angry: string;
  offTopic: string;
  nothingMissing: string;
  missing: (pieces: string) => string;
  proposes: (changes: number) => string;
  noted: string;
  quoted: (said: string) => string;
  languages: Record<Locale, string>;
  meanwhile: string;
  ready: (name: string) => string;
  notReady: string;
  made: (name: string, changes: number) => string;
  applied: (changes: number) => string;
  appliedPartly: (changes: number, outdated: number) => string;
  allOutdated: string;
  rejected: string;
  nothingOpen: string;
  undone: (changes: number) => string;
  notUndone: string;
  nothingToUndo: string;
  skipped: string;
  notUnderstood: (clause: string) => string;
  /** Of what is to hold from another day on. */
  fromThen: string;
  canDo: string;
  tooLong: (piece: string, maximum: number) => string;
  tooShort: string;
  tooMany: string;
  already: {
    channel: (name: string) => string;
    tool: (name: string) => string;
    tone: string;
    said: (sentence: string) => string;
    name: (name: string) => string;
    mode: string;
    language: string;
    greeting: string;
  };
  absent: {
    channel: (name: string) => string;
    tool: (name: string) => string;
    rule: (about: string, known: string) => string;
    value: (about: string) => string;
  };
  unknownTool: (named: string, known: string) => string;
  toolNote: string;
  channelNote: string;
  says: (sentence: string, where: string) => string;
  saysNothing: (about: string) => string;
  where: { block: (position: number) => string; knowledge: (title: string) => string };
  translated: (texts: number) => string;
  notTranslated: (texts: number, names: string) => string;
  nothingToTranslate: string;
  greetsIn: (language: Locale, greeting: string) => string;
  asksGreetingIn: (language: Locale) => string;
  product: Record<ProductTopic, string>;
  reasons: {
    name: string;
    purpose: string;
    channel: (name: string) => string;
    noChannel: (name: string) => string;
    tool: (name: string) => string;
    noTool: (name: string) => string;
    tone: string;
    greeting: string;
    ownGreeting: string;
    rule: string;
    guardrail: string;
    scenario: string;
    newer: string;
    removed: (about: string) => string;
    value: (before: string, after: string) => string;
    sameValue: string;
    newValue: (about: string) => string;
    mode: (mode: AgentMode) => string;
    language: string;
    translated: string;
  };
  persona: (name: string, purpose: string) => string;
  task: (purpose: string) => string;
  ownTone: (tone: string) => string;
  shown: {
    title: (name: string) => string;
    purpose: string;
    greeting: string;
    blocks: (blocks: number) => string;
    tools: string;
    channels: string;
    mode: (mode: AgentMode) => string;
    none: string;
  };
};

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** What the played creator says. */
export const CREATOR_WORDS: Record<Locale, Words> = {
  es: {
    pieces: {
      purpose: 'su tarea',
      name: 'su nombre',
      tone: 'el tono',
      rules: 'las reglas',
      tools: 'las herramientas',
      channels: 'los canales',
      greeting: 'el saludo',
      otherLanguage: 'el otro idioma',
    },
    questions: {
      purpose: '¿Qué debe hacer el agente? Por ejemplo: «reservar citas en mi clínica dental».',
      name: '¿Cómo se llama? Sus visitantes verán ese nombre.',
      tone: '¿Cómo debe hablar: de tú o de usted, breve, cercano, profesional…?',
      rules:
        '¿Qué reglas debe conocer? Plazos, precios, horarios; por ejemplo: «Las reservas se anulan gratis hasta 24 horas antes».',
      tools:
        '¿Debe usar alguna herramienta? Conozco Shopify, Google Calendar, Zendesk, HubSpot y Google Sheets. Si no, dime «ninguna».',
      channels: '¿Dónde responde: el chat de la web, WhatsApp, Messenger, Instagram o Teams?',
      greeting: '¿Con qué saludo empieza? Escríbelo o dime «propón un saludo».',
      otherLanguage:
        'Hay textos en un solo idioma. ¿Quieres que traduzca los que conozco? Dime «traduce al inglés» o «traduce al español».',
    },
    hello: (name) => `¡Hola! Estoy aquí para trabajar contigo en **${name}**.`,
    helloNew: '¡Hola! Vamos a crear un agente conversando.',
    help: 'Puedo cambiar su nombre, su tarea, su tono, sus reglas, el saludo, las herramientas, los canales y quién responde. Por ejemplo: «cambia el plazo de devolución a 60 días», «quita la regla sobre…», «nunca prometas…», «añade WhatsApp», «usa el calendario», «traduce al inglés». También: «¿qué falta?», «muéstrame», «deshaz».',
    thanks: '¡De nada!',
    angry:
      'Siento que no esté saliendo bien. Dime qué debería hacer el agente de otra forma y te lo propongo.',
    offTopic: 'Con eso no puedo ayudarte: aquí creamos tu agente. Cuéntame qué debe saber o hacer.',
    nothingMissing:
      'No le falta nada de lo que suelo pedir. Pruébalo en el chat de prueba y dime qué cambiarías.',
    missing: (pieces) => `Le falta: ${pieces}.`,
    proposes: (n) =>
      n === 1
        ? 'Te propongo 1 cambio. ¿Lo aplico?'
        : `Te propongo ${plural(n, 'cambio', 'cambios')}. Acéptalos todos o línea a línea.`,
    noted: 'Apuntado:',
    quoted: (said) => `«${said}»`,
    languages: { es: 'responde en español', en: 'responde en inglés' },
    meanwhile: 'Lo siguiente:',
    ready: (name) => `Ya puedo crear **${name}**. Pulsa el botón, o cuéntame antes algo más.`,
    notReady: 'Todavía no puedo crearlo: me falta saber algo.',
    made: (name, n) =>
      n === 0
        ? `**${name}** ya está creado. Sigamos con su borrador.`
        : `**${name}** ya está creado. Lo que me has contado ya está en su borrador (${plural(n, 'cambio', 'cambios')}); deshaz lo que no quieras.`,
    applied: (n) =>
      `Hecho: ${plural(n, 'cambio está', 'cambios están')} en el borrador. Con «deshaz» lo quito.`,
    appliedPartly: (n, outdated) =>
      `${plural(n, 'cambio está', 'cambios están')} en el borrador; ${outdated} no, porque el borrador cambió en ese punto.`,
    allOutdated:
      'No lo he aplicado: el borrador ha cambiado justo ahí. Pídemelo otra vez y lo propongo de nuevo.',
    rejected: 'De acuerdo, lo dejo como estaba.',
    nothingOpen: 'No hay ninguna propuesta abierta.',
    undone: (n) => `Deshecho: ${plural(n, 'cambio', 'cambios')} fuera del borrador. Lo demás sigue igual.`,
    notUndone: 'No puedo deshacerlo: ese punto del borrador se cambió después.',
    nothingToUndo: 'No hay nada mío que deshacer.',
    skipped: 'De acuerdo, lo dejamos.',
    notUnderstood: (clause) => `No he entendido «${clause}».`,
    fromThen: 'Los cambios valen desde que se publican: publica este cuando llegue el momento.',
    canDo: 'Dime «ayuda» y te cuento qué puedo hacer.',
    tooLong: (piece, maximum) => `Es demasiado largo para ${piece}: caben ${maximum} caracteres.`,
    tooShort: 'Ese nombre es demasiado corto: necesita al menos dos letras.',
    tooMany: 'Es mucho de una vez: he tomado lo primero. Dime el resto después.',
    already: {
      channel: (name) => `Ya responde en ${name}.`,
      tool: (name) => `Ya usa ${name}.`,
      tone: 'Ya habla así.',
      said: (sentence) => `Eso ya lo sabe: «${sentence.replace(/\.$/, '')}».`,
      name: (name) => `Ya se llama ${name}.`,
      mode: 'Ya responde así.',
      language: 'Ese ya es su idioma principal.',
      greeting: 'Ya saluda así.',
    },
    absent: {
      channel: (name) => `No responde en ${name}: no hay nada que quitar.`,
      tool: (name) => `No usa ${name}: no hay nada que quitar.`,
      rule: (about, known) =>
        `No encuentro nada sobre «${about}».${known === '' ? '' : ` Sus instrucciones hablan de: ${known}.`}`,
      value: (about) => `No había nada sobre «${about}» con una cifra así, de modo que lo añado como regla.`,
    },
    unknownTool: (named, known) => `No conozco la herramienta «${named}». Conozco: ${known}.`,
    toolNote: 'La conexión con la cuenta se hace en Herramientas.',
    channelNote: 'El canal se conecta en su página.',
    says: (sentence, where) => `Esto es lo que sabe: «${sentence}» (${where}).`,
    saysNothing: (about) =>
      `No tiene nada escrito sobre «${about}». Dímelo en una frase y lo propongo como regla.`,
    where: { block: (position) => `bloque ${position}`, knowledge: (title) => `conocimiento, ${title}` },
    translated: (n) => `He encontrado la traducción de ${plural(n, 'texto', 'textos')}.`,
    notTranslated: (n, names) =>
      `${plural(n, 'texto no lo sé', 'textos no los sé')} traducir con seguridad (${names}): ${n === 1 ? 'escríbelo' : 'escríbelos'} tú en Instrucciones.`,
    nothingToTranslate: 'No queda nada por traducir a ese idioma.',
    greetsIn: (language, greeting) =>
      `En ${language === 'es' ? 'español' : 'inglés'} saluda así: «${greeting}».`,
    asksGreetingIn: (language) =>
      `Ese saludo no lo sé traducir con seguridad. ¿Cómo lo dirías en ${language === 'es' ? 'español' : 'inglés'}?`,
    product: {
      privacy:
        'Cuánto tiempo se guardan las conversaciones, y cómo exportarlas o borrarlas, está en **Ajustes → Datos**. Si se usan para algo más no lo sé yo: consúltalo en la política de privacidad o con soporte.',
      channels:
        'Un mismo agente puede responder en varios canales a la vez: elígelos en su pestaña **Canales**. Cada canal se conecta una sola vez, en **Canales**.',
      price: 'Tu plan, lo que cuesta y lo que llevas usado está en **Ajustes → Plan y uso**.',
      website:
        'Primero publícalo. Después, en **Canales**, abre el chat de la web y copia su código en tu página: ahí mismo ves cuándo empieza a funcionar.',
      languages:
        'Un agente habla el idioma en que lo escribes, español o inglés, y puede responder también en otros: dime, por ejemplo, «que responda también en portugués».',
      publishing:
        'Nada de lo que cambiamos aquí lo ven tus visitantes hasta que lo publiques: abre el agente y pulsa **Publicar**.',
      conversations:
        'Todo lo que habla con tus visitantes está en **Conversaciones**: puedes leerlo, buscar en ello y contestar tú.',
      testing: 'Ábrelo y pulsa **Probar**: hablas con el borrador tal como está, sin que lo vea nadie más.',
      itself: 'Soy un asistente, un programa y no una persona: te ayudo a crear tu agente y a mejorarlo.',
      saving:
        'Sí, no hay nada que guardar: cada cambio que aceptas queda en el borrador al momento, y esta conversación también. Tus visitantes lo ven cuando lo publicas.',
      undoing:
        'Sí: dime «deshaz» y quito lo último que apliqué. Y en **Versiones** puedes volver a cualquier versión publicada.',
    },
    reasons: {
      name: 'Pides este nombre. Los visitantes lo ven en cuanto lo aceptes.',
      purpose: 'Así sabe cuál es su tarea.',
      channel: (name) => `Pides que responda también en ${name}.`,
      noChannel: (name) => `Pides que deje de responder en ${name}.`,
      tool: (name) => `Pides que use ${name}.`,
      noTool: (name) => `Pides que deje de usar ${name}.`,
      tone: 'Pides que hable así.',
      greeting: 'Es el saludo que has escrito.',
      ownGreeting: 'Un saludo breve con su nombre.',
      rule: 'Es una regla nueva: no había ninguna que dijera esto.',
      guardrail: 'Es un límite: lo que nunca debe hacer.',
      scenario: 'Es un caso: qué hacer cuando ocurra.',
      newer: 'Lo que dices ahora sustituye a lo que decía antes.',
      removed: (about) => `Pides quitar lo que dice sobre «${about}».`,
      value: (before, after) => `Pides «${after}» donde dice «${before}».`,
      sameValue: 'El mismo dato, en el otro idioma.',
      newValue: (about) => `No decía nada sobre «${about}».`,
      mode: (mode) => `A partir de ahí, ${MODE_WORDS[mode].es}.`,
      language: 'Pides este idioma principal.',
      translated: 'Es la traducción de una frase que conozco.',
    },
    persona: (name, purpose) => `Eres ${name}. Tu tarea: ${purpose}.`,
    task: (purpose) => `Tu tarea: ${purpose}.`,
    ownTone: (tone) => `Tu tono: ${tone}.`,
    shown: {
      title: (name) => (name === '' ? 'Esto tengo hasta ahora:' : `Así está **${name}**:`),
      purpose: 'Propósito',
      greeting: 'Saludo',
      blocks: (n) => `Instrucciones: ${plural(n, 'bloque', 'bloques')}`,
      tools: 'Herramientas',
      channels: 'Canales',
      mode: (mode) => `Quién responde: ${MODE_WORDS[mode].es}`,
      none: 'nada todavía',
    },
  },
  en: {
    pieces: {
      purpose: 'its purpose',
      name: 'its name',
      tone: 'the tone',
      rules: 'the rules',
      tools: 'the tools',
      channels: 'the channels',
      greeting: 'the greeting',
      otherLanguage: 'the other language',
    },
    questions: {
      purpose: 'What should the agent do? For example: “book appointments for my dental clinic”.',
      name: 'What is it called? Its visitors will see that name.',
      tone: 'How should it sound: formal or relaxed, brief, friendly, professional…?',
      rules:
        'Which rules should it know? Times, prices, opening hours; for example: “Appointments can be cancelled free of charge up to 24 hours before”.',
      tools:
        'Should it use a tool? I know Shopify, Google Calendar, Zendesk, HubSpot and Google Sheets. If not, say “none”.',
      channels: 'Where does it answer: the web widget, WhatsApp, Messenger, Instagram or Teams?',
      greeting: 'What does it greet with? Write it, or say “suggest a greeting”.',
      otherLanguage:
        'Some texts exist in one language only. Shall I translate those I know? Say “translate to English” or “translate to Spanish”.',
    },
    hello: (name) => `Hello! I am here to work on **${name}** with you.`,
    helloNew: 'Hello! Let us build an agent by talking.',
    help: 'I can change its name, purpose, tone, rules, greeting, tools, channels and who answers. For example: “change the return period to 60 days”, “remove the rule about…”, “never promise…”, “add WhatsApp”, “use the calendar”, “translate to English”. Also: “what’s missing?”, “show me”, “undo”.',
    thanks: 'You are welcome!',
    angry:
      'I’m sorry this isn’t going well. Tell me what the agent should do differently and I’ll propose it.',
    offTopic: 'I can’t help with that: here we build your agent. Tell me what it should know or do.',
    nothingMissing:
      'It lacks nothing that I usually ask for. Try it in the test chat and tell me what you would change.',
    missing: (pieces) => `It still lacks: ${pieces}.`,
    proposes: (n) =>
      n === 1
        ? 'I propose 1 change. Shall I apply it?'
        : `I propose ${plural(n, 'change', 'changes')}. Accept all, or line by line.`,
    noted: 'Noted:',
    quoted: (said) => `“${said}”`,
    languages: { es: 'answers in Spanish', en: 'answers in English' },
    meanwhile: 'Next:',
    ready: (name) => `I can create **${name}** now. Press the button, or tell me more first.`,
    notReady: 'I cannot create it yet: there is something I need to know.',
    made: (name, n) =>
      n === 0
        ? `**${name}** has been created. Let us go on with its draft.`
        : `**${name}** has been created. What you told me is in its draft (${plural(n, 'change', 'changes')}); undo what you do not want.`,
    applied: (n) =>
      `Done: ${plural(n, 'change is', 'changes are')} in the draft. Say “undo” and I take it out again.`,
    appliedPartly: (n, outdated) =>
      `${plural(n, 'change is', 'changes are')} in the draft; ${outdated} not, because the draft changed at that place.`,
    allOutdated:
      'I have not applied it: the draft changed at that very place. Ask me again and I propose it anew.',
    rejected: 'All right, I leave it as it was.',
    nothingOpen: 'There is no open proposal.',
    undone: (n) => `Undone: ${plural(n, 'change', 'changes')} out of the draft. Everything else stays.`,
    notUndone: 'I cannot undo it: that place of the draft was changed afterwards.',
    nothingToUndo: 'There is nothing of mine to undo.',
    skipped: 'All right, we leave that.',
    notUnderstood: (clause) => `I did not understand “${clause}”.`,
    fromThen: 'Changes hold as soon as they are published: publish this one when the time has come.',
    canDo: 'Say “help” and I tell you what I can do.',
    tooLong: (piece, maximum) => `That is too long for ${piece}: it holds ${maximum} characters.`,
    tooShort: 'That name is too short: it needs at least two letters.',
    tooMany: 'That is a lot at once: I took the first of it. Tell me the rest afterwards.',
    already: {
      channel: (name) => `It already answers on ${name}.`,
      tool: (name) => `It already uses ${name}.`,
      tone: 'It already sounds like that.',
      said: (sentence) => `It knows that already: “${sentence.replace(/\.$/, '')}”.`,
      name: (name) => `It is already called ${name}.`,
      mode: 'It already answers that way.',
      language: 'That is its main language already.',
      greeting: 'It already greets like that.',
    },
    absent: {
      channel: (name) => `It does not answer on ${name}: there is nothing to remove.`,
      tool: (name) => `It does not use ${name}: there is nothing to remove.`,
      rule: (about, known) =>
        `I find nothing about “${about}”.${known === '' ? '' : ` Its instructions speak of: ${known}.`}`,
      value: (about) => `There was nothing about “${about}” with such a figure, so I add it as a rule.`,
    },
    unknownTool: (named, known) => `I do not know the tool “${named}”. I know: ${known}.`,
    toolNote: 'The connection to the account is made in Tools.',
    channelNote: 'The channel is connected on its own page.',
    says: (sentence, where) => `This is what it knows: “${sentence}” (${where}).`,
    saysNothing: (about) =>
      `It has nothing written about “${about}”. Tell me in a sentence and I propose it as a rule.`,
    where: { block: (position) => `block ${position}`, knowledge: (title) => `knowledge, ${title}` },
    translated: (n) => `I found the translation of ${plural(n, 'text', 'texts')}.`,
    notTranslated: (n, names) =>
      `${plural(n, 'text', 'texts')} I cannot translate reliably (${names}): please write ${n === 1 ? 'it' : 'them'} in Instructions.`,
    nothingToTranslate: 'Nothing is left to translate into that language.',
    greetsIn: (language, greeting) =>
      `In ${language === 'en' ? 'English' : 'Spanish'} it greets like this: “${greeting}”.`,
    asksGreetingIn: (language) =>
      `I can’t translate that greeting with certainty. How would you say it in ${language === 'en' ? 'English' : 'Spanish'}?`,
    product: {
      privacy:
        'How long conversations are kept, and how to export or delete them, is in **Settings → Data**. Whether they are used for anything else I don’t know: see the privacy policy, or ask support.',
      channels:
        'One agent can answer on several channels at once: choose them in its **Channels** tab. Each channel is connected once, in **Channels**.',
      price: 'Your plan, its price and what you have used are in **Settings → Plan and usage**.',
      website:
        'Publish it first. Then open the web widget in **Channels** and copy its code into your page: you see there when it works.',
      languages:
        'An agent speaks the language it is written in, English or Spanish, and can answer in others as well: say, for example, “make it answer in Portuguese, too”.',
      publishing:
        'Your visitors see nothing of what we change here until you publish it: open the agent and press **Publish**.',
      conversations:
        'All it talks about with your visitors is in **Conversations**: you can read it, search it and answer yourself.',
      testing: 'Open it and press **Test**: you talk to the draft as it is, and nobody else sees it.',
      itself: 'I’m an assistant, a program and not a person: I help you create your agent and improve it.',
      saving:
        'Yes, there’s nothing to save: each change you accept is in the draft at once, and this conversation is kept, too. Your visitors see it when you publish.',
      undoing:
        'Yes: say “undo” and I take out what was applied last. And in **Versions** you can go back to any published version.',
    },
    reasons: {
      name: 'You ask for this name. Visitors see it as soon as you accept.',
      purpose: 'So that it knows what it is there for.',
      channel: (name) => `You want it to answer on ${name}, too.`,
      noChannel: (name) => `You want it to stop answering on ${name}.`,
      tool: (name) => `You want it to use ${name}.`,
      noTool: (name) => `You want it to stop using ${name}.`,
      tone: 'You want it to sound like this.',
      greeting: 'This is the greeting you wrote.',
      ownGreeting: 'A short greeting with its name.',
      rule: 'A new rule: none said this yet.',
      guardrail: 'A limit: what it must never do.',
      scenario: 'A case: what to do when it happens.',
      newer: 'What you say now takes the place of what it said before.',
      removed: (about) => `You want to remove what it says about “${about}”.`,
      value: (before, after) => `You ask for “${after}” where it says “${before}”.`,
      sameValue: 'The same figure, in the other language.',
      newValue: (about) => `It said nothing about “${about}”.`,
      mode: (mode) => `From then on, ${MODE_WORDS[mode].en}.`,
      language: 'You ask for this main language.',
      translated: 'The translation of a sentence that I know.',
    },
    persona: (name, purpose) => `You are ${name}. Your task: ${purpose}.`,
    task: (purpose) => `Your task: ${purpose}.`,
    ownTone: (tone) => `Your tone: ${tone}.`,
    shown: {
      title: (name) => (name === '' ? 'This is what I have so far:' : `This is **${name}**:`),
      purpose: 'Purpose',
      greeting: 'Greeting',
      blocks: (n) => `Instructions: ${plural(n, 'block', 'blocks')}`,
      tools: 'Tools',
      channels: 'Channels',
      mode: (mode) => `Who answers: ${MODE_WORDS[mode].en}`,
      none: 'nothing yet',
    },
  },
};
