import type { NamespaceRecoveryTranslation } from '../../i18n-types.js';

/** Las palabras de una contraseña olvidada, del primer paso a la nueva. */
const recovery: NamespaceRecoveryTranslation = {
  title: 'Recupera tu contraseña',
  text: 'Dinos tu correo y te enviaremos un enlace para elegir una contraseña nueva.',
  submit: 'Enviarme el enlace',
  submitIn: 'Enviarme el enlace en {time}',
  backToLogin: 'Volver al inicio de sesión',
  sent: {
    title: 'Revisa tu correo',
    text: 'Si {email} tiene una cuenta, ya va en camino un mensaje con un enlace.',
    good: 'El enlace sirve una sola vez, durante {minutes} {{minutes:minuto|minutos}}. Puedes cerrar esta página.',
    again: 'No me ha llegado',
    wrong: '¿No es tu dirección?',
    change: 'Cámbiala',
  },
  again: {
    title: '¿No te ha llegado nada?',
    text: 'Puede tardar unos minutos. Antes de enviar otra vez el mensaje a {email}:',
    spam: 'Mira también en la carpeta de correo no deseado.',
    address: 'Comprueba que es la dirección con la que inicias sesión.',
    submit: 'Enviarlo otra vez',
    submitIn: 'Enviarlo otra vez en {time}',
    ready: 'Ya puedes enviarlo otra vez.',
    done: 'Enviado de nuevo. Usa el enlace del mensaje más reciente.',
  },
  lost: {
    title: 'Empecemos de nuevo',
    text: 'Esta página ya no sabe de qué dirección se trataba. Escribe tu correo otra vez y sigue desde ahí.',
    start: 'Escribir mi correo',
  },
  reset: {
    title: 'Elige una contraseña nueva',
    text: 'Para tu cuenta {email}.',
    checking: 'Comprobando tu enlace',
    password: 'Contraseña nueva',
    confirmPassword: 'Repite la contraseña nueva',
    submit: 'Guardar la contraseña nueva',
    newLink: 'Enviarme un enlace nuevo',
    ended: {
      expired: {
        title: 'Este enlace ha caducado',
        text: 'Para proteger tu cuenta, solo sirve durante un tiempo. Pide que te enviemos otro.',
      },
      used: {
        title: 'Este enlace ya se usó',
        text: 'Si acabas de elegir una contraseña nueva, inicia sesión con ella. Si no, pide que te enviemos otro enlace.',
      },
      unknown: {
        title: 'Este enlace no es válido',
        text: 'Puede que le falte una parte. Ábrelo otra vez desde el mensaje o pide que te enviemos otro.',
      },
    },
  },
  changed: {
    title: 'Tu contraseña ha cambiado',
    text: 'Por seguridad, hemos cerrado todas las sesiones que estaban abiertas. Inicia sesión con la contraseña nueva.',
  },
};

export default recovery;
