import type { NamespaceChannelWordsTranslation } from '../../i18n-types.js';

/** Cómo está un canal, en una palabra, y qué corta de un texto o no puede mostrar. */
const channelWords: NamespaceChannelWordsTranslation = {
  states: {
    working: 'Funciona',
    connected: 'Conectado',
    degraded: 'Fallan algunos mensajes',
    expired: 'Hay que reconectar',
    switchedOn: 'Conexión sin terminar',
    switchedOff: 'Desactivado',
    off: 'Sin conectar',
    onUnknown: 'Activado, sin comprobar',
    offUnknown: 'Desactivado, sin comprobar',
    unknown: 'Estado desconocido',
  },
  fit: {
    title: 'Se ve distinto en algunos canales',
    long: '{channel} lo corta a los {limit} {unit}: sobran {over}, a partir de «{quote}».',
    units: { characters: 'caracteres', bytes: 'bytes' },
    markdown: '{channel} no da formato al texto. Se verán los signos: {quote}',
    bold: '{channel} pone la negrita con un asterisco, no con dos: {quote}',
    heading: '{channel} no tiene títulos. Se verán los signos: {quote}',
    table: '{channel} no muestra tablas. Se verán las barras: {quote}',
    link: '{channel} no puede poner un enlace detrás de un texto. Escribe la dirección: {quote}',
    image: '{channel} no muestra imágenes dentro del texto: {quote}',
    buttonLong: 'En {channel} caben {limit} caracteres por botón: a «{quote}» le sobran {over}.',
    buttons: '{channel} muestra {limit} botones como máximo: pides {n}.',
    show: 'Ver el texto en {language}',
    inLanguage: '{language}: {what}',
    look: 'Canal',
    plainLook: 'Ninguno',
    cut: 'Cortado: no llegan {count} caracteres',
    notShown: 'En {channel}',
  },
};

export default channelWords;
