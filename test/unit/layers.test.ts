import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Imports that must fail the lint: the importing file, and what it imports. */
const FORBIDDEN: [file: string, imports: string][] = [
  ['shared/models/probe.ts', '../../electron/core/core.ts'],
  ['shared/models/probe.ts', '../../renderer/lib/api.ts'],
  ['shared/models/probe.ts', 'node:fs'],
  ['shared/models/probe.ts', 'electron'],
  ['renderer/features/runs/probe.tsx', '../../../electron/core/core.ts'],
  ['renderer/features/runs/probe.tsx', 'node:fs'],
  ['renderer/features/runs/probe.tsx', 'electron'],
  ['renderer/ui/probe.tsx', '../features/runs/run-list.tsx'],
  ['renderer/features/runs/probe.tsx', '../results/item-list.tsx'],
  ['renderer/features/runs/table/probe.tsx', '../../results/item-list.tsx'],
  ['renderer/features/draft/probe.tsx', '../builder/model/draft-store.ts'],
  ['renderer/features/versions/probe.tsx', '../builder/model/draft-store.ts'],
  ['renderer/features/surveys/probe.tsx', '../versions/version-list.tsx'],
  ['renderer/features/builder/probe.tsx', '../surveys/survey-table.tsx'],
  ['renderer/features/builder/sheet/probe.tsx', '../../versions/version-list.tsx'],
  ['renderer/features/builder/sheet/probe.tsx', '../../item-bank/bank-list.tsx'],
  ['renderer/features/item-bank/probe.tsx', '../builder/model/draft-store.ts'],
  ['electron/core/probe.ts', 'electron'],
  ['electron/core/probe.ts', '../desktop/window.ts'],
  ['electron/core/probe.ts', '../browser/http-server.ts'],
  ['electron/core/probe.ts', '../host/open-core.ts'],
  ['electron/core/probe.ts', '../../renderer/lib/api.ts'],
  ['electron/core/focus/probe.ts', '../runs/run-store.ts'],
  ['electron/core/focus/probe.ts', '../../desktop/window.ts'],
  ['electron/core/lost-creation/probe.ts', '../runs/run-store.ts'],
  ['electron/core/runs/creation/probe.ts', '../queue/creation-queue.ts'],
  ['electron/core/runs/following/probe.ts', '../creation/judge-list.ts'],
  ['electron/service/probe.ts', '../core/core.ts'],
  ['electron/service/budget/probe.ts', '../call/service-call.ts'],
  ['electron/service/budget/probe.ts', '../../core/core.ts'],
  ['electron/service/problems/probe.ts', '../call/service-call.ts'],
  ['electron/service/reading/probe.ts', '../results/read-results.ts'],
  ['electron/service/call/probe.ts', '../reading/read-records.ts'],
  ['electron/service/results/probe.ts', '../call/service-call.ts'],
  ['electron/service/results/words/probe.ts', '../shapes/gathered.ts'],
  ['electron/service/results/items/probe.ts', '../numbers/spread.ts'],
  ['electron/service/results/numbers/probe.ts', '../../call/service-call.ts'],
  ['electron/service/results/numbers/probe.ts', '../../../core/core.ts'],
  ['electron/storage/probe.ts', '../core/core.ts'],
  ['electron/storage/disk/probe.ts', '../database/database.ts'],
  ['electron/storage/database/probe.ts', '../repositories/run-repository.ts'],
  ['electron/storage/search/probe.ts', '../repositories/run-repository.ts'],
  ['electron/storage/repositories/probe.ts', '../copies/copies.ts'],
  ['electron/storage/repositories/probe.ts', '../../core/core.ts'],
  ['electron/secrets/probe.ts', 'electron-store'],
  ['electron/practice/probe.ts', '../service/wire.ts'],
  ['electron/practice/probe.ts', '../../shared/models/draft.ts'],
  ['electron/practice/answers/facts/probe.ts', '../../../../shared/analysis/tabulate.ts'],
]

