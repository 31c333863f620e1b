import type { Locale } from '@/api/generated/schemas';

type Page = { title: string; texts: Record<Locale, string> };

const ACME: readonly Page[] = [
  {
    title: 'Catálogo 2026',
    texts: {
      es: 'Hacemos encimeras de mármol, granito y cuarzo a medida. El plazo es de 3 semanas desde la medición, que es gratis.',
      en: 'We make marble, granite and quartz worktops to measure. They take 3 weeks from the measuring, which is free.',
    },
  },
  {
    title: 'Formas de pago',
    texts: {
      es: 'Puedes pagar en tres plazos sin intereses a partir de 100 €.',
      en: 'You can pay in three instalments without interest from €100.',
    },
  },
];

/** What the usual companies have written elsewhere, which an answer can be drafted from, by their accounts. */
export const WEBSITES: Readonly<Record<string, readonly Page[]>> = { acc_acme: ACME };
