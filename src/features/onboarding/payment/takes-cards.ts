/** Whether cards can be taken: through Stripe where a key is configured, in mock builds by the played fields. */
export function takesCards(publishableKey: string | undefined): boolean {
  return Boolean(publishableKey) || import.meta.env.DEV;
}
