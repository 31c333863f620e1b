/** The heading of the conversation that is open. */
export const CONVERSATION_TITLE_ID = 'conversation-title';
