import type { NamespaceTestChatTranslation } from '../../i18n-types.js';

/** Las palabras del chat de prueba y del widget de chat. */
const testChat: NamespaceTestChatTranslation = {
  title: 'Probar {name}',
  unnamed: 'tu agente',
  prompt: 'Prueba tus cambios.',
  promptText: 'Pregunta lo que preguntaría quien te visita. El agente responde con su borrador.',
  thread: 'Conversación con {name}',
  you: 'Tú',
  back: 'Volver al agente',
  newConversation: 'Nueva conversación',
  loading: 'Cargando la conversación',
  compose: 'Tu mensaje',
  placeholder: 'Escribe un mensaje…',
  hint: 'Enter envía; Mayús + Enter abre otra línea.',
  send: 'Enviar',
  stop: 'Detener la respuesta',
  jump: 'Ir al último mensaje',
  jumpNew: '{n} {{respuesta nueva|respuestas nuevas}}',
  sending: 'Enviando…',
  stopped: 'Detenida',
  stoppedEmpty: 'Se detuvo antes de la primera palabra.',
  failedEmpty: 'No llegó ninguna respuesta.',
  failed: 'La respuesta se cortó.',
  notSent: 'Tu mensaje no se envió.',
  askAgain: 'Preguntar de nuevo',
  getTheRest: 'Traer el resto',
  delays: {
    slow: 'Está tardando más de lo normal…',
    reconnecting: 'Se perdió la conexión. Recuperando el resto…',
  },
  tools: {
    label: 'Herramientas usadas',
    running: 'Consultando…',
    done: 'Consultado',
    failed: 'No respondió',
    result: 'Qué dijo',
  },
  reference: 'Referencia: {reference}',
  sources: 'Fuentes',
  sourceKinds: { instruction: 'Instrucción', knowledge: 'Conocimiento' },
  widget: {
    prompt: '¿Tienes alguna pregunta?',
    promptText: 'Pregúntale a {name} sobre tus agentes.',
    panel: 'Chat con {name}',
    close: 'Cerrar el chat',
  },
};

export default testChat;
