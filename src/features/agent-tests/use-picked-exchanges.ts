import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import type { Expectation } from '@/api/generated/schemas/expectation.zod';
import {
  type Exchange,
  expectationKey,
  suggestedExpectations,
  usualExpectations,
} from './suggested-expectations';

/** Which exchanges of a conversation become a test, and which of the expectations they suggest. */
export function usePickedExchanges(exchanges: readonly Exchange[], questionId: string) {
  const { locale } = useI18nContext();
  const first = exchanges.find(({ id }) => id === questionId) ?? exchanges.at(-1);
  const [chosen, setChosen] = useState<readonly Exchange[]>(first ? [first] : []);
  const [ticked, setTicked] = useState<readonly Expectation[]>(first ? usualExpectations(first, locale) : []);
  const offered = chosen.flatMap((exchange) => suggestedExpectations(exchange, locale));
  const isTicked = (expectation: Expectation) =>
    ticked.some((one) => expectationKey(one) === expectationKey(expectation));

  return {
    first,
    chosen,
    ticked,
    /** What the chosen ones suggest, by key: the same sentence said twice is offered once. */
    offered: new Map(offered.map((expectation) => [expectationKey(expectation), expectation])),
    isTicked,
    /** Takes an exchange in, or leaves it out; the answer is what is chosen then. */
    choose: (exchange: Exchange): readonly Exchange[] => {
      const without = chosen.filter(({ id }) => id !== exchange.id);
      const isNew = without.length === chosen.length;
      const next = exchanges.filter(({ id }) =>
        (isNew ? [...chosen, exchange] : without).some((one) => one.id === id),
      );
      setChosen(next);
      const still = new Set(next.flatMap((one) => suggestedExpectations(one, locale)).map(expectationKey));
      const usual = isNew ? usualExpectations(exchange, locale) : [];
      setTicked((now) => [
        ...now.filter((one) => still.has(expectationKey(one))),
        ...usual.filter((one) => !now.some((known) => expectationKey(known) === expectationKey(one))),
      ]);
      return next;
    },
    tick: (expectation: Expectation) =>
      setTicked((now) =>
        isTicked(expectation)
          ? now.filter((one) => expectationKey(one) !== expectationKey(expectation))
          : [...now, expectation],
      ),
  };
}
