// How functions are named (CONTRIBUTING.md, Style). `npm run functions -- --names` prints those that break the rule, and a
// test keeps it: __tests__/scripts/functionNames.test.ts.
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const ts = require('typescript');

/** The verbs that functions begin with. A new verb is added here when it is the usual word and no other says the same. */
const VERBS = new Set(
  `add address advance aim apply arrange ask assign begin bound break bring build call cancel carry centre check choose
   clamp clear climb clone close collect combine command compare complete compute connect continue convert copy count
   cover create cut decide declare decode defeat define delete describe devour discard divide download drain draw drop encode end
   ensure enter escape estimate evaluate exchange explain fall feed fill filter find finish fit flip fly follow format
   freeze gather get give go group guess handle forget hash hide identify imagine index insert inset interpolate interpret join judge
   jump keep lay learn leave lift list listen load lock look lose make map mark match measure meet merge mirror mix move
   multiply muster name normalize note number offer open order pack paint pair parse pass pay pick place plan plant play prepare
   press preview prey print produce put raise rank reach read rebase record refill refuse release remember remove renumber replace
   replay report reset review resize resolve rest restart restore retry reveal rise roam run sample save say scale score search
   send serve set settle share show shuffle skip sleep solve sort split spray spread squeeze stack start stay stop store stretch subtract
   sum summarize sweep take tell think toggle track trim try turn uncheck undo unpack unsqueeze unwrap update upgrade wait walk watch weigh
   wrap write zoom`.split(/\s+/),
);

/** A function that begins so answers yes or no. */
const PREDICATES = new Set(['is', 'are', 'has', 'have', 'can', 'may', 'must', 'should', 'needs', 'holds']);

/** Hooks, handlers and conversions are named as everybody names them. */
const CUSTOMS = new Set(['use', 'on', 'to', 'as', 'with']);

/** A short reader of a value may be named by its noun when the name says of what, where or for whom it is read ... */
const RELATIONS = /[a-z](Of|At|In|On|For|From|By|With|To|Left)(?=[A-Z]|$)/;
/** ... or what kind of name it is. */
const KINDS = /[a-z](Name|Key|Place|Phrase|Label|Hash)$/;

/** Words that end like a participle and are none. */
const NO_PARTICIPLES = new Set(
  'bed deed everything feed king need nothing red ring seed shed speed string thing wing'.split(' '),
);
const IRREGULAR = new Set(
  `begun broken chosen done drawn driven eaten fallen fed found given gone grown held hidden kept known laid left lost made
   met paid said seen sent shown sold spent spoken stood taken thought thrown told understood unseen won worn
   written`.split(/\s+/),
);
const ADJECTIVES = new Set(
  `accessible alone best broad centred current empty expected first free large largest late least low most next other own
   possible same single small soon spare tall tiny top total touchable unnamed whole`.split(/\s+/),
);

const isParticiple = (word) => IRREGULAR.has(word) || (/..(ed|ing)$/.test(word) && !NO_PARTICIPLES.has(word));

/** What a function that answers yes or no may declare that it returns: also a check made for later, or a job. */
const ANSWERS = /^boolean$|\bis\b|^Check<|<boolean>|=> boolean$/;

/** Why a function may not have this name; null when it may. */
function findFault(name, isExported, returned) {
  const [first] = /^[a-z0-9]*/.exec(name);
  if (PREDICATES.has(first) && returned && !ANSWERS.test(returned)) return `asks a question and returns ${returned}`;
  if (first === '' || VERBS.has(first) || PREDICATES.has(first) || CUSTOMS.has(first)) return null; // capitals: components
  if (isParticiple(first)) return 'begins with a participle';
  if (!isExported) return null;
  if (ADJECTIVES.has(first)) return 'begins with an adjective';
  return RELATIONS.test(name) || KINDS.test(name) ? null : 'begins with no verb, and does not say of what it is';
}

const isFunction = (node) => node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** The functions that a file declares, with their names and whether others can import them. */
function listDeclared(source) {
  const found = [];
  const add = (name, statement, { type }) => {
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    found.push({ name: name.text, isExported, returned: type?.getText().replace(/\s+/g, ' ') });
  };
  const visit = (node) => {
    if (ts.isFunctionDeclaration(node) && node.name) add(node.name, node, node);
    if (ts.isVariableStatement(node)) {
      for (const { name, initializer } of node.declarationList.declarations) {
        if (ts.isIdentifier(name) && isFunction(initializer)) add(name, node, initializer);
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** Lists the functions of a text of TypeScript whose names break the rule. */
function listFaults(text, file = 'some.tsx') {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return listDeclared(source).flatMap(({ name, isExported, returned }) => {
    const fault = findFault(name, isExported, returned);
    return fault ? [`${file}: ${name} ${fault}`] : [];
  });
}

/** Lists all such functions of the app. */
function listAllFaults(root) {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => listFaults(readFileSync(join(root, file), 'utf8'), file));
}

module.exports = { listFaults, listAllFaults };
