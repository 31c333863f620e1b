import type { Words } from '../../words.js';

/** The words of asking before something is done again that may have been done already. */
const repeat = {
  register: {
    title: 'Create the account again?',
    text: 'Your last attempt may have gone through. Try to log in with this email first.',
    again: 'Create again',
  },
  startTrial: {
    title: 'Start the trial again?',
    text: 'Your last attempt may have gone through. Reload this page first: if your trial has started, you’ll continue from there.',
    again: 'Start again',
  },
  setUpPayment: {
    title: 'Prepare the payment again?',
    text: 'Your last attempt may have gone through. It only prepared the payment: nothing was charged.',
    again: 'Prepare again',
  },
  subscribe: {
    title: 'Pay again?',
    text: 'Your last attempt may have gone through, and your card may have been charged. Check your plan first: cancel and reload this page. If you pay again, you may be charged twice.',
    again: 'Pay again',
  },
  createAgent: {
    title: 'Create the agent again?',
    text: 'Your last attempt may have gone through. Look for the agent in your list first; if you create it again, you may have it twice.',
    again: 'Create again',
  },
  createWidget: {
    title: 'Create the widget again?',
    text: 'Your last attempt may have gone through. Look for the widget in your list first; if you create it again, you may have it twice.',
    again: 'Create again',
  },
  publish: {
    title: 'Publish again?',
    text: 'Your last attempt may have gone through. Check the versions first; if you publish again, there may be an extra version.',
    again: 'Publish again',
  },
  createTests: {
    title: 'Add the tests again?',
    text: 'Your last attempt may have gone through. Check the list of tests first; if you add them again, you may have them twice.',
    again: 'Add again',
  },
  runTests: {
    title: 'Run the tests again?',
    text: 'Your last attempt may have gone through, and the tests may already be running.',
    again: 'Run again',
  },
  createMonitor: {
    title: 'Add the alert again?',
    text: 'Your last attempt may have gone through. Check the list first; if you add it again, you may have it twice.',
    again: 'Add again',
  },
  createHttpTool: {
    title: 'Create the tool again?',
    text: 'Your last attempt may have gone through. Check the list of your tools first; if you create it again, you may have it twice.',
    again: 'Create again',
  },
  runTool: {
    title: 'Run it again?',
    text: 'Your last attempt may have gone through. Look for it in the log of calls first; if you run it again, what it changes may be changed twice.',
    again: 'Run again',
  },
} satisfies Words;

export default repeat;
