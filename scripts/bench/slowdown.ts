/** How much slower a processor chats are watched on. */
export const SLOWDOWN = 4;
