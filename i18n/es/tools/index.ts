import type { NamespaceToolsTranslation } from '../../i18n-types.js';

/** Las palabras del catálogo de herramientas y de las conexiones de la empresa. */
const tools: NamespaceToolsTranslation = {
  partsLabel: 'Páginas de herramientas',
  parts: {
    catalogue: { title: 'Catálogo', text: 'Aplicaciones con las que pueden trabajar tus agentes.' },
    own: { title: 'Tus herramientas', text: 'Llamadas HTTP a tus propios sistemas, descritas por ti.' },
    calls: { title: 'Llamadas', text: 'Lo que tus agentes y tus pruebas han pedido a las herramientas.' },
    connections: { title: 'Conexiones', text: 'Las cuentas que tu empresa tiene conectadas.' },
  },
};

export default tools;
