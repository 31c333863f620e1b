import { asCompany } from '@mocks/creator/as-company';
import { expect, test } from 'vitest';

test.each([
  ['en', 'take orders for my bakery', 'take orders for our bakery'],
  ['en', 'answer the guests of my father’s hotel', 'answer the guests of my father’s hotel'],
  [
    'en',
    'answer where’s my order and ask for my order number',
    'answer where’s my order and ask for my order number',
  ],
  ['es', 'dar citas en mi clínica', 'dar citas en nuestra clínica'],
  ['es', 'atender a los clientes de mis tiendas', 'atender a los clientes de nuestras tiendas'],
  ['es', 'informar de mi programa de clases', 'informar de nuestro programa de clases'],
  ['es', 'ayudar en el taller de mi padre', 'ayudar en el taller de mi padre'],
] as const)('in %s, “%s” is said by the agent as “%s”', (language, said, told) => {
  expect(asCompany(said, language)).toBe(told);
});
