/** The words of putting a widget into a page. */
export const install = {
  install: {
    title: 'Put it on your website',
    text: 'Paste this code once: the changes you publish appear by themselves.',
    platform: 'Platform',
    platforms: {
      html: 'Plain HTML',
      wordpress: 'WordPress',
      shopify: 'Shopify',
      gtm: 'Google Tag Manager',
      react: 'React',
      next: 'Next.js',
    },
    language: 'Language of the website',
    steps: {
      html: 'Paste it before </body> on every page that shows the chat.',
      wordpress:
        'Paste it at the end of functions.php of your child theme, or into a footer snippet of a code plugin.',
      shopify: 'Online Store → Themes → Edit code → layout/theme.liquid: paste it before </body>.',
      gtm: 'Create a Custom HTML tag with this code and the trigger “DOM Ready” on all pages, then publish the container.',
      react: 'Put <AgentChat /> once into your app, outside your routes. It takes React 19.',
      next: 'Put <AgentChat /> into app/layout, inside <body>.',
    },
    codeFor: 'Code for {platform:string}',
    send: 'Send to your developer',
    mailSubject: 'Chat for our website',
    policyTitle: 'If your website has a Content Security Policy',
    policyText:
      'Add these sources to your policy. The widget needs no inline script or style and works with Trusted Types.',
  },
  check: {
    title: 'Installation check',
    text: 'Open a page of your website with the chat: it appears here within a minute.',
    again: 'Check again',
    notYet: 'Not seen on any website yet.',
    seen: 'seen {when:string}',
    never: 'not seen yet',
    notAllowed: 'not allowed',
    refused: 'Visitors can’t chat on {domains:string}: it isn’t an allowed domain.',
    toDomains: 'Allowed domains',
  },
};
