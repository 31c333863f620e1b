const HEX = 16;

/** HMAC-SHA256 of a text, in hexadecimal, as the company's own server makes it. */
export async function signatureOf(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return [...bytes].map((byte) => byte.toString(HEX).padStart(2, '0')).join('');
}
