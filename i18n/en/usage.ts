/** The words of how much of the plan is used. */
export const usage = {
  title: 'Agents in your plan',
  of: '{used:string} of {included:string} included',
  beyond: '{used:string} in use, {included:string} included',
  unlimited: '{used:string} in use, no limit',
  full: 'You’ve reached your limit of agents. Choose a plan to create more.',
  seePlans: 'See plans',
  details: 'See your plan',
  beyondText: '{n:number} beyond your plan: {amount:string} on your next invoice.',
  nextCosts: 'The next agent adds {amount:string} to your invoice.',
  newAgentCosts: 'Your plan doesn’t include this agent: it adds {amount:string} to your invoice.',
};
