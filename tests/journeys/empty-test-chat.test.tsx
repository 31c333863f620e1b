import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();

const chat = '/es/dashboard/agents/bot_returns/test-agent?chat=new';
const question = (name: string) => screen.findByRole('button', { name });

test('an empty test chat shows the greeting and suggests what its tests ask, each of which is answered', async () => {
  const app = await renderApp(chat, { signedInAs: 'ana@acme.example' });
  await heading('Probar Devoluciones');
  await screen.findByText('¡Hola! ¿Qué te gustaría devolver?');
  await question('¿Cuánto tarda el reembolso?');
  await question('¿En qué me puedes ayudar?');
  expect(screen.queryByRole('button', { name: /^¿Qué puedes decirme sobre/ })).toBeNull();
  await app.user.click(await question('¿Cuántos días tengo para una devolución gratis?'));
  const log = within(await screen.findByRole('log', { name: 'Conversación con Devoluciones' }));
  await log.findAllByText(/Las devoluciones son gratis durante 30 días/);
  expect(screen.queryByRole('button', { name: '¿En qué me puedes ayudar?' })).toBeNull();
});

test('an agent without tests is asked about what it knows', async () => {
  provider.db.state.tests = {};
  await renderApp(chat, { signedInAs: 'ana@acme.example' });
  await question('¿Qué puedes decirme sobre «Recogida a domicilio»?');
  await question('¿Qué puedes decirme sobre «Plazos de devolución»?');
  await question('¿En qué me puedes ayudar?');
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
