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
      text: 'The consent was canceled. You can close this window and try again from the dashboard.',
    },
    failed: {
      title: 'Tool not connected',
      text: 'The service refused. The dashboard says why. You can close this window.',
    },
    used: {
      title: 'This link was already used',
      text: 'It works once and only for a few minutes. Check the dashboard to see whether the tool is connected.',
    },
    unknown: {
      title: 'We can’t tell whether it worked',
      text: 'The service came back without a clear answer. Check the dashboard: it asks for the current state itself.',
    },
  },
  close: 'Close window',
  stays: 'Your browser won’t let us close this window. Close it yourself, or continue in the dashboard.',
  dashboard: 'Go to connections',
} satisfies Words;

export default toolConnected;
