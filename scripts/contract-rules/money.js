import { placesOfValue, typesOf } from './schemas.js';

const MONEY = /^(amount|cost|price|fee|budget)$|(Amount|Cost|Price|Fee|Budget)$/;

/** Money is a number in the unit of its currency, everywhere: neither text nor cents. */
export function moneyForm() {
  return {
    Schema({ properties = {} }, { report, resolve, location }) {
      for (const [name, schema] of Object.entries(properties)) {
        if (!MONEY.test(name)) continue;
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
