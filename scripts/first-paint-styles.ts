import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { parse } from 'postcss';

const STYLES = 'src/ui/styles.css';

/** The rules of the product's style sheet that this markup needs, to stand in the HTML itself. */
export async function stylesOf(markup: string, root: string): Promise<string> {
  const file = join(root, STYLES);
  const compiler = await compile(readFileSync(file, 'utf8'), {
    base: dirname(file),
    onDependency: () => undefined,
  });
  const used = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  // What is a file of its own, the font and the drawings, comes with the sheet, which knows the files' built names. So
  // does what is for paper: nobody prints the first paint.
  const styles = compiler
    .build([...used])
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
    .replaceAll(/@media print\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
    .replaceAll(/[\w-]+:[^;{}]*url\((?!["']?data:)[^;{}]*;/g, '');
  return withoutUnused(optimize(styles, { minify: true }).code, used).trim();
}

/** What a selector asks of an element itself: what `:not`, `:is` and their like name is left out. */
const OWN_CLASS = /\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi;
const IN_BRACKETS = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\]/g;

/** The style sheet without the rules for classes that are not in the markup: components come whole, used or not. */
function withoutUnused(styles: string, used: ReadonlySet<string>): string {
  const isUsed = (selector: string) =>
    [...selector.replace(IN_BRACKETS, '').matchAll(OWN_CLASS)].every(([, name = '']) =>
      used.has(name.replaceAll('\\', '')),
    );
  const sheet = parse(styles);
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter(isUsed);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  return sheet.toString();
}
