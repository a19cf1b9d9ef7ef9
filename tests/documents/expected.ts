/** What the documents promise of a command. */
export interface Expectation {
  /** A regular expression for the whole command, as the documents have it once values stand for placeholders. */
  readonly command: RegExp
  readonly exitCode?: number
  /** A line of its output. */
  readonly prints: RegExp
  /** A file that is not there before the command, which makes it. */
  readonly makes?: string
  /** The merchant has something to warn of while it runs. */
  readonly warns?: true
}

/** The first row that fits a command; a row that fits none fails. */
export const expectations: readonly Expectation[] = [
  { command: /^npm start( sao-mai)?( -- --port 0)?$/, prints: /^the lobby: 200, Sao Mai$/ },
  { command: /^npm start vionda -- --worker$/, prints: /^the lobby: 200, \S/ },
  { command: /^npm run new -- sao-mai --name "Sao Mai" --languages /, prints: /^ {2}npm start sao-mai$/ },
  { command: /^npm run new -- .* --preset casino$/, prints: /^Sao Mai 2 \(sao-mai-2\): preset casino, / },
  { command: /^npm run new -- .*--name "Sao Mai"$/, prints: /^Sao Mai \(sao-mai-2\): preset lottery, / },
  { command: /^npm run new -- sao-mai$/, prints: /^ {2}npm start sao-mai-2$/ },
  { command: /^npm run new$/, exitCode: 1, prints: /^Which code\? / },
  { command: /^npm run check -- --format json$/, prints: /^ {2}"ok": true,$/ },
  { command: /^npm run check -- --format sarif$/, prints: /^ {2}"version": "2\.1\.0",$/ },
  {
    command: /^npm run check -- --format github$/,
    prints: /^::warning file=merchants\/sao-mai\/merchant\.json,line=\d+/,
    warns: true,
  },
  { command: /^npm run check -- --strict$/, exitCode: 1, prints: /^\d+ issues?\.$/, warns: true },
  {
    command: /^npm run check( sao-mai)?( -- --format text| -- --shard 1\/3)?$/,
    prints: /^No issues: sao-mai\./,
  },
  { command: /^npm run explain$/, exitCode: 1, prints: /^Which merchant\? / },
  {
    command: /^npm run explain -- sao-mai$/,
    prints: /^name +merchants\/sao-mai\/merchant\.json:\d+ +"Sao Mai"$/,
  },
  {
    command: /^npm run explain -- sao-mai access --page \/m\/home$/,
    prints: /^sao-mai: \/m\/home opens for a visitor\./,
  },
  { command: /^npm run explain -- sao-mai [a-z]+$/, prints: /^sao-mai: / },
  { command: /^npm run doctor -- --json$/, exitCode: 1, prints: /^ {2}"ok": false,$/ },
  {
    command: /^npm run doctor( sao-mai)?$/,
    exitCode: 1,
    prints: /^sao-mai: \d+ must, \d+ should, \d+ note\.$/,
  },
  { command: /^npm run build( sao-mai)?$/, prints: /^sao-mai +\d+ |^Unchanged, .*: sao-mai\.$/ },
  { command: /^npm run build -- --asset-origin /, prints: /^sao-mai +\d+ /, makes: 'dist/_assets' },
  {
    command: /^npm run migrate( sao-mai)?( -- --write)?$/,
    prints: /^Nothing to change: all is of version \d+\.$/,
  },
  {
    command: /^grep -rn decideDownload runtime$/,
    prints: /^runtime\/rules\/download\/decideDownload\.ts:\d+:/,
  },
]

/** Why a command is not run here, and what proves it. */
export interface ProvedElsewhere {
  readonly command: RegExp
  readonly because: string
  /** A test: its file and the end of its title; a step of every run; or what `.ci/run` runs itself. */
  readonly by: readonly [file: string, title: string] | { readonly step: string } | '.ci/run'
}

const ofTests = 'the command runs this test, too'
const onceMore = 'builds the same site once more'
const server = 'needs a site on a server'
const browser = 'needs a browser, and takes long'

