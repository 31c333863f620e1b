import type { Words } from '../../words.js';

/** The words of the catalogue of tools and of the company's connections. */
const tools = {
  partsLabel: 'Tools pages',
  parts: {
    catalogue: { title: 'Catalog', text: 'Apps your agents can work with.' },
    connections: { title: 'Connections', text: 'The accounts your company has connected.' },
  },
} satisfies Words;

export default tools;
