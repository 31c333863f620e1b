import type { Words } from '../../words.js';

/** The words of the window that comes back when somebody has left the consent page of a tool. */
const toolConnected = {
  pageTitle: 'Tool connection',
  states: {
    connected: {
      title: 'Tool connected',
      text: 'You can close this window and continue where you left off.',
    },
    cancelled: {
      title: 'Tool not connected',
      text: 'You didn’t give permission. You can close this window and try again from the dashboard.',
    },
    failed: {
      title: 'Tool not connected',
      text: 'The app refused. You can close this window: the dashboard shows the reason.',
    },
    used: {
      title: 'This link was already used',
      text: 'It works once and only for a few minutes. The dashboard shows whether the tool is connected.',
    },
    unknown: {
      title: 'We can’t tell whether it worked',
      text: 'The app sent no clear answer. The dashboard shows whether the tool is connected.',
    },
  },
  close: 'Close window',
  stays: 'Your browser won’t let us close this window. Close it yourself, or continue in the dashboard.',
  dashboard: 'Go to connections',
} satisfies Words;

export default toolConnected;
