type Language = 'en' | 'es';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 32rem; padding: 2rem 1rem; }
  h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
  ul { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: .5rem; }
  a { display: block; padding: .75rem 1rem; border: 1px solid #8888; border-radius: .5rem; color: inherit; text-decoration: none; }
  a:hover, a:focus-visible { border-color: currentColor; }
  b { display: block; }
`;

/** A text of a played page as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** In which language a played page speaks: by the browser's Accept-Language. */
export function playedLanguage(languages: string | null | undefined): Language {
  return /^es\b/i.test(languages ?? '') ? 'es' : 'en';
}

/** An address of the dashboard to come back to, as far as every one of them is alike; real services have a list. */
export function returnAddress(given: string | null): URL | undefined {
  const url = URL.parse(given ?? '');
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
  return isPlain ? url : undefined;
}

type Choice = { type: string; what: Record<Language, string> };

/** A link for every way a played page can end. */
export function choiceLinks<Way extends Choice>(
  choices: readonly Way[],
  language: Language,
  leadsTo: (choice: Way) => string,
): string {
  const links = choices.map(
    (choice) =>
      `<li><a href="${escapeHtml(leadsTo(choice))}"><b>${escapeHtml(choice.type)}</b> ${escapeHtml(choice.what[language])}</a></li>`,
  );
  return `<ul>${links.join('')}</ul>`;
}

/** A page for people, outside the API: plain HTML that loads nothing. */
export function playedPage(language: Language, title: string, body: string, status = 200): Response {
  const heading = escapeHtml(title);
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${heading}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body><main><h1>${heading}</h1>${body}</main></body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    },
  });
}
