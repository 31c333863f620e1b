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
    title: 'Este no es el inicio de sesión que empezaste',
    text: 'La respuesta de {service} no corresponde a lo que empezaste en esta pestaña. Por seguridad, no la hemos usado.',
  },
  old: {
    title: 'Has tardado demasiado en volver',
    text: 'Tienes 10 minutos para volver desde {service}. No ha cambiado nada.',
  },
  missing: {
    title: 'Aquí no hay ningún inicio de sesión pendiente',
    text: 'La página se ha recargado, o empezaste a entrar en otra pestaña.',
  },
  used: {
    title: 'Este inicio de sesión ya no es válido',
    text: 'Ya se usó o ha pasado demasiado tiempo.',
  },
  refused: {
    title: '{service} no te ha dejado entrar',
    text: 'Inténtalo otra vez o entra con tu correo y tu contraseña.',
  },
  failed: {
    title: 'No hemos podido terminar de iniciar tu sesión',
    text: '{service} te ha dejado entrar, pero ha fallado el último paso.',
  },
};

export default oauthReturn;
