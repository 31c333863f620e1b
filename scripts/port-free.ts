import { createServer } from 'node:net';
import { sayAndStop } from './say-and-stop';

function canListen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 answers EADDRNOTAVAIL for ::1: nobody is listening there either.
    probe.once('error', (error) => resolve('code' in error && error.code !== 'EADDRINUSE'));
    probe.listen({ host, port }, () => probe.close(() => resolve(true)));
  });
}

/** Whether nobody listens on the port, on either address that `localhost` may mean. */
export async function portFree(port: number): Promise<boolean> {
  return (await canListen('127.0.0.1', port)) && (await canListen('::1', port));
}

/** The sentence a person reads when the port is taken; `command` is what they typed, e.g. `npm run dev`. */
export function portInUse(port: number, command: string): string {
  const other = port < 65535 ? port + 1 : port - 1;
  return `Port ${port} is in use by another program. Stop it, or start with \`${command} -- --port ${other}\`.`;
}

/** Ends the command with a sentence when the port is taken. */
export async function assertPortFree(port: number, { command }: { command: string }): Promise<void> {
  if (!(await portFree(port))) sayAndStop(portInUse(port, command));
}

/** Reads a `--port` option; nothing given means the command's own port. */
export function readPort(text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  return sayAndStop(`--port takes a whole number from 1 to 65535, not "${text}". Leave it out for ${usual}.`);
}
