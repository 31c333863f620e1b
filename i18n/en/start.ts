/** Said by the HTML itself while the product's code does not come. */
export const slowStart = {
  title: 'This is taking longer than usual',
  text: 'Check your connection. Nothing you typed here has been sent yet.',
  reload: 'Reload',
};

/** Said in the product's place when it cannot start. */
export const failedStart = {
  title: 'The dashboard can’t start',
  network: 'Check your connection and try again.',
  mend: 'Fix the file on the server, then try again.',
};
