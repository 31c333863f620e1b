import type { Words } from '../../words.js';

/** The words of the settings' own frame: its sections. */
const settings = {
  text: 'Your own details, and those of your company.',
  sections: {
    label: 'Sections of the settings',
    profile: 'Profile',
    company: 'Company and voice',
    security: 'Security',
    team: 'Team',
    audit: 'Audit trail',
    plan: 'Plan and usage',
  },
  about: {
    profile: 'Your name, picture and phone',
    company: 'Company details, brand voice and who answers',
    security: 'Password, two-step verification and devices',
    team: 'Members, roles and invitations',
    audit: 'Who changed what, and when',
    plan: 'Your plan, what you use and your next invoice',
  },
  loading: 'Loading this section',
} satisfies Words;

export default settings;
