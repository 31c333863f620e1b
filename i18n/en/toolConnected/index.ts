import type { Words } from '../../words.js';

/** The words of the window that comes back when a tool has been connected. */
const toolConnected = {
  title: 'Tool connected',
  text: 'You can close this window and continue where you left off.',
  close: 'Close window',
  stays: 'Your browser won’t let us close this window. Close it yourself, or continue in the dashboard.',
  dashboard: 'Go to the dashboard',
} satisfies Words;

export default toolConnected;
