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

/** The pieces of the app as a bundler splits it, by name. */
const outputs = (() => {
  const script = `require('esbuild').build(${JSON.stringify(OPTIONS)}).then(({ metafile }) => console.log(JSON.stringify(metafile.outputs)))`;
  const written = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8', maxBuffer: 1e8 });
  return JSON.parse(written) as Record<string, Output>;
})();

/** The pieces that are evaluated with this one. */
function withAllImports(name: string): readonly Output[] {
  const seen = new Set([name]);
  for (const one of seen)
    for (const { path, kind } of outputs[one].imports) if (kind === 'import-statement' && outputs[path]) seen.add(path);
  return [...seen].map((one) => outputs[one]);
}

const entries = Object.keys(outputs).filter((name) => outputs[name].entryPoint !== undefined);

test('faces, words and pictures of games are evaluated when somebody opens them, and so are all screens but the tabs', () => {
  const first = entries.find((name) => outputs[name].entryPoint === 'App.tsx')!;
  const files = withAllImports(first).flatMap(({ inputs }) => Object.keys(inputs));
  expect(files).toContain('src/games/index.ts');
  expect(files).toContain('src/words/en.json');
  const late = files.filter((file) =>
    /^src\/games\/[^/]+\/|^src\/screens\/(?:Play|Replay|Result|Lesson|Rules|NewMatch|Notices|Gallery)\//.test(file),
  );
  expect(late).toEqual([]);
});

// What two of them share, Metro loads before Home: Reanimated would be half of the first code.
test.each(['react-native-reanimated', 'react-native-gesture-handler'])(
  'only the screens of the table bring %s',
  (name) => {
    const bringing = entries.filter((entry) =>
      withAllImports(entry).some(({ imports }) => imports.some(({ path }) => path === name)),
    );
    expect(bringing.map((entry) => outputs[entry].entryPoint)).toEqual(['src/screens/tableScreens.ts']);
  },
);
