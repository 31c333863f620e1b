import type { NamespaceRecoveryTranslation } from '../../i18n-types.js';

/** Las palabras de una contraseña olvidada, del primer paso a la nueva. */
const recovery: NamespaceRecoveryTranslation = {
  title: 'Recupera tu contraseña',
  text: 'Escribe tu correo y te enviaremos un enlace para elegir una contraseña nueva.',
  submit: 'Enviar enlace',
  submitIn: 'Podrás enviarlo en {time}',
  backToLogin: 'Volver al inicio de sesión',
  sent: {
    title: 'Revisa tu correo',
    text: 'Si hay una cuenta con {email}, hemos enviado un enlace a esa dirección.',
    good: 'El enlace sirve una sola vez, durante {minutes} {{minutes:minuto|minutos}}. Puedes cerrar esta página.',
    again: 'No me ha llegado',
    wrong: '¿No es tu dirección?',
    change: 'Cámbiala',
  },
  again: {
    title: '¿No te ha llegado el correo?',
    text: 'Puede tardar unos minutos. Antes de enviarlo otra vez a {email}:',
    spam: 'Mira en la carpeta de correo no deseado.',
    address: 'Comprueba que es la dirección con la que entras.',
    submit: 'Enviar otra vez',
    submitIn: 'Podrás enviarlo otra vez en {time}',
    ready: 'Ya puedes enviarlo otra vez.',
    done: 'Enviado otra vez. Usa el enlace del correo más reciente.',
  },
  lost: {
    title: 'Empecemos de nuevo',
    text: 'No sabemos a qué dirección enviarte el enlace. Escribe tu correo otra vez para continuar.',
    start: 'Escribir mi correo',
  },
  reset: {
    title: 'Elige una contraseña nueva',
    text: 'Para tu cuenta {email}.',
    checking: 'Comprobando tu enlace',
    password: 'Contraseña nueva',
    confirmPassword: 'Repite la contraseña nueva',
    submit: 'Guardar la contraseña nueva',
    newLink: 'Pedir un enlace nuevo',
    ended: {
      expired: {
        title: 'Este enlace ha caducado',
        text: 'Para proteger tu cuenta, los enlaces solo sirven durante un tiempo. Pide uno nuevo.',
      },
      used: {
        title: 'Este enlace ya se ha usado',
        text: 'Si acabas de elegir una contraseña nueva, entra con ella. Si no, pide un enlace nuevo.',
      },
      unknown: {
        title: 'Este enlace no es válido',
        text: 'Puede que le falte una parte. Ábrelo otra vez desde el correo o pide uno nuevo.',
      },
    },
  },
  changed: {
    title: 'Tu contraseña ha cambiado',
    text: 'Por seguridad, hemos cerrado todas las sesiones abiertas. Entra con tu contraseña nueva.',
  },
};

export default recovery;
