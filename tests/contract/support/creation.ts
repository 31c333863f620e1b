import * as z from 'zod/mini';
import { AgentDetail, AgentDocument, ImportPreview, Job, JobRef } from '@/api/generated/schemas';
import { createCaller } from './caller';

const accountId = 'acc_acme';

/** Ana, who makes agents. */
export async function ana() {
  const caller = createCaller();
  const { call, db } = caller;
  const token = await caller.signIn('ana@acme.example');
  const agent = async (botKey: string) =>
    z.parse(AgentDetail, (await call('agent', { token, path: { botKey } })).body);
  /** Makes an agent to its end. */
  const make = async (body: object) => {
    const headers = { 'Idempotency-Key': db.id('key-key') };
    const made = await call('createAgent', { token, headers, body: { accountId, ...body } });
    if (made.status !== 202) return { refused: made };
    const { jobId } = z.parse(JobRef, made.body);
    const { result } = z.parse(Job, (await call('job', { token, path: { jobId } })).body);
    return { agent: await agent(result?.botKey ?? '') };
  };
  const preview = async (text: string, botKey: string | null = null) =>
    z.parse(ImportPreview, (await call('previewImport', { token, body: { accountId, botKey, text } })).body);
  const exported = async (botKey: string) =>
    z.parse(AgentDocument, (await call('exportAgent', { token, path: { botKey } })).body);
  return { ...caller, token, agent, make, preview, exported };
}
