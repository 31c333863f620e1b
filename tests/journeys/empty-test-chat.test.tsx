import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();

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

test('a greeting with a blank is not shown in an empty test chat, but that it has one and where it is written', async () => {
  const agent = provider.db.state.agents.bot_returns?.agent;
  if (!agent) throw new Error('the seed has changed');
  const { content } = agent.draft;
  agent.draft.content = { ...content, greeting: { en: '', es: 'Hola, esto es [Empresa].' } };
  await renderApp('/es/dashboard/agents/bot_returns/test-agent?chat=new', { signedInAs: 'ana@acme.example' });
  await screen.findByText(/Al saludo aún le falta algo por rellenar/);
  expect(screen.queryByText(/\[Empresa\]/)).toBeNull();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Editar el saludo' });
  expect(new URL(link.href).search).toBe('?tab=texts');
});