export const provedElsewhere: readonly ProvedElsewhere[] = [
  {
    command: /^npm run <command> -- --help$/,
    because: 'stands for every command',
    by: ['tests/build/commands.test.ts', '%s --help says what the command does and which options it has'],
  },
  { command: /^npm ci$/, because: 'downloads all packages', by: '.ci/run' },
  {
    command: /^\.ci\/run$/,
    because: ofTests,
    by: ['tests/workflows/lint.test.ts', 'runs what .ci/run runs, or a command of ours'],
  },
  {
    command: /^npm test -- --changed$/,
    because: ofTests,
    by: [
      'tests/commands/changed.test.ts',
      'of a rule reaches its own test and those of the features that use it',
    ],
  },
  {
    command: /^npm test -- --node 26/,
    because: ofTests,
    by: ['tests/commands/assignNodes.test.ts', 'can be chosen'],
  },
  {
    command: /^npm test -- --shard 1\/3$/,
    because: ofTests,
    by: [
      'tests/commands/testCommand.test.ts',
      'runs its share of the tests; everything else runs in the first one',
    ],
  },
  {
    command: /^npm test -- --watch$/,
    because: 'runs until it is stopped',
    by: ['tests/commands/selection.test.ts', 'is accepted: %o, %j'],
  },
  {
    command: /^npm test -- nodes$/,
    because: ofTests,
    by: [
      'tests/commands/testCommand.test.ts',
      'are every command and the unit tests for each Node, on request',
    ],
  },
  {
    command: /^npm test -- .*-t /,
    because: ofTests,
    by: ['tests/commands/selection.test.ts', 'are for its tests alone, and take a title literally'],
  },
  {
    command: /^(TEST_\w+=<\w+> )?npm test( |$)(?!-- --)/,
    because: ofTests,
    by: ['tests/commands/testCommand.test.ts', 'are the default ones when none is named'],
  },
  {
    command: /^npm run test:(engines|deep)$/,
    because: 'takes long',
    by: ['tests/documents/commands.test.ts', 'that name steps in package.json are names of steps'],
  },
  { command: /^npm run types( -- --check)?$/, because: 'is a step of each run', by: { step: 'generated' } },
  { command: /^npx tsc$/, because: 'is a step of each run', by: { step: 'types' } },
  {
    command: /^npm run format$/,
    because: 'finds nothing where the step has found nothing',
    by: { step: 'style' },
  },
  {
    command: /^npm run explain -- sao-mai CHAT3$/,
    because: 'the compiler takes half of the time that all commands take here',
    by: ['tests/readers/realCode.test.ts', 'name the same files for every value of %s'],
  },
  {
    command: /^npm start -- --https$/,
    because: onceMore,
    by: ['tests/start/site.test.ts', 'serves https with its own certificate'],
  },
  {
    command: /^npm start -- --worker$/,
    because: 'builds the same site once more, and the README has it for a merchant, which is run',
    by: ['tests/start/site.test.ts', 'serves a service worker that %s (E7.24)'],
  },
  {
    command: /^npm run build -- --out dist$/,
    because: onceMore,
    by: ['tests/build/commands.test.ts', 'builds the named merchant into the named folder'],
  },
  {
    command: /^npm run build -- --fresh$/,
    because: onceMore,
    by: ['tests/build/unchanged.test.ts', 'is built all the same with --fresh, and gets the same bytes'],
  },
  {
    command: /^npm run build -- --shard 1\/3$/,
    because: onceMore,
    by: ['tests/build/shards.test.ts', 'write together the same bytes as the whole build'],
  },
  {
    command: /^npm run build -- --changed HEAD/,
    because: 'builds the commit with the code of the commit; the commands of the workflow are run by npm',
    by: ['tests/workflows/pullRequest.test.ts', 'that changes a merchant, builds this one only'],
  },
  {
    command: /^npm start -- --host$/,
    because: 'would open a port to the network',
    by: ['tests/start/steps.test.ts', 'shows a network address also as a QR code'],
  },
  {
    command: /^npm run doctor .*--live /,
    because: server,
    by: ['tests/doctor/live.test.ts', 'is one finding when nothing listens'],
  },
  {
    command: /^npm run gallery -- --against HEAD$/,
    because: browser,
    by: [
      'tests/site/gallery.test.ts',
      'shows the pages of a brand in light and dark, at the size of a phone',
    ],
  },
  {
    command: /^npm run gallery( -- --(merchants|pages|states|languages) |$)/,
    because: browser,
    by: [
      'tests/site/gallery.test.ts',
      'shows the pages of a brand in light and dark, at the size of a phone',
    ],
  },
  {
    command: /^npm run bench -- --merchants 1000$/,
    because: 'takes an hour',
    by: ['tests/bench/scale.test.ts', 'have no mistake, every preset and every language'],
  },
  {
    command: /^npm run bench/,
    because: browser,
    by: [
      'tests/site/budgets.test.ts',
      'shows the lobby within its budgets of bytes, requests, pictures and elements',
    ],
  },
  {
    command: /^npm install --prefix \.\.\/lighthouse /,
    because: 'downloads a package beside the project',
    by: [
      'tests/bench/report.test.ts',
      'says that nothing was measured without Lighthouse and without a service worker',
    ],
  },
  {
    command: /^docker build /,
    because: 'needs Docker',
    by: ['tests/start/docker.test.ts', 'serve the sites, and tell the health check'],
  },
  {
    command: /^touch \/srv\/maintenance\//,
    because: server,
    by: ['tests/start/allSites.test.ts', 'serves the others, and serves it again when the file is gone'],
  },
  {
    command: /^nginx -t$/,
    because: 'tests the configuration of this machine',
    by: [
      'tests/start/allSites.test.ts',
      'is accepted without a warning with no merchant, and with 1,000 of 30 pages and long names',
    ],
  },
]
