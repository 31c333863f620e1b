import type { NamespaceTestChatTranslation } from '../../i18n-types.js';

/** Las palabras del chat de prueba y del widget de chat. */
const testChat: NamespaceTestChatTranslation = {
  title: 'Probar {name}',
  unnamed: 'tu agente',
  prompt: 'Prueba tus cambios.',
  promptText: 'Pregunta lo que preguntaría un visitante. El agente responde con su borrador.',
  thread: 'Conversación con {name}',
  you: 'Tú',
  back: 'Volver al agente',
  newConversation: 'Nueva conversación',
  loading: 'Cargando conversación',
  compose: 'Tu mensaje',
  placeholder: 'Escribe un mensaje…',
  hint: 'Pulsa Enter para enviar y Mayús + Enter para otra línea.',
  send: 'Enviar',
  stop: 'Detener respuesta',
  jump: 'Ir al último mensaje',
  jumpNew: '{n} {{respuesta nueva|respuestas nuevas}}',
  sending: 'Enviando…',
  stopped: 'Detenida',
  stoppedEmpty: 'Se ha detenido antes de la primera palabra.',
  failedEmpty: 'No se ha recibido ninguna respuesta.',
  failed: 'La respuesta se ha interrumpido.',
  notSent: 'Tu mensaje no se ha enviado.',
  askAgain: 'Preguntar de nuevo',
  getTheRest: 'Recuperar el resto',
  delays: {
    slow: 'Está tardando más de lo normal…',
    reconnecting: 'Se ha perdido la conexión. Recuperando el resto…',
  },
  tools: {
    label: 'Herramientas usadas',
    running: 'En curso…',
    done: 'Hecho',
    failed: 'Sin respuesta',
    result: 'Resultado',
  },
  reference: 'Referencia: {reference}',
  sources: 'Fuentes',
  sourceKinds: { instruction: 'Instrucción', knowledge: 'Conocimiento' },
  widget: {
    prompt: '¿Tienes alguna pregunta?',
    promptText: 'Pregúntale a {name} sobre tus agentes.',
  },
};

export default testChat;
