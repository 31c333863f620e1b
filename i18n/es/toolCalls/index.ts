import type { NamespaceToolCallsTranslation } from '../../i18n-types.js';
import { form } from './form.js';
import { tests } from './tests.js';

/** Las palabras de las llamadas a herramientas: una llamada con lo que se envió y lo que volvió, y su registro. */
const toolCalls: NamespaceToolCallsTranslation = {
  loadFailed: 'No hemos podido cargar las llamadas',
  form,
  tests,
  loading: 'Cargando llamadas',
  list: 'Llamadas a herramientas',
  filters: {
    agent: 'Agente',
    allAgents: 'Todos',
    toolkit: 'Herramienta',
    allToolkits: 'Todas',
    outcome: 'Resultado',
    allOutcomes: 'Todos',
    origin: 'Origen',
    allOrigins: 'Todos',
    clear: 'Quitar filtros',
    conversation: 'Solo las llamadas de una conversación.',
    action: 'Solo las llamadas a {action}.',
  },
  columns: {
    at: 'Fecha y hora',
    by: 'Origen',
    call: 'Herramienta y acción',
    duration: 'Duración',
    outcome: 'Resultado',
    open: 'Detalles',
  },
  open: 'Detalles',
  openNamed: 'Detalles: {action}, {at}',
  test: 'Prueba',
  testBy: 'Prueba de {name}',
  testing: 'Prueba',
  unnamed: 'Un agente',
  conversation: 'Conversación',
  conversationNamed: 'Conversación con {name}',
  outcomes: { done: 'Correcta', failed: 'Fallida', refused: 'Bloqueada' },
  origins: { conversation: 'Agentes', test: 'Pruebas' },
  milliseconds: '{n} ms',
  seconds: '{n} s',
  empty: {
    title: 'Aún no hay llamadas',
    text: 'Cuando un agente use una herramienta, o pruebes una, la llamada aparecerá aquí.',
  },
  noMatch: 'Ninguna llamada coincide con estos filtros.',
  earlier: 'Anteriores',
  later: 'Más recientes',
  pages: 'Páginas',
  range: '{from}–{to} de {total}',
  dialog: {
    title: 'Detalles de la llamada',
    close: 'Cerrar',
    gone: 'Esta llamada ya no está en el registro.',
  },
  exchange: {
    request: 'Petición',
    answer: 'Respuesta',
    headers: 'Cabeceras',
    body: 'Cuerpo',
    noBody: 'Sin cuerpo',
    noRequest: 'No se ha enviado nada.',
    noAnswer: 'Sin respuesta.',
    status: 'Estado {n}',
    via: 'Redirigida a {url}',
    cut: 'Solo se muestra el principio. La respuesta completa ocupa {size}.',
    played: 'Esto es una demo: no se ha llamado a ningún servidor, así que la respuesta es inventada.',
  },
  said: 'Mensaje: {message}',
  reasons: {
    ADDRESS_INVALID: 'La URL no es válida. Debería ser como https://api.ejemplo.com/pedidos.',
    SCHEME_NOT_ALLOWED: 'La URL debe empezar por https:// o http://.',
    ADDRESS_HAS_PASSWORD: 'La URL contiene un usuario o una contraseña. Ponlos en una cabecera.',
    ADDRESS_NOT_ALLOWED:
      'Esta dirección es de una red privada y no podemos llamarla. Usa una accesible desde internet.',
    ADDRESS_NOT_FOUND: 'No hemos encontrado este servidor. Revisa cómo está escrita la URL.',
    VARIABLE_IN_HOST:
      'El nombre del servidor no puede llevar variables. Ponlas después, en la ruta o en la consulta.',
    VARIABLE_NOT_IN_SCHEMA: 'La URL usa una variable que no está entre los argumentos.',
    ARGUMENT_NOT_IN_PATH:
      'Un argumento cambiaría la ruta de la URL, así que no hemos hecho la llamada. Evita valores como «..».',
    ARGUMENTS_INVALID: 'Los argumentos no son los que espera la acción.',
    HEADER_NOT_ALLOWED: 'Esta cabecera la ponemos nosotros. Quítala.',
    HEADER_TWICE: 'Esta cabecera ya está en la lista.',
    HEADER_VALUE_INVALID: 'El valor tiene caracteres que no caben en una cabecera, como un salto de línea.',
    SECRET_MISSING: 'Escribe el valor.',
    SCHEMA_INVALID: 'No es un JSON Schema que podamos usar.',
    REDIRECT_NOT_ALLOWED:
      'El servidor ha redirigido a una dirección a la que no podemos llamar, así que hemos parado.',
    TOO_MANY_REDIRECTS: 'El servidor ha redirigido demasiadas veces.',
    ANSWER_TOO_LARGE:
      'La respuesta ocupa más de 1 MB y no la hemos aceptado. Pide menos, por ejemplo con un límite.',
    TIMED_OUT: 'El servidor no ha respondido dentro del tiempo límite.',
    UNREACHABLE: 'No hemos podido conectar con el servidor.',
    ERROR_STATUS: 'El servidor ha respondido con un error.',
    NOT_CONNECTED: 'Esta herramienta no está conectada. Conéctala e inténtalo otra vez.',
    ACTION_FAILED: 'La herramienta ha devuelto un error.',
  },
};

export default toolCalls;
