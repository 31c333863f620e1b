import type { NamespaceWidgetDesignerTranslation } from '../../i18n-types.js';

/** Las palabras de poner un widget en una página. */
export const install: Pick<NamespaceWidgetDesignerTranslation, 'install' | 'check'> = {
  install: {
    title: 'Ponlo en tu web',
    text: 'Pega este código una sola vez: los cambios que publiques aparecerán solos.',
    platform: 'Plataforma',
    platforms: {
      html: 'HTML',
      wordpress: 'WordPress',
      shopify: 'Shopify',
      gtm: 'Google Tag Manager',
      react: 'React',
      next: 'Next.js',
    },
    language: 'Idioma de la web',
    steps: {
      html: 'Pégalo antes de </body> en todas las páginas con chat.',
      wordpress:
        'Pégalo al final de functions.php de tu tema hijo, o en un fragmento de pie de página de un plugin de código.',
      shopify: 'Tienda online → Temas → Editar código → layout/theme.liquid: pégalo antes de </body>.',
      gtm: 'Crea una etiqueta de HTML personalizado con este código y el activador «DOM preparado» en todas las páginas, y publica el contenedor.',
      react: 'Pon <AgentChat /> una vez en tu aplicación, fuera de las rutas. Necesita React 19.',
      next: 'Pon <AgentChat /> en app/layout, dentro de <body>.',
    },
    codeFor: 'Código para {platform}',
    send: 'Enviar a quien lleva tu web',
    mailSubject: 'Chat para nuestra web',
    policyTitle: 'Si tu web tiene una política de seguridad de contenido (CSP)',
    policyText:
      'Añade estos orígenes a tu política. El widget no necesita scripts ni estilos en línea y funciona con Trusted Types.',
  },
  check: {
    title: 'Comprobar la instalación',
    text: 'Abre una página de tu web con el chat: aparecerá aquí en menos de un minuto.',
    again: 'Comprobar otra vez',
    notYet: 'Todavía no se ha visto en ninguna web.',
    seen: 'visto {when}',
    never: 'todavía no visto',
    notAllowed: 'no permitido',
    refused: 'No se puede chatear en {domains}: no es un dominio permitido.',
    toDomains: 'Dominios permitidos',
  },
};
