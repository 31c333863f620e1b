/** The toolkit whose actions are the company's own HTTP tools. */
export const OWN_TOOLKIT = 'own_tools';
