/** What a limit may be, by its unit; what it usually is; and which words say that it is none. */
export const LIMITS = {
  resolved_below: { from: 0, to: 100, usual: 75, fault: 'percent' },
  rating_below: { from: 1, to: 5, usual: 4, fault: 'stars' },
  cost_above: { from: 0, to: 1000, usual: 0.1, fault: 'money' },
  tool_failing: { from: 0, to: 100, usual: 10, fault: 'percent' },
  language_mismatch: { from: 0, to: 100, usual: 5, fault: 'percent' },
} as const;

/** What most companies watch first. */
export const SUGGESTED = ['resolved_below', 'rating_below', 'tool_failing'] as const;
