// Runs before anything else, while the HTML is still arriving: language, look, and the calls that need not wait.
import { apiUrl } from '@/api/api-base';
import { askEarly } from '@/api/early-answers';
import { askForConfig } from '@/api/early-config';
import { getAccountUrl } from '@/api/generated/account/account';
import { getAgentsUrl } from '@/api/generated/agents/agents';
import { getAgentUrl } from '@/api/generated/drafts/drafts';
import { getWelcomeProcessUrl } from '@/api/generated/onboarding/onboarding';
import { filesOfPage } from '@/lib/page-files';
import { idleTooLong } from '@/session/activity';
import { isLocale, savedLocale } from '@/session/locale';
import { hideCallback } from '@/session/oauth-callback';
import { readProductKey } from '@/session/product-key';
import { savedTheme } from '@/session/theme';
import { readToken } from '@/session/token';

/** First segments, after the locale, of where a session ends up in the dashboard, and nobody's at login. */
const LEADS_TO_APP = ['', 'dashboard'];
const LEADS_TO_LOGIN = ['', 'dashboard', 'login'];
const BRANDED_PAGES = [
  'register',
  'passwordrecovery',
  'sendemail',
  'sendemailagain',
  'recoversuccess',
  'user',
];

const [, first = '', second, third] = location.pathname.split('/');
const locale = isLocale(first) ? first : savedLocale();
// The router minds no capitals, so this must not either.
const page = (isLocale(first) ? second : first)?.toLowerCase() ?? '';
// Of the onboarding only the registration has a half of the brand.
const publicPage = page === 'onboarding' ? (isLocale(first) ? third : second)?.toLowerCase() : page;
const isCallback = page === 'oauth';
if (isCallback) hideCallback();

// Nothing is asked for a session that slept past its limit.
const token = idleTooLong() ? undefined : readToken();
const theme = savedTheme();
const root = document.documentElement;

root.lang = locale;
// Without it the page would tell a reader of links nothing until the product's code has come.
document
  .querySelector('meta[name="description"]')
  ?.setAttribute('content', root.getAttribute(`data-about-${locale}`) ?? '');
if (theme) root.dataset.theme = theme;
if (isCallback) root.dataset.paint = `oauth-${locale}`;
else if (token !== undefined && LEADS_TO_APP.includes(page)) root.dataset.paint = `app-${locale}`;
else if (token === undefined && LEADS_TO_LOGIN.includes(page)) root.dataset.paint = `login-${locale}`;
else if (BRANDED_PAGES.includes(publicPage ?? '')) root.dataset.paint = `branded-${locale}`;
else root.dataset.paint = page === 'onboarding' ? `public-${locale}` : 'none';

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** The product's code, once its styles are there: what is shown already must not lose them. */
function startProduct(main: string, sheet: string): void {
  preload(main);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Where it does not come, the HTML's own notice is shown.
  const start = () => import(/* @vite-ignore */ main).catch(console.warn);
  for (const end of ['load', 'error']) link.addEventListener(end, start);
  link.href = sheet;
  document.head.append(link);
}

function loadRest(): void {
  askForConfig();
  // Which texts and which page are needed is known here first; they would otherwise wait for the product's code.
  const texts = root.getAttribute(`data-texts-${locale}`);
  if (texts) preload(texts);
  // Who is not signed in sees nothing of the dashboard.
  if (token !== undefined || page !== 'dashboard')
    for (const file of filesOfPage(root.dataset.pages, locale, location)) preload(file);
  const { main, sheet } = root.dataset;
  if (main && sheet) startProduct(main, sheet);
}

// The HTML of the login names its code instead of asking for it: the form is there without, and is painted first.
const isPaintedFirst = root.dataset.main !== undefined && root.dataset.paint?.startsWith('login');
if (!isPaintedFirst || document.hidden) loadRest();
else document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(loadRest)));

// In development the played provider is not there yet.
const productKey = import.meta.env.DEV ? undefined : readProductKey();
if (token !== undefined && productKey && root.dataset.paint?.startsWith('app')) {
  const { accountId, apiBase, welcomeIsEnd } = productKey;
  const paths = [getAccountUrl(accountId), getAgentsUrl({ accountId })];
  if (!welcomeIsEnd) paths.push(getWelcomeProcessUrl(accountId));
  // All pages of an agent begin with it; an id that the address has to encode is asked for by the page alone.
  const [, botKey] = /\/(?:creator-agent|agents)\/([\w-]+)(?:\/|$)/i.exec(location.pathname) ?? [];
  if (botKey) paths.push(getAgentUrl(botKey));
  for (const path of paths) askEarly(apiUrl(path, apiBase), token);
  // The first formatter of a page takes far longer than all others: it is made while the product's code is on its way.
  requestAnimationFrame(() => setTimeout(() => Intl.NumberFormat(locale)));
}

// Only the look that fits stays in the page.
document.addEventListener('DOMContentLoaded', () => {
  for (const paint of document.querySelectorAll<HTMLElement>('.first-paint'))
    if (paint.dataset.paint !== root.dataset.paint) paint.remove();
  // Until the brand is known, and for good if the product's code never arrives.
  document.title ||= document.querySelector('.first-paint h1')?.textContent ?? '';
});

// A form sent before its code has arrived is remembered and sent then; it never leaves by itself.
document.addEventListener('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement) || !event.target.closest('.first-paint')) return;
  event.preventDefault();
  event.target.dataset.submitted = '';
});

// So is the click on a way to sign in that needs code.
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('.first-paint [data-provider]');
  const form = button?.closest('form');
  if (form) form.dataset.provider = button?.dataset.provider;
});
