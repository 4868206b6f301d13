// What is evaluated when the app starts, on phones as on the web: code behind import() waits until it is needed.
import { execFileSync } from 'node:child_process';

const OPTIONS = {
  entryPoints: ['App.tsx'],
  bundle: true,
  splitting: true,
  format: 'esm',
  packages: 'external',
  outdir: 'nowhere',
  write: false,
  metafile: true,
  logLevel: 'error',
  jsx: 'automatic',
  loader: { '.webp': 'empty', '.png': 'empty', '.ttf': 'empty', '.wav': 'empty' },
};

interface Output {
  readonly entryPoint?: string;
  readonly inputs: object;
  readonly imports: readonly { readonly path: string; readonly kind: string }[];
}

/** Files that are evaluated at the start. */
function firstFiles(): string[] {
  const script = `require('esbuild').build(${JSON.stringify(OPTIONS)}).then(({ metafile }) => console.log(JSON.stringify(metafile.outputs)))`;
  const outputs = JSON.parse(
    execFileSync(process.execPath, ['-e', script], { encoding: 'utf8', maxBuffer: 1e8 }),
  ) as Record<string, Output>;
  const first = Object.keys(outputs).find((name) => outputs[name].entryPoint === 'App.tsx')!;
  const seen = new Set([first]);
  for (const name of seen)
    for (const { path, kind } of outputs[name].imports)
      if (kind === 'import-statement' && outputs[path]) seen.add(path);
  return [...seen].flatMap((name) => Object.keys(outputs[name].inputs));
}

test('faces, words and pictures of games are evaluated when somebody opens them, and so are all screens but the tabs', () => {
  const files = firstFiles();
  expect(files).toContain('src/games/index.ts');
  expect(files).toContain('src/words/en.json');
  const late = files.filter((file) =>
    /^src\/games\/[^/]+\/|^src\/screens\/(?:Play|Replay|Result|Lesson|Rules|NewMatch|Notices|Gallery)\//.test(file),
  );
  expect(late).toEqual([]);
});
