import type { NamespaceCompanyTranslation } from '../../i18n-types.js';

/** Las palabras de los ajustes de una empresa: sus datos, su voz, quién responde. */
const company: NamespaceCompanyTranslation = {
  saving: {
    hint: 'Los cambios se guardan sobre la marcha.',
    waiting: 'Guardando…',
    saved: 'Guardado. Puedes seguir desde cualquier dispositivo.',
    incomplete:
      'Guardado en este dispositivo. Indica el nombre, el país y la zona horaria para guardarlo en tu cuenta.',
    failed: 'Aún sin guardar. {reason}.',
    retry: 'Reintentar',
  },
  details: {
    save: 'Guardar cambios de la empresa',
    title: 'Empresa',
    text: 'Tus agentes usan estos datos para presentarse y saber tu hora local.',
    saved: 'Datos de la empresa guardados',
    loading: 'Cargando los ajustes de la empresa',
    loadFailed: 'No se han podido cargar los datos de la empresa, su voz de marca ni quién responde',
  },
  voice: {
    save: 'Guardar cambios de la voz de marca',
    title: 'Voz de marca',
    text: 'Cómo suenan tus agentes en cada conversación.',
    label: 'Voz de marca (opcional)',
    hint: 'Bastan unas palabras: «cercana, breve, sin tecnicismos». Podemos convertirlas en una descripción completa.',
    generate: 'Sugerir una voz',
    needsWords: 'Escribe antes unas palabras: ¿cómo quieres que suenen tus agentes?',
    generating: 'Escribiendo una sugerencia…',
    cancel: 'Cancelar',
    proposal: 'Sugerencia',
    use: 'Usar esta sugerencia',
    again: 'Sugerir otra',
    keep: 'Quedarme con mi texto',
    used: 'Sugerencia añadida al campo.',
    kept: 'Tu texto no ha cambiado.',
    restore: 'Recuperar mi texto',
    restored: 'Texto recuperado.',
    saved: 'Voz de marca guardada',
    cleared: 'Voz de marca borrada',
  },
  answers: {
    save: 'Guardar cambios de quién responde',
    title: 'Quién responde',
    text: 'Elige quién responde a tus visitantes: tus agentes o tu equipo. Lo que elijas en un agente tiene prioridad.',
    mode: 'Cuando escribe un visitante',
    modes: {
      autopilot: {
        title: 'Responde el agente',
        text: 'Al momento y por su cuenta; tu equipo puede intervenir.',
      },
      copilot: {
        title: 'El agente propone y tu equipo envía',
        text: 'Alguien revisa cada respuesta antes de enviarla.',
      },
      human: { title: 'Responde tu equipo', text: 'El agente no interviene.' },
    },
    whenNobody: 'El agente responde cuando no hay nadie disponible en tu equipo',
    whenNobodyHint: 'Así tus visitantes reciben respuesta también fuera de tu horario.',
    mayChange: 'Tu equipo puede cambiar quién responde',
    mayChangeHint: 'En cada conversación, sea cual sea la opción elegida aquí.',
    defaultBot: 'Agente predeterminado',
    defaultBotHint: 'Responde donde no hayas elegido otro agente.',
    noDefaultBot: 'Sin elegir',
    noBots: 'Crea primero un agente para elegirlo aquí.',
    goneBot: 'Un agente que ya no existe',
    saved: 'Ajustes de respuesta guardados',
  },
};

export default company;
