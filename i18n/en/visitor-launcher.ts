import type { Words } from '../words.js';

/** The words of the chat's launcher: they come with its first bytes. */
const visitorLauncher = {
  open: 'Open chat',
  close: 'Close chat',
} satisfies Words;

export default visitorLauncher;
