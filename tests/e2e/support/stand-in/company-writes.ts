import { choose, confirm, press, select, tick, write } from './steps';
import type { Write } from './write';

const SETTINGS = '/dashboard/settings?section=';

/** Before anybody has signed in. */
export const ENTERING: readonly Write[] = [
  {
    operation: 'POST /auth/sign-in',
    at: '/login',
    as: 'nobody',
    steps: [write('Email', 'ana@acme.example'), write('Password', 'Agents-2026'), press('Login')],
  },
  {
    operation: 'POST /auth/register',
    at: '/onboarding/register',
    as: 'nobody',
    steps: [
      write('First name', 'Eva'),
      write('Email', 'eva@acme.example'),
      write('Password', 'Agents-2027'),
      write('Repeat password', 'Agents-2027'),
      press('Create account'),
    ],
  },
  {
    operation: 'POST /auth/password-reset-links',
    at: '/passwordrecovery',
    as: 'nobody',
    steps: [write('Email', 'ana@acme.example'), press('Send link')],
  },
  {
    operation: 'POST /auth/password-reset-links/state',
    at: '/user/reset-password?token=rst_abcdefghijklmnopqrstuvwxyz',
    as: 'nobody',
    steps: [],
  },
  {
    operation: 'PUT /auth/password',
    at: '/user/reset-password?token=rst_abcdefghijklmnopqrstuvwxyz',
    as: 'nobody',
    steps: [
      write('New password', 'Madera-2027'),
      write('Repeat new password', 'Madera-2027'),
      press('Save new password'),
    ],
  },
  {
    operation: 'POST /auth/oauth/{identityProvider}/start',
    at: '/login',
    as: 'nobody',
    steps: [press('Continue with Google')],
  },
  {
    operation: 'POST /auth/invitations/state',
    at: '/onboarding/register?invitation=ivs_4kT9pQ2m',
    as: 'nobody',
    steps: [],
  },
];

/** What a company and a person set. */
export const SET_UP: readonly Write[] = [
  {
    operation: 'PUT /welcome/user',
    at: `${SETTINGS}profile`,
    steps: [write('First name', 'Anita'), press('Save changes to profile')],
  },
  {
    operation: 'PUT /welcome/company',
    at: `${SETTINGS}company`,
    steps: [write('Company name', 'Acme Casa'), press('Save changes to company')],
  },
  { operation: 'POST /welcome/generateVoice', at: `${SETTINGS}company`, steps: [press('Suggest a voice')] },
  {
    operation: 'PUT /welcome/brand-voice',
    at: `${SETTINGS}company`,
    steps: [write('Brand voice (optional)', 'Cercana y breve.'), press('Save changes to brand voice')],
  },
  {
    operation: 'PUT /welcome/ai',
    at: `${SETTINGS}company`,
    steps: [tick('switch', 'Your team can change who answers'), press('Save changes to who answers')],
  },
  {
    operation: 'PUT /welcome/integrations',
    at: '/dashboard/channels',
    steps: [choose('More for Web widget', 'Switch off')],
  },
  {
    operation: 'PUT /auth/me/preferences',
    at: `${SETTINGS}notifications`,
    steps: [tick('checkbox', 'Weekly digest'), press('Save changes to notifications')],
  },
  {
    operation: 'DELETE /auth/me/sessions',
    at: `${SETTINGS}security`,
    steps: [press('Log out all other devices')],
  },
  {
    operation: 'DELETE /auth/me/sessions/{sessionId}',
    at: `${SETTINGS}security`,
    steps: [press('Log out Chrome on Android')],
  },
  {
    operation: 'PUT /auth/me/password',
    at: `${SETTINGS}security`,
    steps: [
      write('Current password', 'Agents-2026'),
      write('New password', 'Madera-2027'),
      write('Repeat new password', 'Madera-2027'),
      press('Change password'),
    ],
  },
  { operation: 'POST /auth/me/second-factor/setups', at: `${SETTINGS}security`, steps: [press('Turn on')] },
  {
    operation: 'PUT /auth/me/second-factor',
    at: `${SETTINGS}security`,
    steps: [press('Turn on'), write('Code', '123456'), confirm('Turn on')],
  },
  {
    operation: 'PATCH /accounts/{accountId}/members/{userId}',
    at: `${SETTINGS}team`,
    steps: [press('Edit Iker Soto'), press('Save role')],
  },
  {
    operation: 'DELETE /accounts/{accountId}/members/{userId}',
    at: `${SETTINGS}team`,
    steps: [choose('More for Iker Soto', 'Remove'), confirm('Remove')],
  },
  {
    operation: 'POST /accounts/{accountId}/invitations',
    at: `${SETTINGS}team`,
    steps: [press('Invite someone'), write('Email', 'nora@acme.example'), press('Send invitation')],
  },
  {
    operation: 'DELETE /accounts/{accountId}/invitations/{invitationId}',
    at: `${SETTINGS}team`,
    steps: [choose('More for lucia@acme.example', 'Withdraw'), confirm('Withdraw')],
  },
  {
    operation: 'POST /accounts/{accountId}/invitations/{invitationId}/mails',
    at: `${SETTINGS}team`,
    steps: [press('Resend to lucia@acme.example')],
  },
  {
    operation: 'PUT /accounts/{accountId}/publishing',
    at: `${SETTINGS}team`,
    steps: [
      tick('checkbox', 'A second person approves before an agent is published'),
      press('Save changes to publishing'),
    ],
  },
  {
    operation: 'PUT /accounts/{accountId}/data',
    at: `${SETTINGS}data`,
    steps: [select('Keep conversations', '2 years'), press('Save changes to retention')],
  },
  {
    operation: 'POST /accounts/{accountId}/exports',
    at: `${SETTINGS}data`,
    steps: [press('Make a new export')],
  },
  {
    operation: 'POST /accounts/{accountId}/deletion',
    at: `${SETTINGS}data`,
    steps: [
      press('Delete account…'),
      write('Type Acme Hogar to confirm', 'Acme Hogar'),
      confirm('Delete account'),
    ],
  },
  {
    operation: 'POST /accounts/{accountId}/audit/{entryId}/undo',
    at: `${SETTINGS}audit`,
    steps: [press(/^Undo: /)],
  },
  {
    operation: 'POST /accounts/{accountId}/plan-change',
    at: `${SETTINGS}plan`,
    steps: [press('Change plan'), tick('radio', 'Scale'), press(/^Confirm and pay/)],
  },
  {
    operation: 'PUT /accounts/{accountId}/tax-id',
    at: `${SETTINGS}plan`,
    steps: [write('Tax ID (Spain)', 'A28015865'), press('Save changes to tax ID')],
  },
  {
    operation: 'PUT /accounts/{accountId}/spend-cap',
    at: `${SETTINGS}plan`,
    steps: [write('Cap per month (EUR)', '120'), press('Save changes to cap')],
  },
  {
    operation: 'POST /accounts/{accountId}/cancellation',
    at: `${SETTINGS}plan`,
    steps: [press('Cancel plan…'), confirm('Cancel plan')],
  },
];

/** On the way into the product. */
export const ONBOARDING: readonly Write[] = [
  {
    operation: 'POST /accounts/{accountId}/trial',
    at: '/onboarding/freetrial?plan=plan_growth',
    steps: [press('Start free trial')],
  },
];
