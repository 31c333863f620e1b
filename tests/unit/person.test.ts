import { expect, test } from 'vitest';
import { displayName } from '@/lib/display-name';
import { userPicture } from '@/lib/user-picture';

test.each([
  [{ name: 'Ana', lastname: 'Luna' }, 'Ana Luna'],
  [{ name: 'Ana', lastname: null }, 'Ana'],
  [{ name: 'Ana', lastname: '' }, 'Ana'],
  [{ name: 'Ana' }, 'Ana'],
])('%o is called %s (specification §3)', (person, name) => {
  expect(displayName(person)).toBe(name);
});

test.each([
  [{ image_url: 'a.png' }, 'a.png'],
  [{ imageUrl: 'b.png' }, 'b.png'],
  [{ image_url: null, imageUrl: 'b.png' }, 'b.png'],
  [{ image_url: '', imageUrl: 'b.png' }, 'b.png'],
  [{ image_url: 'a.png', imageUrl: 'b.png' }, 'a.png'],
  [{ image_url: null, imageUrl: null }, undefined],
  [{}, undefined],
])('the picture of %o is %s, in both spellings', (user, picture) => {
  expect(userPicture(user)).toBe(picture);
});
