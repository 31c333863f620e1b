import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

playProvider();

test('an empty test chat shows the greeting and suggests three questions, each of which is answered', async () => {
  const app = await renderApp('/es/dashboard/agents/bot_returns/test-agent?chat=new', {
    signedInAs: 'ana@acme.example',
  });
  await heading('Probar Devoluciones');
  await screen.findByText('¡Hola! ¿Qué te gustaría devolver?');
  await screen.findByRole('button', { name: '¿Qué me cuentas sobre «Recogida a domicilio»?' });
  expect(screen.getByRole('button', { name: '¿En qué me puedes ayudar?' })).toBeDefined();
  await app.user.click(screen.getByRole('button', { name: '¿Qué me cuentas sobre «Plazos de devolución»?' }));
  const log = within(await screen.findByRole('log', { name: 'Conversación con Devoluciones' }));
  await log.findAllByText(/Las devoluciones son gratis durante 30 días/);
  expect(screen.queryByRole('button', { name: '¿En qué me puedes ayudar?' })).toBeNull();
});
