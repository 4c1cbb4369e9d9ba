import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '../../electron/cli/project.ts'

const IMPORT = /(?:from|import\() ?'(\.[^']+)'/g

/** For each file, by its path: the paths of the files that it imports. */
type Imports = ReadonlyMap<string, readonly string[]>

function readImports(): Imports {
  const files = ['electron', 'shared', 'renderer']
    .flatMap((root) =>
      readdirSync(path.join(projectFolder, root), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(root, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file))
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(projectFolder, file), 'utf8')
      const named = [...text.matchAll(IMPORT)].map(([, name = '']) => path.join(path.dirname(file), name))
      return [file, named]
    }),
  )
}

/** For each subfolder of `root`: the subfolders that its files import. Files in `root` itself belong to none. */
function foldersOf(imports: Imports, root: string): Map<string, Set<string>> {
  const folderOf = (file: string) => {
    const [folder, ...rest] = path.relative(root, file).split(path.sep)
    return folder && folder !== '..' && rest.length > 0 ? folder : null
  }
  const folders = new Map<string, Set<string>>()
  for (const [file, named] of imports) {
    const from = folderOf(file)
    if (!from) continue
    const known = folders.get(from) ?? new Set()
    folders.set(from, known)
    for (const to of named.map(folderOf)) if (to && to !== from) known.add(to)
  }
  return folders
}

/** The folders from which imports lead back to the folder itself, sorted. */
function inCircles(folders: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reached = (start: string) => {
    const found = new Set<string>()
    const waiting = [start]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
      for (const next of folders.get(at) ?? [])
        if (!found.has(next)) {
          found.add(next)
          waiting.push(next)
        }
    return found
  }
  return [...folders.keys()].filter((folder) => reached(folder).has(folder)).sort()
}

/** All folders that contain files, at any depth. */
function allFolders(imports: Imports): string[] {
  const above = (folder: string): string[] => (folder === '.' ? [] : [folder, ...above(path.dirname(folder))])
  return [...new Set([...imports.keys()].flatMap((file) => above(path.dirname(file))))].sort()
}

it('no folders beside each other import each other in a circle, at any depth', () => {
  const imports = readImports()
  const roots = allFolders(imports)
  expect(roots).toEqual(expect.arrayContaining(['electron', 'renderer/features/builder', 'shared/wording']))
  const circles = roots.map((root) => [root, inCircles(foldersOf(imports, root))] as const)
  expect(circles.filter(([, folders]) => folders.length > 0)).toEqual([])
})

it('a circle over three folders is found, and nothing beside it', () => {
  const imports: Imports = new Map([
    ['top/a/one.ts', ['top/b/two.ts', 'top/alone.ts']],
    ['top/b/two.ts', ['top/c/deep/three.ts']],
    ['top/c/deep/three.ts', ['top/a/four.ts', 'elsewhere/five.ts']],
    ['top/d/six.ts', ['top/a/one.ts']],
    ['top/alone.ts', ['top/d/six.ts']],
  ])
  expect(inCircles(foldersOf(imports, 'top'))).toEqual(['a', 'b', 'c'])
})
