import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sonde-types-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const PROGRAM = path.resolve(import.meta.dirname, '../../../electron/cli/check-types.ts')

/** Runs the check in its own process, as the project's checks do. */
function foldersWithTypeErrors(folders: string[]): unknown {
  const call = `foldersWithTypeErrors(${JSON.stringify(folders)}, ${JSON.stringify(root)})`
  const script = `import { foldersWithTypeErrors } from ${JSON.stringify(pathToFileURL(PROGRAM).href)}
    process.stdout.write(JSON.stringify(${call}))`
  const args = ['--input-type=module', '--eval', script]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' }))
}

/** Makes a folder of a project with these files. */
function folder(name: string, files: Record<string, string>): void {
  mkdirSync(path.join(root, name))
  const options = {
    strict: true,
    noEmit: true,
    noUnusedLocals: true,
    module: 'ESNext',
    types: [],
    lib: ['ES2024'],
  }
  const config = { compilerOptions: { ...options, allowImportingTsExtensions: true }, include: ['**/*.ts'] }
  writeFileSync(path.join(root, name, 'tsconfig.json'), JSON.stringify(config))
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, name, file), text)
}

test('a folder whose files do not fit, lack something or are not used is told, and no other one', () => {
  folder('sound', { 'a.ts': 'export const a = 1\n' })
  folder('unfitting', { 'a.ts': "import { a } from '../sound/a.ts'\nexport const b: string = a\n" })
  folder('unparsed', { 'a.ts': 'export const = 1\n' })
  folder('missing', { 'a.ts': "import { gone } from '../sound/a.ts'\nexport const b = gone\n" })
  folder('without-node', { 'a.ts': 'export const b = process.pid\n' })
  folder('unused', { 'a.ts': 'const b = 1\nexport {}\n' })
  const all = ['sound', 'unfitting', 'unparsed', 'missing', 'without-node', 'unused']
  expect(foldersWithTypeErrors(all)).toEqual(all.slice(1))
})

test('what a folder imports from another one is told of that one alone', () => {
  folder('imported', { 'a.ts': "export const a: number = 'one'\n" })
  folder('importing', { 'a.ts': "import { a } from '../imported/a.ts'\nexport const b: number = a\n" })
  expect(foldersWithTypeErrors(['imported', 'importing'])).toEqual(['imported'])
})

test('a folder without files, and one that is not there, are no success', () => {
  folder('empty', {})
  expect(() => foldersWithTypeErrors(['empty'])).toThrow('names no files')
  expect(() => foldersWithTypeErrors(['nowhere'])).toThrow()
})
