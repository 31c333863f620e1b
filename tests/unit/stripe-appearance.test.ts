import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stripeAppearance } from '@/features/onboarding/payment/stripe-appearance';

const STYLES = readFileSync('src/ui/styles.css', 'utf8');

/** A token of a theme of daisyUI, `oklch(lightness chroma hue)`, in hex. */
function token(theme: string, name: string): string {
  const themed = STYLES.slice(STYLES.indexOf(`name: "${theme}"`));
  const [, colour = ''] = new RegExp(`--color-${name}: oklch\\(([^)]+)\\)`).exec(themed) ?? [];
  const [l = Number.NaN, chroma = 0, hue = 0] = colour.split(' ').map(Number);
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const hex = channels.map((value) => {
    const shown = Math.min(1, Math.max(0, value));
    const encoded = shown <= 0.0031308 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

test.each(['light', 'dark'] as const)('in the %s theme Stripe’s fields have our colours', (theme) => {
  expect(stripeAppearance(theme).variables).toMatchObject({
    colorPrimary: token(theme, 'primary'),
    colorBackground: token(theme, 'base-100'),
    colorText: token(theme, 'base-content'),
    colorDanger: token(theme, 'error'),
  });
});
