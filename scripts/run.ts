import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** How a command ended: its exit code, everything it printed, and the seconds it took. */
export type Ran = { code: number; output: string; seconds: number };

/** Runs a command of this project; `stream` shows its output as it comes as well. */
export function run(
  command: string,
  args: readonly string[],
  { stream = false, env = {}, cwd }: { stream?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<Ran> {
  const start = performance.now();
  return new Promise((settle) => {
    const child = spawn(command, args, {
      // The project's own tools, and the Node they need, come first, however this was started.
      env: { ...process.env, PATH: resolve('node_modules/.bin') + delimiter + process.env.PATH, ...env },
      ...(cwd !== undefined && { cwd }),
      stdio: ['ignore', 'pipe', 'pipe'],
      // On Windows the commands in node_modules/.bin are .cmd files, which only a shell can start.
      shell: process.platform === 'win32',
    });
    let output = '';
    const end = (code: number) => settle({ code, output, seconds: (performance.now() - start) / 1000 });
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (stream) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', (error) => {
      output += error.message;
      end(127);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
