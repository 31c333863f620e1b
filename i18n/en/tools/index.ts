import type { Words } from '../../words.js';

/** The words of the catalogue of tools and of the company's connections. */
const tools = {
  partsLabel: 'Tools pages',
  parts: {
    catalogue: { title: 'Catalog', text: 'Apps your agents can work with.' },
    own: { title: 'Your tools', text: 'HTTP calls to your own systems, described by you.' },
    calls: { title: 'Calls', text: 'What your agents and your tests asked of tools.' },
    connections: { title: 'Connections', text: 'The accounts your company has connected.' },
  },
} satisfies Words;

export default tools;
