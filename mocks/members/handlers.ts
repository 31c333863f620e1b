import { ownAccount } from '@mocks/accounts/store';
import { endSession } from '@mocks/auth/sessions';
import { findPerson, nameOf, type StoredUser, whoCalls } from '@mocks/auth/store';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readBody, readId } from '@mocks/core/read-request';
import { refuse, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { hasRole, roleRefusal } from '@mocks/roles/check-role';
import type { HttpHandler } from 'msw';
import {
  getCheckInvitationMockHandler,
  getInvitationsMockHandler,
  getInviteMockHandler,
  getMembersMockHandler,
  getRemoveMemberMockHandler,
  getResendInvitationMockHandler,
  getSaveMemberMockHandler,
  getWithdrawInvitationMockHandler,
} from '@/api/generated/members/members.msw';
import {
  AccountId,
  Invitation,
  InvitationId,
  InvitationLink,
  InvitationList,
  InvitationRequest,
  InvitationSecret,
  type Locale,
  Member,
  MemberChange,
  MemberList,
  UserId,
} from '@/api/generated/schemas';
import {
  expiryOf,
  membersOf,
  openInvitation,
  readInvitation,
  refuseLastOwner,
  type StoredInvitation,
} from './store';

function shown(stored: StoredUser, you: StoredUser): Member {
  const { userId, user, role, agents, lastSeenAt } = stored;
  const imageUrl = user.imageUrl ?? user.image_url ?? null;
  const isYou = userId === you.userId;
  return { userId, name: nameOf(stored), email: user.email, imageUrl, role, agents, lastSeenAt, isYou };
}

function shownInvitation(db: Db<State>, invitation: StoredInvitation): Invitation {
  const { invitationId, email, role, agents, invitedBy, sentAt } = invitation;
  const expiresAt = expiryOf(invitation);
  return {
    invitationId,
    email,
    role,
    agents,
    invitedBy,
    sentAt: new Date(sentAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    state: db.now() < expiresAt ? 'waiting' : 'expired',
  };
}

/** The caller and the account that the path names, which is theirs. */
function readVisit(db: Db<State>, info: Info): { who: StoredUser; accountId: string } {
  const who = whoCalls(db, info);
  const accountId = readId(info, 'accountId', AccountId);
  ownAccount(db, who, accountId);
  return { who, accountId };
}

/** Only an owner makes an owner, and changes one. */
function refuseAboveRole(who: StoredUser, ...roles: (StoredUser['role'] | undefined)[]): void {
  if (roles.includes('owner') && !hasRole(who, 'owner')) throw roleRefusal('owner');
}

/** The caller, and the member of their company that the path names. */
function readMember(db: Db<State>, info: Info): { who: StoredUser; member: StoredUser } {
  const who = whoCalls(db, info);
  const member = db.state.users[readId(info, 'userId', UserId)] ?? refuseUnknown();
  ownAccount(db, who, readId(info, 'accountId', AccountId));
  return { who, member: member.accountId === who.accountId ? member : refuseUnknown() };
}

/** The invitation of the caller's company that the path names, as long as it has not ended. */
function readOpenInvitation(db: Db<State>, info: Info): StoredInvitation {
  const who = whoCalls(db, info);
  const invitation = openInvitation(db, readId(info, 'invitationId', InvitationId));
  ownAccount(db, who, readId(info, 'accountId', AccountId));
  return invitation.accountId === who.accountId ? invitation : refuseUnknown();
}

function sendInvitation(db: Db<State>, invitation: StoredInvitation, language: Locale): void {
  invitation.sentAt = db.now();
  invitation.secret = db.id('ivs');
  const path = `/${language}/onboarding/register?invitation=${invitation.secret}`;
  db.post({ to: invitation.email, language, path });
}

/** In which language a company's mails are written, where nobody chose one. */
function languageOf(db: Db<State>, accountId: string): Locale {
  return db.state.accounts[accountId]?.account.settings.language ?? 'en';
}

/** Plays who works in a company. */
function peopleHandlers(db: Db<State>): HttpHandler[] {
  return [
    getMembersMockHandler(
      answering(MemberList, (info) => {
        const { who, accountId } = readVisit(db, info);
        return listOf(membersOf(db, accountId).map((one) => shown(one, who)));
      }),
    ),
    getSaveMemberMockHandler(
      answering(Member, async (info) => {
        whoCalls(db, info);
        const { role, agents } = await readBody(info, MemberChange);
        const { who, member } = readMember(db, info);
        refuseAboveRole(who, member.role, role);
        if (role !== 'owner') refuseLastOwner(db, member);
        member.role = role;
        // Owners and admins see all there is.
        member.agents = hasRole(member, 'admin') ? null : agents;
        return shown(member, who);
      }),
    ),
    getRemoveMemberMockHandler(
      answering(Member, (info) => {
        const { who, member } = readMember(db, info);
        if (member.userId !== who.userId) {
          if (!hasRole(who, 'admin')) throw roleRefusal('admin');
          refuseAboveRole(who, member.role);
        }
        refuseLastOwner(db, member);
        delete db.state.users[member.userId];
        for (const [token, userId] of Object.entries(db.state.tokens))
          if (userId === member.userId) endSession(db, token);
        return shown(member, who);
      }),
    ),
  ];
}

/** Plays the invitations, and who works in a company. */
export function memberHandlers(db: Db<State>): HttpHandler[] {
  return [
    ...peopleHandlers(db),
    getInvitationsMockHandler(
      answering(InvitationList, (info) => {
        const { accountId } = readVisit(db, info);
        const own = Object.values(db.state.invitations)
          .filter((one) => one.accountId === accountId && one.ended === null)
          .sort((a, b) => b.sentAt - a.sentAt);
        return listOf(own.map((one) => shownInvitation(db, one)));
      }),
    ),
    getInviteMockHandler(
      answering(Invitation, async (info) => {
        const { who, accountId } = readVisit(db, info);
        const asked = await readBody(info, InvitationRequest);
        const { role, agents, language } = asked;
        const email = asked.email.toLowerCase();
        refuseAboveRole(who, role);
        const known = findPerson(db, email);
        if (known) {
          const code = known.accountId === accountId ? 'ALREADY_MEMBER' : 'EMAIL_TAKEN';
          return refuse({ status: 409, code, message: 'This person has an account already' });
        }
        const open = Object.values(db.state.invitations).some(
          (one) => one.accountId === accountId && one.email === email && one.ended === null,
        );
        if (open) refuse({ status: 409, code: 'ALREADY_INVITED', message: 'This person is invited already' });
        const invitation: StoredInvitation = {
          invitationId: db.id('inv'),
          accountId,
          email,
          role,
          agents: hasRole({ role }, 'admin') ? null : agents,
          invitedBy: nameOf(who),
          sentAt: db.now(),
          secret: '',
          ended: null,
        };
        db.state.invitations[invitation.invitationId] = invitation;
        sendInvitation(db, invitation, language);
        return shownInvitation(db, invitation);
      }),
    ),
    getWithdrawInvitationMockHandler(
      answering(Invitation, (info) => {
        const invitation = readOpenInvitation(db, info);
        invitation.ended = 'withdrawn';
        return shownInvitation(db, invitation);
      }),
    ),
    getResendInvitationMockHandler(
      answering(Invitation, (info) => {
        const invitation = readOpenInvitation(db, info);
        sendInvitation(db, invitation, languageOf(db, invitation.accountId));
        return shownInvitation(db, invitation);
      }),
    ),
    getCheckInvitationMockHandler(
      answering(InvitationLink, async (info) => {
        const { secret } = await readBody(info, InvitationSecret);
        const { state, invitation } = readInvitation(db, secret) ?? refuseUnknown();
        const { email, role, invitedBy, accountId } = invitation;
        const company = db.state.accounts[accountId]?.process.settings.company?.name ?? '';
        return state === 'valid'
          ? { state, email, company, invitedBy, role }
          : { state, email: '', company, invitedBy, role: null };
      }),
    ),
  ];
}
