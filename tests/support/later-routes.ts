/** A route whose screen is still to come: it shows its title, an honest line and the real data there is. */
interface LaterRoute {
  /** Without the locale. */
  path: string;
  title: { en: string; es: string };
  signedIn: boolean;
}

const open = (path: string, en: string, es: string): LaterRoute => ({
  path,
  title: { en, es },
  signedIn: false,
});
const closed = (path: string, en: string, es: string): LaterRoute => ({
  path,
  title: { en, es },
  signedIn: true,
});

/** The one list of such routes; each screen that arrives is taken out of it. */
export const LATER_ROUTES: readonly LaterRoute[] = [
  closed('/onboarding/subscriptionpay', 'Payment', 'Pago'),
  closed('/dashboard/creator-agent/bot_creator-acme', 'Creator', 'Creador'),
  closed('/dashboard/analytics', 'Analytics', 'Analítica'),
  closed('/dashboard/setup/agentsdetails', 'Agents in detail', 'Agentes en detalle'),
  closed('/dashboard/setup/tools', 'Tools', 'Herramientas'),
  closed('/dashboard/setup/tools2', 'Tools', 'Herramientas'),
  closed('/dashboard/setup/instructions', 'Instructions', 'Instrucciones'),
  closed('/dashboard/setup/connect', 'Connect', 'Conectar'),
  closed('/dashboard/channels', 'Channels', 'Canales'),
  closed('/dashboard/composio-test', 'Try a tool', 'Probar una herramienta'),
  closed('/dashboard/composio-integration-test', 'Try an integration', 'Probar una integración'),
];
