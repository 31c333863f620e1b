import type { NamespaceToolsTranslation } from '../../i18n-types.js';

/** Las palabras del catálogo de herramientas y de las conexiones de la empresa. */
const tools: NamespaceToolsTranslation = {
  partsLabel: 'Páginas de herramientas',
  parts: {
    catalogue: { title: 'Catálogo', text: 'Aplicaciones con las que pueden trabajar tus agentes.' },
    connections: { title: 'Conexiones', text: 'Las cuentas que tu empresa tiene conectadas.' },
  },
};

export default tools;
