import type { Translation } from '../i18n-types.js';

/** Lo que dice un campo cuando no cumple una regla del contrato. */
export const rules: Translation['rules'] = {
  required: 'Completa este campo.',
  missing: {
    name: 'Escribe un nombre.',
    email: 'Escribe un correo.',
    password: 'Escribe tu contraseña.',
    newPassword: 'Elige una contraseña.',
    confirmPassword: 'Repite la contraseña.',
    country: 'Elige un país.',
    timeZone: 'Elige una zona horaria.',
    reason: 'Indica el motivo.',
    instructions: 'Escribe las instrucciones o usa un ejemplo.',
  },
  email: 'Escribe un correo como nombre@empresa.com.',
  tooShort: 'Usa al menos {minimum} caracteres.',
  tooLong: 'Usa como máximo {maximum} caracteres.',
  between: 'Escribe un número del {minimum} al {maximum}.',
  mismatch: 'Las contraseñas no coinciden.',
  invalid: 'Revisa este campo.',
};
