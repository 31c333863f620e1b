import type { NamespacePaletteTranslation } from '../../i18n-types.js';

/** Las palabras de la paleta de comandos y de la lista de atajos. */
const palette: NamespacePaletteTranslation = {
  recent: 'Recientes',
  agentActions: 'Acciones de agentes',
  look: 'Idioma y tema',
  inLanguage: 'Cambiar a {language}',
  darkWords: 'modo oscuro, noche',
  lightWords: 'modo claro, día',
  logoutWords: 'cerrar sesión, desconectar, salir',
  places: {
    home: 'inicio, panel, resumen',
    agents: 'bots, chatbots, asistentes, versiones, publicar',
    conversations: 'bandeja de entrada, chats, mensajes, visitantes',
    tools: 'catálogo, aplicaciones, integraciones',
    channels: 'WhatsApp, Instagram, Messenger, Facebook, Teams, chat de la web',
    analytics: 'cifras, informes, estadísticas, preguntas sin respuesta, preguntas abiertas, valoraciones',
    settings: 'configuración, opciones, preferencias',
  },
  views: {
    trash: { name: 'Papelera', words: 'agentes eliminados, restaurar, borrados' },
    widget: {
      name: 'Widget web',
      words: 'chat de tu web, diseño, colores, código para insertar, instalar, dominios, lanzamiento gradual',
    },
    connectionCheck: {
      name: 'Revisar conexiones',
      words: 'estado, salud, conexiones rotas, reconectar',
    },
    monitors: { name: 'Alertas', words: 'monitores, avisos, reglas' },
    connections: {
      name: 'Conexiones de herramientas',
      words: 'cuentas conectadas, aplicaciones, integraciones',
    },
    ownTools: { name: 'Tus herramientas', words: 'herramientas propias, API, HTTP, webhook' },
    toolCalls: { name: 'Llamadas a herramientas', words: 'registro, peticiones, errores' },
  },
  sections: {
    profile: 'mi cuenta, foto, avatar',
    company: 'tono, modo de asistencia, agente por defecto',
    region: 'configuración regional, español, inglés',
    notifications: 'alertas, avisos, resumen semanal',
    security:
      'cambiar contraseña, verificación en dos pasos, 2FA, verificación, autenticador, sesiones, códigos de recuperación',
    team: 'usuarios, personas, compañeros, permisos, invitar',
    plan: 'facturación, facturas, pago, tarjeta, suscripción, elegir un plan, mejorar, precios, cancelar mi plan, límite de gasto',
    audit: 'historial, actividad, registro',
    data: 'privacidad, RGPD, descargar, cerrar la cuenta',
  },
  test: 'Probar {name}',
  publish: 'Publicar {name}',
  pause: 'Pausar {name}',
  resume: 'Reanudar {name}',
  searching: 'Buscando…',
  agentsIncomplete: 'No se ha podido buscar entre los agentes.',
  conversationsIncomplete: 'No se ha podido buscar entre las conversaciones.',
  visitor: 'Visitante {id}',
  keys: '↑ ↓ para moverte, Intro para abrir, Esc para cerrar',
  shortcuts: {
    title: 'Atajos de teclado',
    text: 'Para todo lo demás bastan Tab e Intro.',
    or: 'o',
    keys: { space: 'Espacio', enter: 'Intro', shift: 'Mayús', home: 'Inicio', end: 'Fin' },
    where: { everywhere: 'En cualquier página', lists: 'Listas', chat: 'Chats', order: 'Reordenar' },
    does: {
      palette: 'Buscar o ir a…',
      sheet: 'Ver esta lista',
      close: 'Cerrar lo que esté abierto',
      rows: 'Fila anterior o siguiente',
      tick: 'Seleccionar la fila',
      send: 'Enviar el mensaje',
      line: 'Salto de línea',
      ends: 'Primer o último mensaje',
      move: 'Subir o bajar el bloque o el campo',
    },
    single: {
      label: 'Atajos de una sola tecla',
      hint: 'Desactívalos si se activan sin querer con el dictado o con tu teclado.',
    },
  },
};

export default palette;
