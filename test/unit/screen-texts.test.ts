import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const renderer = path.resolve(import.meta.dirname, '../../renderer')
/** Loaded before the first screen: `FIRST` in `i18n.ts`. */
const ALWAYS = ['common', 'shell', 'problems']

/** The file that an import names, where it is one of the page's own. */
function fileOf(importer: string, name: string): string[] {
  const file = path.join(path.dirname(importer), name)
  return name.startsWith('.') && file.startsWith(renderer) && /\.tsx?$/.test(name) && existsSync(file)
    ? [file]
    : []
}

/** Which texts a file and all that it imports ask for, each with a file that does. */
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

// What asks for texts that are not there yet keeps back every change of the page until they have come, a print as well.
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
