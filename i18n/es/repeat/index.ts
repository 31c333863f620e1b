import type { NamespaceRepeatTranslation } from '../../i18n-types.js';

/** Las palabras con las que se pregunta antes de repetir algo que quizá ya se hizo. */
const repeat: NamespaceRepeatTranslation = {
  register: {
    title: '¿Crear la cuenta otra vez?',
    text: 'Puede que tu último intento saliera bien. Antes, prueba a entrar con este correo.',
    again: 'Crear otra vez',
  },
  startTrial: {
    title: '¿Empezar la prueba otra vez?',
    text: 'Puede que tu último intento saliera bien. Antes, recarga esta página: si la prueba ya ha empezado, continuarás desde ahí.',
    again: 'Empezar otra vez',
  },
  setUpPayment: {
    title: '¿Preparar el pago otra vez?',
    text: 'Puede que tu último intento saliera bien. Solo preparaba el pago: no se ha cobrado nada.',
    again: 'Preparar otra vez',
  },
  subscribe: {
    title: '¿Pagar otra vez?',
    text: 'Puede que tu último intento saliera bien y que ya se haya hecho el cargo en tu tarjeta. Antes, comprueba tu plan: cancela y recarga esta página. Si pagas otra vez, podrían cobrarte dos veces.',
    again: 'Pagar otra vez',
  },
  createAgent: {
    title: '¿Crear el agente otra vez?',
    text: 'Puede que tu último intento saliera bien. Antes, busca el agente en tu lista: si lo creas otra vez, podrías tenerlo repetido.',
    again: 'Crear otra vez',
  },
  createWidget: {
    title: '¿Crear el widget otra vez?',
    text: 'Puede que tu último intento saliera bien. Antes, busca el widget en tu lista: si lo creas otra vez, podrías tenerlo repetido.',
    again: 'Crear otra vez',
  },
  publish: {
    title: '¿Publicar otra vez?',
    text: 'Puede que tu último intento saliera bien. Antes, mira las versiones: si publicas otra vez, podría haber una versión de más.',
    again: 'Publicar otra vez',
  },
  createTests: {
    title: '¿Añadir las pruebas otra vez?',
    text: 'Puede que tu último intento saliera bien. Antes, mira la lista de pruebas: si las añades otra vez, podrías tenerlas repetidas.',
    again: 'Añadir otra vez',
  },
  runTests: {
    title: '¿Ejecutar las pruebas otra vez?',
    text: 'Puede que tu último intento saliera bien y que las pruebas ya se estén ejecutando.',
    again: 'Ejecutar otra vez',
  },
  createMonitor: {
    title: '¿Añadir la alerta otra vez?',
    text: 'Puede que el último intento haya funcionado. Mira antes la lista; si la añades otra vez, quizá la tengas dos veces.',
    again: 'Añadir otra vez',
  },
  createHttpTool: {
    title: '¿Crear la herramienta otra vez?',
    text: 'Puede que el último intento haya funcionado. Mira antes la lista de tus herramientas; si la creas otra vez, quizá la tengas dos veces.',
    again: 'Crear otra vez',
  },
  runTool: {
    title: '¿Ejecutar otra vez?',
    text: 'Puede que el último intento haya funcionado. Búscalo antes en el registro de llamadas; si lo ejecutas otra vez, lo que cambia podría cambiar dos veces.',
    again: 'Ejecutar otra vez',
  },
};

export default repeat;
