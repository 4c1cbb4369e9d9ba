import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const FOLDERS = '{electron,renderer,shared,test,docs}'
const files = globSync([`${FOLDERS}/**/*`, '*.*'], { cwd: root, exclude: ['node_modules/**'] }).map((file) =>
  file.replaceAll(path.sep, '/'),
)
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

/** Source files named in a document, by whole path or by its end, such as `core/router.ts`. Patterns do not count. */
function namedIn(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8')
  return [...text.matchAll(/`([\w./-]+\.(?:tsx?|md))`/g)].flatMap(([, name]) => name ?? [])
}

test('the documents name no source file that is not there', () => {
  const missing = documents.flatMap((document) =>
    namedIn(document)
      .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
      .map((name) => `${document}: ${name}`),
  )
  expect(missing).toEqual([])
})
