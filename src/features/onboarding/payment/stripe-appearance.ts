import type { Appearance } from '@stripe/stripe-js';
import type { Theme } from '@/session/theme';

/** The colours of styles.css as Stripe takes them: it reads neither oklch nor another page's variables. */
const COLOURS = {
  light: {
    colorPrimary: '#484ad7',
    colorBackground: '#ffffff',
    colorText: '#151822',
    colorDanger: '#c90d23',
  },
  dark: {
    colorPrimary: '#818cf9',
    colorBackground: '#16181f',
    colorText: '#edeef2',
    colorDanger: '#fc7a79',
  },
} as const;

/** How Stripe's fields look in a theme: as ours do. */
export function stripeAppearance(theme: Theme): Appearance {
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    variables: { ...COLOURS[theme], borderRadius: '6px', fontSizeBase: '14px' },
  };
}
