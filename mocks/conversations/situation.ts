import { opensOn } from '@mocks/channels/rule-hours';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import { isThere } from '@mocks/team/hours';
import { type TeamMember, teamOf } from '@mocks/team/store';
import { openingOf } from '@mocks/widgets/opening-hours';
import { widgetOf } from '@mocks/widgets/store';
import { ChannelKind, type ChatPerson, TestSituation } from '@/api/generated/schemas';
import type { ChatMessage } from './schemas';
import type { StoredConversation } from './store';

/** Who could answer beside the agent, and whether they can now. */
export type Situation = {
  team: TeamMember[];
  teamThere: boolean;
  /** The text for outside the hours is read. */
  outsideHours: boolean;
  /** By the rule of its channel the agent does not answer now. */
  closed: boolean;
  paused: boolean;
  /** Who has the conversation is kept with the visit, not with its messages. */
  isVisit: boolean;
};

/** What a test conversation plays, or for a visitor as it is. */
export function situationOf(db: Db<State>, { accountId, conversation }: StoredConversation): Situation {
  const team = teamOf(db, accountId);
  if (conversation.kind === 'test') {
    const played = TestSituation.safeParse(conversation.situation).data ?? 'team_there';
    return {
      team,
      teamThere: played === 'team_there' || played === 'agent_paused',
      outsideHours: played === 'outside_hours',
      closed: false,
      paused: played === 'agent_paused',
      isVisit: false,
    };
  }
  const { botKey, kind, conversationId } = conversation;
  const visit = db.state.visits[conversationId];
  const widgetHours = visit && widgetOf(db, visit)?.widget.hours;
  const teamThere =
    openingOf(widgetHours ?? null, db.now()).open && team.some((member) => isThere(member, db.now()));
  const paused = db.state.agents[botKey]?.agent.status === 'paused';
  // A conversation of a visitor is on the channel of its visit.
  const channel = ChannelKind.safeParse(visit?.channel ?? kind);
  // The hours of the channel's rule win: they were set for this agent on this channel, while the team's tell when
  // people are there at all. Only a rule without hours, or no rule, leaves it to the team.
  const open = channel.success ? opensOn(db, { accountId, botKey, channel: channel.data }) : undefined;
  return {
    team,
    teamThere,
    outsideHours: !(open ?? teamThere),
    closed: open === false,
    paused,
    isVisit: visit !== undefined,
  };
}

/** Whom of the team a rule means; anybody where it names nobody who is there. */
export function personFor({ team }: Situation, to: string | null): { person: ChatPerson; gone: boolean } {
  const meant = team.find(({ memberId }) => memberId === to);
  const { memberId, name } = meant ??
    team.find(({ kind }) => kind === 'person') ??
    team[0] ?? { memberId: '', name: '' };
  return {
    person: { ...(memberId && { memberId }), name },
    gone: to !== null && meant === undefined,
  };
}

/** Who of the team has the conversation by now; undefined while the agent has it. */
export function whoHasIt(messages: readonly ChatMessage[]): ChatPerson | undefined {
  const last = messages.findLast(({ handover, closes }) => closes || handover);
  return last?.handover?.state === 'joined' && !last.closes ? (last.handover.person ?? undefined) : undefined;
}
