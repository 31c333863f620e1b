import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';

const STYLES = 'src/ui/styles.css';

/** The rules of the product's style sheet that this markup needs, to stand in the HTML itself. */
export async function stylesOf(markup: string, root: string): Promise<string> {
  const file = join(root, STYLES);
  const compiler = await compile(readFileSync(file, 'utf8'), {
    base: dirname(file),
    onDependency: () => undefined,
  });
  const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  // What is a file of its own, the font and the drawings, comes with the sheet, which knows the files' built names. So
  // does what is for paper: nobody prints the first paint.
  const styles = compiler
    .build([...new Set(classes)])
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
    .replaceAll(/@media print\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
    .replaceAll(/[\w-]+:[^;{}]*url\((?!["']?data:)[^;{}]*;/g, '');
  return optimize(styles, { minify: true }).code.trim();
}
