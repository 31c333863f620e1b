import { placesOfValue, typesOf } from './schemas.js';

const MONEY = /^(amount|cost|price|fee|budget)$|(Amount|Cost|Price|Fee|Budget)$/;
const IN_CENTS = /(Cents|Minor)$/;
/** What else is money where a currency stands beside it. */
const BESIDE_CURRENCY = /^(total|month|year|renewal|balance|tax)$/;

/** Money is a number in the unit of its currency, everywhere: neither text nor cents. */
export function moneyForm() {
  return {
    Schema({ properties = {} }, { report, resolve, location }) {
      for (const [name, schema] of Object.entries(properties)) {
        const isMoney =
          MONEY.test(name) || IN_CENTS.test(name) || ('currency' in properties && BESIDE_CURRENCY.test(name));
        if (!isMoney) continue;
        const place = { schema, location: location.child(['properties', name]) };
        for (const found of placesOfValue(place, resolve)) {
          if (!typesOf(found.schema).some((type) => type === 'string' || type === 'integer')) continue;
          const message = `${name} is money: a number in the unit of its currency, with the currency beside it.`;
          report({ message, location: found.location });
        }
      }
    },
  };
}
