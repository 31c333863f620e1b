/** Said beside the reference of a failure, which may come before any file of words. */
export const support = {
  contact: 'Contact support',
};
