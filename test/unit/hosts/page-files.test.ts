import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageFilePath } from '../../../electron/host/page-files.ts'

const folder = path.resolve('/srv/sonde/dist/page')

test('"/" is the page, other names are files below the folder', () => {
  expect(pageFilePath(folder, '/')).toBe(path.join(folder, 'index.html'))
  expect(pageFilePath(folder, '/assets/a%20b-1.js')).toBe(path.join(folder, 'assets', 'a b-1.js'))
})

test('no path at all leads out of the folder or to a hidden file', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      '',
      '%2e%2e',
      '%2f',
      '..%2f',
      '%5c',
      '\\',
      '%00',
      '.git',
      'assets',
      'C:',
      'x.js',
    ),
    fc.string({ maxLength: 6 }),
  )
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 8 }),
      fc.constantFrom('', '.js', '.html', '.txt'),
      (parts, end) => {
        const file = pageFilePath(folder, `/${parts.join('/')}${end}`)
        if (file === null) return
        const inside = path.relative(folder, file)
        expect(inside.startsWith('..') || path.isAbsolute(inside)).toBe(false)
        expect(inside.split(path.sep).some((name) => name.startsWith('.'))).toBe(false)
      },
    ),
    { numRuns: 2000 },
  )
})
