import { useI18nContext } from '@i18n/i18n-react';
import { useRef, useState } from 'react';
import { PaymentMethodId } from '@/api/generated/schemas/paymentMethodId.zod';
import { RadioCards } from '@/ui/radio-cards';
import { TextField } from '@/ui/text-field';
import { type Card, type CardFieldsProps, CardProblem } from './card';
import { TEST_CARDS, VERIFIED_TEST_CARD } from './test-cards';

const CARDS = ['ok', 'declined', 'action', 'slow'] as const;

/** The cards of the played provider: one is chosen, or its token typed. No card number is wanted, and none is sent. */
export function TestCardFields({ onChange, children }: CardFieldsProps) {
  const t = useI18nContext().LL.onboarding.pay.test;
  const [token, setToken] = useState<string>(TEST_CARDS.ok);
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const change = (next: string) => {
    setToken(next);
    setWrong(false);
    onChange();
  };
  const card: Card = {
    isReady: true,
    check: async () => {
      if (PaymentMethodId.safeParse(token.trim()).success) return;
      setWrong(true);
      field.current?.focus();
      throw new CardProblem('incomplete');
    },
    take: async () => token.trim(),
    verify: async () => VERIFIED_TEST_CARD,
  };
  return children(
    <div className="flex flex-col gap-4">
      <RadioCards
        legend={t.legend()}
        name="test-card"
        value={token}
        onChange={change}
        columns={2}
        options={CARDS.map((kind) => ({
          value: TEST_CARDS[kind],
          title: t.cards[kind](),
          text: t.texts[kind](),
        }))}
      />
      <TextField
        ref={field}
        label={t.token()}
        hint={t.tokenHint()}
        error={wrong ? t.tokenWrong() : undefined}
        value={token}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
      />
    </div>,
    card,
  );
}
