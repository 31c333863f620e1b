import type { NamespaceOauthReturnTranslation } from '../../i18n-types.js';

/** Las palabras de la página a la que se vuelve tras entrar con Google o Microsoft. */
const oauthReturn: NamespaceOauthReturnTranslation = {
  says: 'Respuesta de {service}:',
  back: 'Volver al inicio de sesión',
  again: 'Empezar de nuevo',
  withPassword: 'Entrar con tu contraseña',
  cancelled: {
    title: 'Has cancelado el inicio de sesión',
    text: 'No hemos recibido ningún dato tuyo. Puedes entrar cuando quieras.',
  },
  accountExists: {
    title: 'Ya tienes una cuenta aquí',
    text: 'El correo de tu cuenta de {service} ya está registrado aquí con una contraseña. Entra con ella.',
  },
  foreign: {
    title: 'No hemos podido verificar este inicio de sesión',
    text: 'No coincide con el inicio de sesión con {service} que empezaste en esta pestaña. Por seguridad, empieza de nuevo.',
  },
  old: {
    title: 'Has tardado demasiado en volver',
    text: 'Tenías 10 minutos para volver desde {service}. Empieza de nuevo para entrar.',
  },
  missing: {
    title: 'Aquí no hay ningún inicio de sesión pendiente',
    text: 'La página se ha recargado, o empezaste a entrar en otra pestaña.',
  },
  used: {
    title: 'Este inicio de sesión ya no es válido',
    text: 'Ya se ha usado o ha pasado demasiado tiempo.',
  },
  refused: {
    title: '{service} ha rechazado el inicio de sesión',
    text: 'Inténtalo de nuevo o entra con tu correo y tu contraseña.',
  },
  failed: {
    title: 'No hemos podido terminar de iniciar tu sesión',
    text: '{service} ha confirmado tu identidad, pero ha fallado el último paso.',
  },
};

export default oauthReturn;
