/** The words of how much of the plan is used. */
export const usage = {
  title: 'Agents in your plan',
  of: '{used:string} of {included:string} included',
  beyond: '{used:string} in use, {included:string} included',
  unlimited: '{used:string} in use, without a limit',
  full: 'Your plan’s limit is reached. Choose a larger plan to create more.',
  seePlans: 'See plans',
  details: 'Plan and next invoice',
  beyondText: '{n:number} beyond the included ones: {amount:string} on your next invoice.',
  nextCosts: 'The next agent adds {amount:string} to your invoice.',
  newAgentCosts:
    'This agent goes beyond the ones your plan includes: it adds {amount:string} to your invoice.',
};
