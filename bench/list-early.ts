import { call } from './call';

/** An agent as far as the list shows it. */
export interface Agent {
  botKey: string;
  name: string;
  status: string;
  summary: Record<string, string>;
  channels: string[];
  tags: string[];
  updatedAt: string;
}

const json = async (path: string) => (await call(path)).json();

/** The calls of the page, on their way before the framework is. */
export const account: Promise<{ account: object }> = json('/accounts/acc_acme');
export const agents: Promise<{ items: Agent[]; total: number }> = json('/projects?accountId=acc_acme');
