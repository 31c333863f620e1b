import type { WelcomeProcess } from './schemas';

/** Onboarding that is over, with everything said in it. */
export function acmeProcess(): WelcomeProcess {
  return {
    settings: {
      company: { name: 'Acme Hogar', country: 'ES', region: 'Madrid', timeZone: 'Europe/Madrid' },
      brandVoiceMessage: 'Cercana, breve y sin tecnicismos.',
      agentMode: 'copilot',
      allowApplicationAnswerWhenNoOnlineAgents: true,
      allowAgentsChangeDefaultMode: false,
      integrations: {
        enableStudioWidgetChannel: true,
        enableMetaWhatsappChannel: true,
        hash: '9f2c41d0',
      },
      defaultBotKey: 'bot_returns',
      planId: 'plan_growth',
      period: 'month',
    },
    currentStage: 'admin_settings',
    isEnd: true,
  };
}

/** Onboarding that is over, as a trial ends it. */
export function norteProcess(): WelcomeProcess {
  return {
    settings: {
      company: { name: 'Café Norte', country: 'ES', region: 'Asturias', timeZone: 'Europe/Madrid' },
      defaultBotKey: 'bot_tables',
      planId: 'plan_starter',
    },
    currentStage: 'admin_settings',
    isEnd: true,
  };
}
