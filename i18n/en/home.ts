/** The words of the dashboard's home. */
export const home = {
  welcome: 'Welcome, {name:string}!',
  welcomeNobody: 'Welcome!',
  agents: 'You have {count:string} {{n:agent|agents}}.',
  facts: '{talking:string} of your {count:string} {{n:agent|agents}} {{live:talks|talk}} to visitors.',
  noAgents: 'You have no agents yet. The first one takes a few minutes.',
  attention: 'Needs your attention',
  attentionNone: 'Nothing needs you right now.',
  unpublished: '{name:string} has changes that visitors do not see yet.',
  failing: '{name:string} has a problem and is not answering.',
  failingInAll:
    'In all, {count:string} {{n:agent has a problem and is|agents have a problem and are}} not answering.',
  unpublishedInAll:
    'In all, {count:string} {{n:agent has|agents have}} changes that visitors do not see yet.',
  seeThem: 'See them',
  testIt: 'Test it',
  openIt: 'Open it',
  setup: 'Set up your workspace',
  setupProgress: '{done:number} of {all:number} done',
  steps: {
    company: 'Tell us about your company',
    agent: 'Create your first agent',
    publish: 'Put an agent live',
    channel: 'Connect a channel',
  },
  stepDone: 'done',
  stepOpen: 'to do',
  recent: 'Last changed',
  allAgents: 'All agents',
  changed: 'Changed {date:string}',
};
