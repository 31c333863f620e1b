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
  takenLogin: 'Entra con él',
  takenRecovery: 'Recupera su contraseña',
  hasAccount: '¿Ya tienes una cuenta?',
};

export default register;
