import type { NamespaceCompanyTranslation } from '../../i18n-types.js';

/** Las palabras de los ajustes de una empresa: sus datos, su voz, quién responde. */
const company: NamespaceCompanyTranslation = {
  saving: {
    hint: 'Lo que rellenas se guarda sobre la marcha.',
    waiting: 'Guardando…',
    saved: 'Guardado. Puedes seguir desde cualquier dispositivo.',
    incomplete:
      'Se conserva en este dispositivo. Se guardará en tu cuenta cuando estén el nombre, el país y la zona horaria.',
    failed: 'Aún sin guardar: {reason}.',
    retry: 'Guardar otra vez',
  },
  unsaved: 'Cambios sin guardar',
  details: {
    save: 'Guardar la empresa',
    title: 'Empresa',
    text: 'Con estos datos tus agentes se presentan y respetan tus horarios.',
    saved: 'Los datos de tu empresa están guardados',
    loading: 'Cargando los ajustes de tu empresa',
  },
  voice: {
    save: 'Guardar la voz de marca',
    title: 'Voz de marca',
    text: 'Cómo suenan tus agentes, hablen con quien hablen.',
    label: 'Voz de marca (opcional)',
    hint: 'Bastan unas palabras: «cercana, breve, sin tecnicismos». Con ellas podemos escribir una propuesta completa.',
    counter: '{used} / {maximum}',
    generate: 'Escribir una propuesta',
    needsWords: 'Escribe antes unas palabras: ¿cómo quieres que suenen tus agentes?',
    generating: 'Escribiendo una propuesta…',
    cancel: 'Cancelar',
    proposal: 'Propuesta',
    use: 'Usar esta',
    again: 'Otra propuesta',
    keep: 'Quedarme con mi texto',
    used: 'La propuesta está en el campo.',
    kept: 'Tu texto sigue como estaba.',
    restore: 'Volver a mi texto',
    restored: 'Tu texto está de vuelta.',
    saved: 'Tu voz de marca está guardada',
    cleared: 'Has quitado la voz de marca',
  },
  answers: {
    save: 'Guardar quién responde',
    title: 'Quién responde',
    text: 'Hasta dónde llegan tus agentes y dónde empieza tu equipo.',
    mode: 'Cuando escribe un visitante',
    modes: {
      autopilot: {
        title: 'Responde el agente',
        text: 'Al momento y por su cuenta; tu equipo puede intervenir.',
      },
      copilot: { title: 'El agente propone y tu equipo envía', text: 'Nada sale sin que alguien lo lea.' },
      human: { title: 'Responde tu equipo', text: 'El agente se queda al margen.' },
    },
    whenNobody: 'El agente responde cuando no hay nadie del equipo conectado',
    whenNobodyHint: 'Así, fuera de tu horario, los visitantes no se quedan esperando.',
    mayChange: 'Tu equipo puede cambiar quién responde',
    mayChangeHint: 'En cada conversación, sea cual sea la opción elegida aquí.',
    defaultBot: 'Agente que responde por defecto',
    defaultBotHint: 'Siempre que no se haya elegido otro.',
    noDefaultBot: 'Aún sin elegir',
    noBots: 'Crea primero un agente y podrás elegirlo aquí.',
    goneBot: 'Un agente que ya no existe',
    saved: 'Hemos guardado quién responde',
  },
};

export default company;
