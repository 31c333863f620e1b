import type { Words } from '../../words.js';

/** The words of the window that comes back when a tool has been connected. */
const toolConnected = {
  title: 'The tool is connected',
  text: 'You can close this window and go on where you were.',
  close: 'Close this window',
  stays: 'Your browser keeps this window open. Close it yourself, or go on in the dashboard.',
  dashboard: 'Go to the dashboard',
} satisfies Words;

export default toolConnected;
