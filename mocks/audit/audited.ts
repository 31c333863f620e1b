import type { OperationId } from '@mocks/core/operation-of';
import type { AuditKind } from '@/api/generated/schemas';
import * as look from './look';

/** What is written down of a call that changes something. */
type Audited = {
  kind: AuditKind;
  /** In a word; some calls do several things. */
  action: string | ((call: look.Call) => string);
  look: look.Look;
  /** Written down also where none of what is looked at changed. */
  always?: true;
};

const CHANGES: Readonly<Record<string, string>> = {
  pause: 'agent_paused',
  resume: 'agent_resumed',
  trash: 'agent_trashed',
  restore: 'agent_restored',
  addTag: 'agent_tagged',
  removeTag: 'agent_tagged',
};

const saysNothing = { look: look.named, always: true } as const;

/** The calls that leave an entry in the audit trail. The one table of it. */
export const AUDITED: Readonly<Partial<Record<OperationId, Audited>>> = {
  createAgent: { kind: 'agents', action: 'agent_created', look: look.named, always: true },
  renameAgent: { kind: 'agents', action: 'agent_renamed', look: look.agent },
  changeAgents: {
    kind: 'agents',
    action: ({ body }) => CHANGES[String(body.change)] ?? 'agent_changed',
    look: look.agents,
  },
  saveAvatar: { kind: 'agents', action: 'avatar_changed', look: look.aboutAgent, always: true },
  renameTag: { kind: 'agents', action: 'tag_renamed', ...saysNothing },
  removeTag: { kind: 'agents', action: 'tag_removed', ...saysNothing },
  saveDraft: { kind: 'agents', action: 'draft_saved', look: look.aboutAgent, always: true },
  applyProposal: { kind: 'agents', action: 'proposal_applied', look: look.aboutAgent, always: true },
  publish: { kind: 'publishing', action: 'version_published', look: look.agent },
  goLive: { kind: 'publishing', action: 'version_live', look: look.agent },
  restoreVersion: { kind: 'agents', action: 'version_restored', look: look.aboutAgent, always: true },

  askToPublish: { kind: 'publishing', action: 'publish_requested', look: look.aboutAgent, always: true },
  decidePublish: {
    kind: 'publishing',
    action: ({ body }) => (body.decision === 'approve' ? 'publish_approved' : 'publish_declined'),
    look: look.agent,
    always: true,
  },
  savePublishing: { kind: 'settings', action: 'publishing_rule_changed', look: look.approval },

  saveMember: { kind: 'members', action: 'member_changed', look: look.member },
  removeMember: { kind: 'members', action: 'member_removed', look: look.member, always: true },
  invite: { kind: 'members', action: 'invitation_sent', ...saysNothing },
  resendInvitation: { kind: 'members', action: 'invitation_resent', look: look.invitation, always: true },
  withdrawInvitation: {
    kind: 'members',
    action: 'invitation_withdrawn',
    look: look.invitation,
    always: true,
  },

  startConnection: { kind: 'connections', action: 'connection_started', look: look.toolkit, always: true },
  renameConnection: { kind: 'connections', action: 'connection_renamed', look: look.connection },
  relinkConnection: {
    kind: 'connections',
    action: 'connection_started',
    look: look.connection,
    always: true,
  },
  disconnect: { kind: 'connections', action: 'connection_removed', look: look.connection, always: true },

  createHttpTool: { kind: 'tools', action: 'own_tool_created', ...saysNothing },
  saveHttpTool: { kind: 'tools', action: 'own_tool_changed', look: look.ownTool, always: true },
  removeHttpTool: { kind: 'tools', action: 'own_tool_removed', look: look.ownTool, always: true },

  connectChannel: { kind: 'channels', action: 'channel_connected', look: look.channel, always: true },
  disconnectChannel: { kind: 'channels', action: 'channel_disconnected', look: look.channel, always: true },
  saveIntegrations: { kind: 'channels', action: 'channels_switched', look: look.company },
  saveChannelRule: { kind: 'channels', action: 'channel_rule_changed', look: look.aboutAgent, always: true },
  createWidget: { kind: 'channels', action: 'widget_created', ...saysNothing },
  saveWidget: { kind: 'channels', action: 'widget_changed', look: look.widget, always: true },
  removeWidget: { kind: 'channels', action: 'widget_removed', look: look.widget, always: true },
  rollWidgetSecret: { kind: 'security', action: 'widget_secret_renewed', look: look.widget, always: true },
  rollOutVersion: { kind: 'publishing', action: 'rollout_started', look: look.widget, always: true },
  stopRollout: { kind: 'publishing', action: 'rollout_stopped', look: look.widget, always: true },

  saveCompany: { kind: 'settings', action: 'company_changed', look: look.company },
  saveBrandVoice: { kind: 'settings', action: 'voice_changed', look: look.company },
  saveAiSettings: { kind: 'settings', action: 'answers_changed', look: look.company },
  saveDefaultBotKey: { kind: 'settings', action: 'answers_changed', look: look.company },
  saveWelcome: { kind: 'settings', action: 'company_changed', look: look.company },
  saveRetention: { kind: 'data', action: 'retention_changed', look: look.retention },
  startExport: { kind: 'data', action: 'export_started', ...saysNothing },
  deleteAccount: { kind: 'data', action: 'deletion_started', ...saysNothing },
  changePassword: { kind: 'security', action: 'password_changed', ...saysNothing },
  endOtherSessions: { kind: 'security', action: 'sessions_ended', ...saysNothing },
  turnOnSecondFactor: { kind: 'security', action: 'second_factor_on', ...saysNothing },
  turnOffSecondFactor: { kind: 'security', action: 'second_factor_off', ...saysNothing },
  subscribe: { kind: 'plan', action: 'plan_changed', look: look.plan, always: true },
  changePlan: { kind: 'plan', action: 'plan_changed', look: look.plan, always: true },
  cancelPlan: { kind: 'plan', action: 'plan_cancelled', look: look.plan, always: true },
  resumePlan: { kind: 'plan', action: 'plan_resumed', look: look.plan, always: true },
  saveTaxId: { kind: 'plan', action: 'tax_id_changed', ...saysNothing },
  saveSpendCap: { kind: 'plan', action: 'spend_cap_changed', ...saysNothing },
  payOverdue: { kind: 'plan', action: 'overdue_paid', ...saysNothing },
  deleteVisitor: { kind: 'data', action: 'visitor_deleted', ...saysNothing },
  startTrial: { kind: 'plan', action: 'trial_started', look: look.plan, always: true },
};
