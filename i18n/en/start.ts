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

/** Offered once on a page in another language, to who reads this one. */
export const languageOffer = {
  text: 'This page is also in English.',
  take: 'Continue in English',
  decline: 'No, thanks',
};
