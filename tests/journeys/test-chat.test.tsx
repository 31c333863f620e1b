import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { sendMessageRequestTextMax } from '@/api/generated/schemas/sendMessageRequest.zod';
import { ask } from '../support/ask';
import { onPhone } from '../support/on-phone';
import { playProvider } from '../support/play-provider';
import { heading, leavePage, renderApp } from '../support/render-app';

const provider = playProvider();

type App = Awaited<ReturnType<typeof renderApp>>;

const RETURNS = '/es/dashboard/agents/bot_returns/test-agent';
const HOW_LONG = '¿Durante cuánto tiempo son gratis las devoluciones?';

async function open(path: string): Promise<App> {
  const app = await renderApp(path, { signedInAs: 'ana@acme.example' });
  await heading('Probar Devoluciones');
  return app;
}

const thread = (name = 'Conversación con Devoluciones') => screen.findByRole('log', { name });

test('who answers is chosen, stands in the link, and every version has its own conversations', async () => {
  const app = await open(RETURNS);
  await within(await thread()).findByText('El reembolso llega en 5 días laborables.');
  await app.user.selectOptions(await screen.findByLabelText('Versión'), 'Versión 2 (activa)');
  await waitFor(() => expect(app.href()).toContain('version=live'));
  await screen.findByText(/Estás probando «Versión 2 \(activa\)»/);
  await ask(app, HOW_LONG);
  await within(await thread()).findByText(/gratis durante 14 días\.$/);

  await app.user.selectOptions(screen.getByLabelText('Versión'), 'Borrador');
  await within(await thread()).findByText('El reembolso llega en 5 días laborables.');
  await ask(app, HOW_LONG);
  await within(await thread()).findByText(/gratis durante 30 días\.$/);
});

test('a message that is too long stays as it was pasted, and says how much fits', async () => {
  const app = await open(RETURNS);
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Tu mensaje' });
  const long = 'a'.repeat(sendMessageRequestTextMax + 1);
  await app.user.click(box);
  await app.user.paste(long);
  expect(box.value).toBe(long);
  expect(screen.getByRole('alert').textContent).toBe('4001 / 4000');
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', true);
});

test('on a phone the options are behind one button, which says what is chosen and gets the focus back', async () => {
  onPhone();
  const app = await open(RETURNS);
  expect(screen.queryByLabelText('Versión')).toBeNull();
  await app.user.click(await screen.findByRole('button', { name: 'Opciones de prueba Borrador' }));
  await app.user.selectOptions(await screen.findByLabelText('Versión'), 'Versión 2 (activa)');
  await app.user.selectOptions(screen.getByLabelText('Canal'), 'WhatsApp');
  await waitFor(() => expect(app.href()).toContain('look=whatsapp'));
  await app.user.click(screen.getByRole('button', { name: 'Listo' }));
  const button = await screen.findByRole('button', {
    name: 'Opciones de prueba Versión 2 (activa) · WhatsApp',
  });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a version that is not there any more is said to be gone, and the draft answers', async () => {
  await open(`${RETURNS}?version=ver_nobody`);
  await screen.findByText(/La versión de este enlace ya no existe/);
  expect(screen.getByLabelText<HTMLSelectElement>('Versión').value).toBe('draft');
});

test('a link that names a conversation with another version opens the newest with the one it asks for', async () => {
  const app = await open(`${RETURNS}?version=live&chat=con_7f3a`);
  await screen.findByText(/Estás probando «Versión 2 \(activa\)»/);
  expect(screen.queryByText('El reembolso llega en 5 días laborables.')).toBeNull();
  await ask(app, HOW_LONG);
  await within(await thread()).findByText(/gratis durante 14 días\.$/);
});

test('two versions answer one question side by side; answers that differ are marked', async () => {
  const app = await open(RETURNS);
  await app.user.selectOptions(await screen.findByLabelText('Comparar con'), 'Versión 2 (activa)');
  await thread('Respuestas: Versión 2 (activa)');
  await ask(app, HOW_LONG);
  // The words that only one of them says are marked in it.
  const only = async (label: string, words: string) =>
    within(await thread(label)).findByText(words, { selector: 'mark' });
  await only('Respuestas: Borrador', '30');
  await only('Respuestas: Versión 2 (activa)', '14');
  // Said once, beside the first of them.
  expect(await screen.findAllByText('Respuesta distinta')).toHaveLength(1);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Tu mensaje').value).toBe('');
  await ask(app, '¿Cuánto tarda el reembolso?');
  expect(await screen.findAllByText('Misma respuesta')).toHaveLength(1);

  // A reload shows both conversations again.
  const { search } = new URL(app.href(), 'http://app.example');
  leavePage();
  await open(`${RETURNS}${search}`);
  await only('Respuestas: Versión 2 (activa)', '14');
  await only('Respuestas: Borrador', '30');
});

test('a bad answer is marked at once, its reason follows, and both can be taken back', async () => {
  const app = await open(RETURNS);
  const stored = () => provider.db.state.conversations.con_7f3a?.conversation.messages[1]?.feedback;
  await app.user.click(await screen.findByRole('button', { name: 'Mala respuesta' }));
  await waitFor(() => expect(stored()).toEqual({ rating: 'down' }));
  await app.user.click(screen.getByRole('radio', { name: 'Falta algo' }));
  await app.user.type(screen.getByLabelText('Con tus palabras (opcional)'), 'La tarjeta');
  await app.user.click(screen.getByRole('button', { name: 'Guardar motivo' }));
  await waitFor(() => expect(stored()).toEqual({ rating: 'down', reason: 'incomplete', note: 'La tarjeta' }));
  const bad = screen.getByRole('button', { name: 'Mala respuesta' });
  expect(bad.getAttribute('aria-pressed')).toBe('true');
  await app.user.click(bad);
  await app.user.click(await screen.findByRole('button', { name: 'Quitar valoración' }));
  await waitFor(() => expect(stored()).toEqual({ rating: null }));
});

