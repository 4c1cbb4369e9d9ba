import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Imports that must fail the lint: the file they stand in, and what it imports. */
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
  ['electron/storage/probe.ts', '../core/core.ts'],
  ['electron/secrets/probe.ts', 'electron-store'],
  ['electron/practice/probe.ts', '../service/wire.ts'],
  ['electron/practice/probe.ts', '../../shared/models/draft.ts'],
]

const ALLOWED: [file: string, imports: string][] = [
  ['electron/core/probe.ts', '../service/wire.ts'],
  ['electron/core/probe.ts', '../../shared/models/draft.ts'],
  ['electron/core/focus/probe.ts', '../lost-creation/read-list.ts'],
  ['electron/core/runs/creation/probe.ts', '../../waiting/next-try.ts'],
  ['electron/core/runs/following/probe.ts', '../run-store.ts'],
  ['electron/core/runs/following/probe.ts', '../../../../shared/runs/forecast.ts'],
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

/** Rules that keep the layers apart. */
const LAYER_RULES = ['lint/style/noRestrictedImports', 'lint/correctness/noNodejsModules']

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sonde-layers-'))
  const config = JSON.parse(await readFile(path.join(root, 'biome.json'), 'utf8'))
  await writeFile(
    path.join(folder, 'biome.json'),
    JSON.stringify({ ...config, $schema: undefined, vcs: undefined }),
  )
})

afterAll(() => rm(folder, { recursive: true }))

/** Lints one file with that import under the project's rules, and returns the layer rules it breaks. */
async function brokenRules(file: string, imports: string): Promise<string[]> {
  const target = await write(file, `import * as probe from '${imports}'\n\nexport const seen = probe\n`)
  return (await lint(target)).filter((rule) => LAYER_RULES.includes(rule))
}

async function write(file: string, text: string): Promise<string> {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
  return target
}

/** The rules that a file or folder breaks. */
async function lint(target: string): Promise<string[]> {
  const report = await new Promise<string>((resolve) => {
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
    execFile(process.execPath, [biome, 'lint', '--reporter=json', target], { cwd: folder }, (_, stdout) =>
      resolve(stdout),
    )
  })
  const { diagnostics } = JSON.parse(report) as { diagnostics: { category: string }[] }
  return diagnostics.map(({ category }) => category)
}

describe('arrows point one way, and the linter sees to it', () => {
  it.for(FORBIDDEN)('%s must not import %s', async ([file, imports]) => {
    expect(await brokenRules(file, imports)).not.toEqual([])
  })

  it.for(ALLOWED)('%s may import %s', async ([file, imports]) => {
    expect(await brokenRules(file, imports)).toEqual([])
  })

  it('two files must not import each other, not even for their types', async () => {
    const first = await write(
      'shared/first.ts',
      "import type { B } from './second.ts'\n\nexport type A = B[]\n",
    )
    await write('shared/second.ts', "import type { A } from './first.ts'\n\nexport type B = A | null\n")
    expect(await lint(first)).toContain('lint/suspicious/noImportCycles')
  })
})
