import type { NamespaceSettingsTranslation } from '../../i18n-types.js';

/** Los textos del marco de los ajustes: sus secciones. */
const settings: NamespaceSettingsTranslation = {
  text: 'Tus datos y los de tu empresa.',
  sections: {
    label: 'Secciones de los ajustes',
    profile: 'Perfil',
    company: 'Empresa y voz',
    security: 'Seguridad',
    team: 'Equipo',
    audit: 'Registro de cambios',
    plan: 'Plan y uso',
  },
  about: {
    profile: 'Tu nombre, foto y teléfono',
    company: 'Datos de la empresa, voz de marca y quién responde',
    security: 'Contraseña, verificación en dos pasos y dispositivos',
    team: 'Miembros, roles e invitaciones',
    audit: 'Quién ha cambiado qué y cuándo',
    plan: 'Tu plan, lo que usas y la próxima factura',
  },
  loading: 'Cargando esta sección',
};

export default settings;
