import { expect, test } from './support/test';

// The watch over every end-to-end test is worth what it catches: each fault is planted once.
test.describe('the content security policy is enforced, and what breaks it is caught', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/config.json');
  });

  test('script written into the page does not run', async ({ page, faults }) => {
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.textContent = 'window.planted = true';
      } catch {}
      document.body.append(script);
      return Reflect.has(window, 'planted');
    });
    expect(ran).toBe(false);
    await expect.poll(() => faults.splice(0).join('\n')).toMatch(/policy violation/);
  });

  test('text does not become markup', async ({ page, faults }) => {
    const refused = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<b>planted</b>';
        return 'written';
      } catch (error) {
        return String(error);
      }
    });
    expect(refused).toContain('TypeError');
    await expect.poll(() => faults.join('\n')).toMatch(/require-trusted-types-for/);
    faults.splice(0);
  });

  test('no policy can be made to get around that', async ({ page, faults }) => {
    const refused = await page.evaluate(() => {
      const types: unknown = Reflect.get(window, 'trustedTypes');
      if (typeof types !== 'object' || types === null) return 'no Trusted Types in this browser';
      try {
        Reflect.apply(Reflect.get(types, 'createPolicy'), types, ['planted', {}]);
        return 'made';
      } catch (error) {
        return String(error);
      }
    });
    expect(refused).toContain('TypeError');
    await expect.poll(() => faults.join('\n')).toMatch(/policy violation: trusted-types/);
    faults.splice(0);
  });

  test('nothing is sent to a foreign origin', async ({ page, faults }) => {
    const sent = await page.evaluate(() =>
      fetch('http://127.0.0.1:9/planted').then(
        () => true,
        () => false,
      ),
    );
    expect(sent).toBe(false);
    await expect.poll(() => faults.join('\n')).toMatch(/policy violation: connect-src/);
    faults.splice(0);
  });

  test('an error nobody catches is seen', async ({ page, faults }) => {
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('planted');
      }, 0);
    });
    await expect.poll(() => faults.join('\n')).toMatch(/uncaught on http.*: Error: planted/);
    faults.splice(0);
  });
});
