import type { VisitorApproval } from '@/api/generated/schemas/visitorApproval.zod';
import css from './approval-card.css?inline';
import { adopt, h } from './dom';
import type { Frame } from './frame';

/** What the agent is about to do: it says so first, and does it only when the visitor confirms. */
export function approvalCard({ root, words, talk }: Frame, approval: VisitorApproval): HTMLElement {
  adopt(root, css);
  const { approvalId, title, details, state, expiresAt } = approval;
  const isLate = typeof expiresAt === 'string' && Date.parse(expiresAt) <= Date.now();
  const now = state === 'waiting' && isLate ? 'expired' : state;
  const answer = (said: 'approved' | 'declined') => () => {
    buttons.replaceChildren(h('p', { class: 'note' }, words.loading));
    void talk.approve(approvalId, said);
  };
  const outcome: Record<string, string> = {
    approved: words.approved,
    declined: words.declined,
    expired: words.expired,
  };
  const buttons = h(
    'div',
    { class: 'buttons' },
    h('button', { type: 'button', class: 'main', click: answer('approved') }, words.approve),
    h('button', { type: 'button', class: 'plain', click: answer('declined') }, words.decline),
  );
  return h(
    'div',
    { class: 'card', role: 'group', 'aria-label': title },
    h('p', { class: 'name' }, title),
    h('dl', {}, ...(details ?? []).flatMap(({ label, value }) => [h('dt', {}, label), h('dd', {}, value)])),
    now === 'waiting' ? buttons : h('p', { class: 'note' }, outcome[now] ?? now),
  );
}
