import { useI18nContext } from '@i18n/i18n-react';
import { CheckboxField } from '@/ui/checkbox-field';
import type { Exchange } from './suggested-expectations';

interface ExchangeChoiceProps {
  exchanges: readonly Exchange[];
  chosen: readonly Exchange[];
  error: string | undefined;
  onChoose: (exchange: Exchange) => void;
}

/** Which questions of a conversation become part of a test. */
export function ExchangeChoice({ exchanges, chosen, error, onChoose }: ExchangeChoiceProps) {
  const t = useI18nContext().LL.agentTests.form;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="float-left font-medium">{t.whichQuestions()}</legend>
      {exchanges.map((exchange) => (
        <CheckboxField
          key={exchange.id}
          className="[overflow-wrap:anywhere]"
          label={exchange.question}
          hint={<span className="line-clamp-2">{t.answered({ answer: exchange.answer })}</span>}
          checked={chosen.some(({ id }) => id === exchange.id)}
          onChange={() => onChoose(exchange)}
        />
      ))}
      {error !== undefined && (
        <p role="alert" className="text-[0.8125rem] text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
