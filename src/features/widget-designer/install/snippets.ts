/** Where a widget is put into a page. */
export const PLATFORMS = ['html', 'wordpress', 'shopify', 'gtm', 'react', 'next'] as const;
/** One of them. */
export type Platform = (typeof PLATFORMS)[number];

interface SnippetParts {
  /** Of the script of the widget. */
  src: string;
  widgetId: string;
  language: string;
}

/** Safe between double quotes of HTML, PHP and JavaScript alike. */
function quoted(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function htmlOf({ src, widgetId, language }: SnippetParts): string {
  return `<script type="module" async src="${quoted(src)}"></script>
<agent-chat widget="${quoted(widgetId)}" lang="${language}"></agent-chat>`;
}

function tagManagerOf({ src, widgetId, language }: SnippetParts): string {
  const text = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script>
  var script = document.createElement('script');
  script.type = 'module';
  script.async = true;
  script.src = ${text(src)};
  document.head.appendChild(script);
  var chat = document.createElement('agent-chat');
  chat.setAttribute('widget', ${text(widgetId)});
  chat.setAttribute('lang', ${text(language)});
  document.body.appendChild(chat);
</script>`;
}

function reactOf({ src, widgetId, language }: SnippetParts): string {
  return `export function AgentChat() {
  return (
    <>
      <script type="module" async src="${quoted(src)}" />
      <agent-chat widget="${quoted(widgetId)}" lang="${language}" />
    </>
  );
}`;
}

function nextOf({ src, widgetId, language }: SnippetParts): string {
  return `import Script from 'next/script';

export function AgentChat() {
  return (
    <>
      <Script type="module" src="${quoted(src)}" strategy="afterInteractive" />
      <agent-chat widget="${quoted(widgetId)}" lang="${language}" />
    </>
  );
}`;
}

function wordPressOf(parts: SnippetParts): string {
  return `add_action('wp_footer', function () { ?>
${htmlOf(parts)}
<?php });`;
}

/** What is put into a page of a platform. */
export function snippetFor(platform: Platform, parts: SnippetParts): string {
  switch (platform) {
    case 'wordpress':
      return wordPressOf(parts);
    case 'gtm':
      return tagManagerOf(parts);
    case 'react':
      return reactOf(parts);
    case 'next':
      return nextOf(parts);
    case 'html':
    case 'shopify':
      return htmlOf(parts);
  }
}

/** What a page with a strict policy has to allow. */
export function policyFor(scriptOrigin: string, apiOrigin: string): string {
  // Beside the script lies its `config.json`, which says where the chat's calls go.
  return `script-src ${scriptOrigin}; connect-src ${[...new Set([scriptOrigin, apiOrigin])].join(' ')}`;
}
