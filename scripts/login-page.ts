/** The HTML of the login, in the folder of the build: its form stands in it, and its code comes after the first paint. */
export const LOGIN_PAGE = 'login.html';

/** The paths that it answers, with or without a language. */
export const LOGIN_PATH = /^(\/[a-z]{2})?\/login\/?$/i;
