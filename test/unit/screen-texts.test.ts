import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const renderer = path.resolve(import.meta.dirname, '../../renderer')
/** Texts loaded before the first screen: `FIRST` in `i18n.ts`. */
const ALWAYS = ['common', 'shell', 'problems']

/** The file that an import refers to, if it is one of the page's own. */
function fileOf(importer: string, name: string): string[] {
  const file = path.join(path.dirname(importer), name)
  return name.startsWith('.') && file.startsWith(renderer) && /\.tsx?$/.test(name) && existsSync(file)
    ? [file]
    : []
}

/** The texts that a file and all its imports use, each with a file that uses it. */
function textsUsed(screen: string): Map<string, string> {
  const used = new Map<string, string>()
  const seen = new Set([screen])
  for (const file of seen) {
    const source = readFileSync(file, 'utf8')
    for (const [, names = ''] of source.matchAll(/useTranslation\(([^)]*)\)/g))
      for (const [, name = ''] of names.matchAll(/'(\w+)'/g)) used.set(name, path.relative(renderer, file))
    for (const [, name = ''] of source.matchAll(/^(?:import|export) (?!type )[^'"]*? from '([^']+)'/gm))
      for (const imported of fileOf(file, name)) seen.add(imported)
  }
  return used
}

// A component that needs texts not yet loaded suspends: it blocks all updates of the page, even a print, until they
// arrive.
it('a screen loads all the texts of what it shows', () => {
  const folder = path.join(renderer, 'app/routes')
  const sources = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
  const routes = sources.flatMap((source) => source.split('createRoute({').slice(1))
  const missing: string[] = []
  for (const route of routes) {
    const [, address = ''] = /path: '([^']+)'/.exec(route) ?? []
    const [, screen = ''] = /import\('([^']+)'\)/.exec(route) ?? []
    if (screen === '') continue
    const loaded = [...route.matchAll(/loadTexts\(([^)]*)\)/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name),
    )
    for (const [name, file] of textsUsed(path.join(folder, screen)))
      if (!ALWAYS.includes(name) && !loaded.includes(name))
        missing.push(`${address} lacks “${name}”, which ${file} shows`)
  }
  expect(routes.length).toBeGreaterThan(15)
  expect(missing).toEqual([])
})
