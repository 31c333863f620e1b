import type { NamespaceVisitorTextsTranslation } from '../../i18n-types.js';

/** Las palabras de la parte de un agente en la que se escriben todos los textos que lee un visitante. */
const visitorTexts: NamespaceVisitorTextsTranslation = {
  title: 'Lo que lee el visitante',
  text: 'Palabra por palabra, en el idioma del visitante. Si falta un texto, se muestra en el idioma principal. Texto sin formato: los signos como * se envían tal cual.',
  previewIn: 'Idioma de la vista previa',
  language: 'Idioma',
  greeting: 'Saludo',
  hints: {
    consent:
      'Se muestra antes del primer mensaje cuando pides consentimiento. No se guarda nada hasta que el visitante acepta.',
    outsideHours:
      'Se muestra al empezar una conversación cuando no hay nadie trabajando, y en vez de una respuesta fuera del horario de un canal.',
    greeting: 'El primer mensaje que ven tus visitantes. Déjalo vacío para que empiecen ellos.',
    handoff: 'Se dice cuando se cumple una regla de traspaso y hay alguien disponible.',
    nobody: 'Se dice cuando hace falta una persona y no hay nadie disponible.',
    pause: 'Se dice en lugar de una respuesta mientras el agente está en pausa.',
    error: 'Se muestra cuando falla una respuesta.',
    closing: 'Se dice cuando el visitante termina la conversación. Déjalo vacío para cerrar sin decir nada.',
  },
  where: {
    consent: 'Antes del primer mensaje',
    outsideHours: 'Al empezar, antes del saludo',
    greeting: 'Al empezar la conversación',
    handoff: 'Tras una pregunta que cumple una regla',
    nobody: 'Tras una pregunta que necesita a una persona',
    pause: 'En lugar de una respuesta',
    error: 'Tras una respuesta que se interrumpe',
    closing: 'Cuando el visitante se despide',
  },
  after: {
    consent: 'Aceptar',
    handoff: 'Se une alguien de tu equipo',
    message: 'Nombre, email y mensaje',
    backAt: 'Cuándo vuelve alguien',
    closing: 'Conversación cerrada',
  },
  empty: 'No se muestra nada',
  fallback: 'Sin escribir en {language}. El visitante lo lee en el idioma principal.',
  missing: 'Falta en {languages}',
  unused: 'No se usa: no hay ninguna regla de traspaso activada',
  optional: 'Opcional',
  settings: 'Reglas de traspaso',
  complete: {
    title: 'Idiomas',
    text: 'Textos escritos en cada idioma.',
    part: 'Parte',
    texts: 'Textos para visitantes',
    textsHint: '{n} {{n:texto opcional|textos opcionales}} sin escribir',
    blocks: 'Instrucciones',
    knowledge: 'Conocimiento',
    knowledgeHint: 'Un solo texto para todos los idiomas',
    widget: 'Widget web: {name}',
    all: 'Total',
    count: '{written} de {total}',
    done: 'Completo',
    none: 'Aún nada',
  },
};

export default visitorTexts;