const ALLOWED: [file: string, imports: string][] = [
  ['electron/practice/answers/facts/probe.ts', '../../../../shared/wording/check-item.ts'],
  ['electron/core/probe.ts', '../service/wire.ts'],
  ['electron/core/probe.ts', '../../shared/models/draft.ts'],
  ['electron/core/focus/probe.ts', '../lost-creation/read-list.ts'],
  ['electron/core/runs/creation/probe.ts', '../../waiting/next-try.ts'],
  ['electron/core/runs/following/probe.ts', '../run-store.ts'],
  ['electron/core/runs/following/probe.ts', '../../../../shared/runs/forecast.ts'],
  ['electron/service/budget/probe.ts', '../service-api.ts'],
  ['electron/service/call/probe.ts', '../problems/refusal.ts'],
  ['electron/service/reading/probe.ts', '../json/json-value.ts'],
  ['electron/service/reading/probe.ts', '../../../shared/models/draft.ts'],
  ['electron/service/results/probe.ts', './numbers/spread.ts'],
  ['electron/service/results/items/probe.ts', '../words/names.ts'],
  ['electron/service/results/numbers/probe.ts', '../items/question-finder.ts'],
  ['electron/service/results/numbers/probe.ts', '../../json/json-value.ts'],
  ['electron/service/results/numbers/probe.ts', '../../../../shared/models/draft.ts'],
  ['electron/storage/copies/probe.ts', '../search/rebuild-words.ts'],
  ['electron/storage/repositories/probe.ts', '../storage.ts'],
  ['electron/storage/repositories/probe.ts', '../../../shared/models/draft.ts'],
  ['electron/desktop/probe.ts', 'electron'],
  ['renderer/features/runs/probe.tsx', '../../../shared/models/draft.ts'],
  ['renderer/features/runs/probe.tsx', '../../ui/problem-notice.tsx'],
  ['renderer/features/runs/probe.tsx', '../../ui/runs/phase.ts'],
  ['renderer/features/runs/probe.tsx', '../draft/draft-session.ts'],
  ['renderer/features/runs/probe.tsx', './table/runs-table.tsx'],
  ['renderer/features/runs/table/probe.tsx', '../runs-page.tsx'],
  ['renderer/features/surveys/probe.tsx', '../templates/template-button.tsx'],
  ['renderer/features/settings/probe.tsx', '../shortcuts/show-shortcuts.ts'],
  ['renderer/features/builder/probe.tsx', '../versions/versions-link.tsx'],
  ['renderer/features/builder/probe.tsx', './sheet/sheet.tsx'],
  ['renderer/features/builder/sheet/probe.tsx', '../model/draft-store.ts'],
  ['renderer/features/builder/sheet/probe.tsx', '../../draft/undo.ts'],
  ['renderer/features/builder/sheet/probe.tsx', '../../../ui/panes.tsx'],
]

/** The rules that separate the layers. */
const LAYER_RULES = ['lint/style/noRestrictedImports', 'lint/correctness/noNodejsModules']

/** A rule that a file violates. */
interface Broken {
  rule: string
  /** Relative to the probes' folder, with slashes. */
  file: string
}

let folder = ''
let broken: Broken[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sonde-layers-'))
  const config = JSON.parse(await readFile(path.join(root, 'biome.json'), 'utf8'))
  await write('biome.json', JSON.stringify({ ...config, $schema: undefined, vcs: undefined }))
  for (const [index, [file, imports]] of [...FORBIDDEN, ...ALLOWED].entries())
    await write(numbered(file, index), `import * as probe from '${imports}'\n\nexport const seen = probe\n`)
  await write('shared/first.ts', "import type { B } from './second.ts'\n\nexport type A = B[]\n")
  await write('shared/second.ts', "import type { A } from './first.ts'\n\nexport type B = A | null\n")
  broken = await lint()
})

afterAll(() => rm(folder, { recursive: true }))

/** Each import is in a file of its own, so that the linter runs once for all of them. */
function numbered(file: string, index: number): string {
  return file.replace('probe.', `probe-${index}.`)
}

async function write(file: string, text: string): Promise<void> {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
}

/** Lints all written files with the project's rules. */
async function lint(): Promise<Broken[]> {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const flags = ['lint', '--reporter=json', '--max-diagnostics=none']
  const report = await new Promise<string>((resolve) => {
    execFile(process.execPath, [biome, ...flags], { cwd: folder, maxBuffer: 2 ** 26 }, (_, stdout) =>
      resolve(stdout),
    )
  })
  const { diagnostics } = JSON.parse(report) as {
    diagnostics: { category: string; location: { path: string } }[]
  }
  return diagnostics.map(({ category, location }) => ({
    rule: category,
    file: path.relative(folder, path.resolve(folder, location.path)).replaceAll(path.sep, '/'),
  }))
}

/** The rules that a file violates. */
function brokenRules(file: string): string[] {
  return broken.filter((each) => each.file === file).map(({ rule }) => rule)
}

function brokenLayers(file: string, index: number): string[] {
  return brokenRules(numbered(file, index)).filter((rule) => LAYER_RULES.includes(rule))
}

describe('arrows point one way, and the linter sees to it', () => {
  it.for(FORBIDDEN.map((each, index) => [...each, index] as const))(
    '%s must not import %s',
    ([file, , index]) => {
      expect(brokenLayers(file, index)).not.toEqual([])
    },
  )

  it.for(ALLOWED.map((each, index) => [...each, FORBIDDEN.length + index] as const))(
    '%s may import %s',
    ([file, , index]) => {
      expect(brokenLayers(file, index)).toEqual([])
    },
  )

  it('two files must not import each other, not even for their types', () => {
    expect(brokenRules('shared/first.ts')).toContain('lint/suspicious/noImportCycles')
  })
})
