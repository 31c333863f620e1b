/** The words of the dashboard's home. */
export const home = {
  welcome: 'Welcome, {name:string}!',
  welcomeNobody: 'Welcome!',
  agents: 'You have {count:string} {{n:agent|agents}}.',
  facts: '{talking:string} of {count:string} {{n:agent is|agents are}} live.',
  reachable: 'Visitors can reach {talking:string} of {count:string} {{n:agent|agents}}.',
  unreachable: 'Visitors can’t reach any agent yet.',
  noAgents: 'No agents yet. Creating your first one takes a few minutes.',
};
