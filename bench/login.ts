import { call } from './call';

const form = document.querySelector('form');

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const response = await call('/auth/sign-in', { method: 'POST', body });
  const output = form.querySelector('output');
  if (output) output.textContent = response.ok ? 'Welcome' : 'Invalid email or password';
});
