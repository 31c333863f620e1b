import { connect } from 'node:net';
import { sayAndStop } from './say-and-stop';

/** Whether a program listens on the port of this address. */
export function listens(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port }, () => {
      socket.end();
      resolve(true);
    });
    // A machine without IPv6 refuses ::1 altogether: nobody is listening there either.
    socket.once('error', () => resolve(false));
  });
}

/**
 * Whether nobody listens on the port, on either address that `localhost` may mean. It asks by connecting: whoever waits
 * for a program to listen would take a listener that only tried the port for it.
 */
export async function portFree(port: number): Promise<boolean> {
  return !(await listens('127.0.0.1', port)) && !(await listens('::1', port));
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