test('why an answer says what it says: its source can be opened, and the changed draft asked again', async () => {
  const app = await open(RETURNS);
  await app.user.click(await screen.findByRole('button', { name: '¿Por qué esta respuesta?' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Por qué esta respuesta?' });
  await within(dialog).findByText('Única fuente');
  expect(within(dialog).getByText('Se ha buscado: tarda, reembolso')).toBeDefined();
  expect(within(dialog).getAllByRole('row')).toHaveLength(5);
  // A reason that several share is said once, above them.
  const reasons = within(dialog)
    .getAllByRole('heading', { name: /^No usadas: / })
    .map(({ textContent }) => textContent);
  expect(new Set(reasons).size).toBe(reasons.length);
  const few = within(dialog).getByRole('region', { name: 'No usadas: coincidían muy pocas palabras' });
  expect(within(few).getAllByRole('listitem').length).toBeGreaterThan(1);

  const item = provider.db.state.agents.bot_returns?.agent.draft.content.knowledge[0];
  if (item) item.text = 'El reembolso llega en 3 días laborables.';
  await app.user.click(within(dialog).getByRole('button', { name: 'Preguntar al borrador otra vez' }));
  await within(dialog).findByText('Ahora la respuesta es distinta.');
  await within(dialog).findByText('El reembolso llega en 3 días laborables.');
  await app.user.click(within(dialog).getByRole('button', { name: 'Seguir en esta rama' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await within(await thread()).findByText('El reembolso llega en 3 días laborables.');
  await screen.findByText('2 de 2');

  await app.user.click(await screen.findByRole('button', { name: '¿Por qué esta respuesta?' }));
  await app.user.click(await screen.findByRole('link', { name: 'Abrir en el agente: Plazos de devolución' }));
  await heading('Devoluciones');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByDisplayValue('Plazos de devolución')));
});

test('a question is asked in other words in a branch; the old answer stays one step away', async () => {
  const app = await open(RETURNS);
  await app.user.click(await screen.findByRole('button', { name: 'Reformular pregunta' }));
  const field = await screen.findByLabelText('Tu pregunta');
  await app.user.clear(field);
  await app.user.type(field, '¿Cuánto cuesta la recogida?{Enter}');
  await within(await thread()).findByText(/la recogida cuesta 4,90/);
  expect(screen.queryByText('El reembolso llega en 5 días laborables.')).toBeNull();
  await screen.findByText('2 de 2');
  await app.user.click(screen.getByRole('button', { name: 'Formulación anterior' }));
  await within(await thread()).findByText('El reembolso llega en 5 días laborables.');
  expect(app.href()).toContain('chat=con_7f3a');
  await screen.findByText('1 de 2');
});

test('an earlier conversation is found by its first question', async () => {
  const app = await open(RETURNS);
  await app.user.click(await screen.findByRole('button', { name: 'Nueva conversación' }));
  await waitFor(() => expect(screen.queryByText('El reembolso llega en 5 días laborables.')).toBeNull());
  await ask(app, '¡Hola!');
  await within(await thread()).findByText(/Soy Devoluciones/);
  await app.user.click(screen.getByRole('button', { name: 'Conversaciones anteriores' }));
  await screen.findByRole('menuitem', { name: /¡Hola!.*actual/ });
  await app.user.click(screen.getByRole('menuitem', { name: /¿Cuánto tarda el reembolso\?/ }));
  await within(await thread()).findByText('El reembolso llega en 5 días laborables.');
});

test('the connection breaks in mid-answer: the rest comes by itself', async () => {
  const app = await open(RETURNS);
  await ask(app, '/corte');
  await within(await thread()).findByText(/no hay que imprimir nada\./);
  await waitFor(() => expect(screen.queryByText(/Recuperando el resto/)).toBeNull());
  expect(provider.callsOf('POST', '/conversations/con_7f3a/messages')).toHaveLength(1);
});

test('an order is looked up by a tool, which is shown with what it said', async () => {
  const app = await open(RETURNS);
  await ask(app, '¿Dónde está mi pedido AH20045512?');
  const tools = await screen.findByRole('list', { name: 'Herramientas usadas' });
  expect(within(tools).getByText('AH20045512')).toBeDefined();
  await within(tools).findByText('Hecha');
  await ask(app, '¿Y el AH00000000?');
  await screen.findByText('La tienda no responde (503).');
});

test('a list that the service lacks and that is asked for again takes no conversation away', async () => {
  let isSlow = false;
  let slow = 0;
  provider.server.use(
    http.get('*/api/v1/conversations', async () => {
      if (isSlow) {
        slow += 1;
        await delay('infinite');
      }
      return new HttpResponse(null, { status: 501 });
    }),
  );
  const app = await open(RETURNS);
  const before = await thread();
  // From here on it takes longer than an answer.
  isSlow = true;
  await ask(app, HOW_LONG);
  await within(await thread()).findByText(/gratis durante 30 días\.$/);
  expect(slow).toBe(1);
  expect(before.isConnected).toBe(true);
});

test('a page that comes back asks for what is stale, but not for what the service lacks', async () => {
  let asked = 0;
  provider.server.use(
    http.get('*/api/v1/conversations', () => {
      asked += 1;
      return new HttpResponse(null, { status: 501 });
    }),
  );
  const { queryClient } = await open(RETURNS);
  await thread();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await queryClient.invalidateQueries({ refetchType: 'none' });
  const before = asked;
  const agent = () => provider.callsOf('GET', '/projects/bot_returns').length;
  const once = agent();
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(agent()).toBe(once + 1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked).toBe(before);
});
