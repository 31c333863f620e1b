import type { BrowserContext, Page } from '@playwright/test';

/** A publishable key of the shape that Stripe gives out. */
export const STAND_IN_KEY = 'pk_test_StandIn0123456789';

/** Card numbers as Stripe publishes them for tests, and what the stand-in calls their payment method. */
export const CARD_NUMBERS = {
  ok: '4242424242424242',
  declined: '4000000000000002',
  action: '4000002760003184',
  slow: '4000000000009979',
  /** Stripe itself refuses it. */
  expired: '4000000000000069',
};

const METHODS = {
  [CARD_NUMBERS.ok]: 'pm_card_visa',
  [CARD_NUMBERS.declined]: 'pm_card_visa_chargeDeclined',
  [CARD_NUMBERS.action]: 'pm_card_authenticationRequired',
  [CARD_NUMBERS.slow]: 'pm_card_slow',
  [CARD_NUMBERS.expired]: 'expired',
};

// In the place of Stripe's script: the functions that the product uses, the card in a frame of Stripe's own origin.
const SCRIPT = `
(() => {
  let method = '';
  let read = () => {};
  const frameAt = (address, title) => {
    const frame = document.createElement('iframe');
    frame.src = 'https://js.stripe.com/' + address;
    frame.title = title;
    frame.style.border = '0';
    frame.style.width = '100%';
    return frame;
  };
  const element = () => {
    const listeners = {};
    const frame = frameAt('stand-in-card', 'Secure card payment input frame');
    frame.style.height = '72px';
    const tell = (name, event) => (listeners[name] || []).forEach((listener) => listener(event));
    const hear = ({ origin, data }) => {
      if (origin !== 'https://js.stripe.com' || data.kind !== 'card') return;
      method = data.method;
      // The answer to a question comes after all that was typed before it.
      if (!data.typed) return read();
      tell('change', { elementType: 'payment', complete: method !== '', empty: method === '' });
    };
    const self = {
      // What was typed last may still be on its way.
      read: () => new Promise((done) => {
        read = done;
        frame.contentWindow.postMessage('read', '*');
      }),
      mount: (box) => {
        addEventListener('message', hear);
        frame.addEventListener('load', () => tell('ready', self), { once: true });
        box.append(frame);
      },
      on: (name, listener) => { (listeners[name] ||= []).push(listener); return self; },
      off: () => self, once: () => self, update: () => {}, focus: () => {}, blur: () => {},
      unmount: () => frame.remove(),
      destroy: () => { removeEventListener('message', hear); frame.remove(); },
    };
    return self;
  };
  const idOf = (secret) => secret.split('_secret')[0];
  window.Stripe = Object.assign((key) => ({
    elements: () => {
      let made = null;
      return {
        create: () => (made = element()),
        getElement: () => made,
        update: () => {},
        fetchUpdates: async () => ({}),
        on: () => {}, off: () => {},
        submit: async () => {
          await made.read();
          return method === '' ? { error: { type: 'validation_error', message: 'Incomplete' } } : {};
        },
      };
    },
    confirmSetup: async ({ clientSecret }) => method === 'expired'
      ? { error: { type: 'card_error', message: 'Your card has expired.' } }
      : { setupIntent: { id: idOf(clientSecret), status: 'succeeded', payment_method: method } },
    retrieveSetupIntent: async (secret) =>
      ({ setupIntent: { id: idOf(secret), status: 'requires_action', payment_method: null } }),
    handleNextAction: ({ clientSecret }) => new Promise((done) => {
      const frame = frameAt('stand-in-bank', 'Bank');
      Object.assign(frame.style, { position: 'fixed', inset: '0', height: '100%', background: 'white' });
      const hear = ({ origin, data }) => {
        if (origin !== 'https://js.stripe.com' || data.kind !== 'bank') return;
        removeEventListener('message', hear);
        frame.remove();
        done(data.approved
          ? { setupIntent: { id: idOf(clientSecret), status: 'succeeded', payment_method: 'pm_card_authenticationRequired_verified' } }
          : { error: { type: 'invalid_request_error', message: 'We are unable to authenticate your payment method.' } });
      };
      addEventListener('message', hear);
      document.body.append(frame);
    }),
    createToken: () => {}, createPaymentMethod: () => {}, confirmCardPayment: () => {},
    registerAppInfo: () => {}, _registerWrapper: () => {},
  }), { version: 'endive' });
})();
`;

const CARD_FRAME = `<!doctype html><html lang="en"><title>Card</title><style>
  html { color-scheme: light dark; font: 16px system-ui } body { margin: 0 }
  input { box-sizing: border-box; width: 100%; height: 40px; font: inherit; margin-top: 4px }
</style><div><label>Card number<input inputmode="numeric" autocomplete="off"></label></div><script>
  const methods = ${JSON.stringify(METHODS)};
  const input = document.querySelector('input');
  const say = (typed) => {
    parent.postMessage({ kind: 'card', typed, method: methods[input.value.replaceAll(' ', '')] || '' }, '*');
  };
  input.addEventListener('input', () => say(true));
  addEventListener('message', () => say(false));
</script></html>`;

const BANK_FRAME = `<!doctype html><html lang="en"><title>Bank</title><main><h1>Is it you?</h1>
<button data-approved="yes">Approve</button> <button>Refuse</button></main><script>
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => {
    parent.postMessage({ kind: 'bank', approved: button.dataset.approved === 'yes' }, '*');
  });
</script></html>`;

/** Answers for js.stripe.com; gives the addresses that were asked for. */
export async function standInForStripe(where: BrowserContext | Page): Promise<string[]> {
  const asked: string[] = [];
  await where.route('https://js.stripe.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname === '/stand-in-card') return route.fulfill({ contentType: 'text/html', body: CARD_FRAME });
    if (pathname === '/stand-in-bank') return route.fulfill({ contentType: 'text/html', body: BANK_FRAME });
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  return asked;
}

/** Types a card number where it is asked for: in the frame of Stripe. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.frameLocator('iframe[src*="stand-in-card"]').getByLabel('Card number').fill(number);
}

/** Answers the bank. */
export async function answerBank(page: Page, answer: 'Approve' | 'Refuse'): Promise<void> {
  await page.frameLocator('iframe[src*="stand-in-bank"]').getByRole('button', { name: answer }).click();
}
