import type { NamespaceRegisterTranslation } from '../../i18n-types.js';

/** Las palabras de quien abre una cuenta. */
const register: NamespaceRegisterTranslation = {
  title: 'Crea tu cuenta',
  text: 'Unos datos sobre ti y, después, sobre tu empresa.',
  name: 'Nombre',
  lastname: 'Apellidos (opcional)',
  confirmPassword: 'Repite la contraseña',
  submit: 'Crear cuenta',
  taken: 'Este correo ya tiene una cuenta.',
  takenLogin: 'Inicia sesión',
  takenRecovery: 'Restablece tu contraseña',
  hasAccount: '¿Ya tienes una cuenta?',
  invited: {
    checking: 'Comprobando tu invitación',
    title: 'Únete a {company}',
    text: '{name} te ha invitado. Elige una contraseña y ya estás dentro.',
    emailHint: 'La invitación es para este correo.',
    submit: 'Unirme',
    ended: 'Esta invitación no se puede usar',
    expiredTitle: 'Tu invitación ha caducado',
    expired: 'Pide a {name} que la envíe de nuevo.',
    used: 'Esta invitación ya se ha usado. Si fuiste tú, inicia sesión.',
    withdrawn: 'La invitación se ha retirado. Pide otra a tu empresa.',
    unknown: 'El enlace está incompleto o se ha enviado otro después. Abre el del último correo.',
    forAnother: 'Esta invitación es para otro correo. Usa el que la recibió.',
    signedIn: 'Ya has iniciado sesión',
    signedInText: 'Para aceptar esta invitación, cierra la sesión y vuelve a abrir el enlace.',
    home: 'Ir al inicio',
  },
};

export default register;
