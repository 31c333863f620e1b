import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Whether a built file is sent compressed. config.json is edited after the build: a copy would go stale. */
function isCompressed(file: string): boolean {
  return /\.(js|css|html|svg|json)$/.test(file) && !/(^|[\\/])(config|manifest)\.json$/.test(file);
}

const [folder = 'dist'] = process.argv.slice(2);
const files = globSync(`${folder}/**/*`).filter(isCompressed);
await Promise.all(
  files.map(async (file) => {
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${file}.br`, await brotli(readFileSync(file), options));
  }),
);
process.stdout.write(`Compressed ${files.length} files\n`);
