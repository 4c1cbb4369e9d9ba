import { expect, test } from 'vitest'

type Texts = { [key: string]: string | Texts }

const french = import.meta.glob<Record<string, Texts>>('../../../../renderer/locales/fr/*.ts', {
  eager: true,
})
const english = import.meta.glob<Record<string, Texts>>('../../../../renderer/locales/en/*.ts', {
  eager: true,
})

/** All texts of a namespace by path. */
function flat(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  )
}

const variables = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

const namespaces = Object.keys(french).map((file) => {
  const name = file.replace(/^.*\/(\w+)\.ts$/, '$1')
  return {
    name,
    fr: new Map(flat(french[file]?.[name] ?? {})),
    en: new Map(flat(english[file.replace('/fr/', '/en/')]?.[name] ?? {})),
  }
})

test('both languages have the same namespaces', () => {
  expect(namespaces.length).toBeGreaterThanOrEqual(12)
  expect(Object.keys(english)).toHaveLength(namespaces.length)
})

test.each(namespaces)(
  '$name: every text is there in both languages, with the same variables',
  ({ fr, en }) => {
    expect([...en.keys()].sort()).toEqual([...fr.keys()].sort())
    for (const [key, text] of fr) {
      const other = en.get(key) ?? ''
      expect(text.trim(), key).not.toBe('')
      expect(other.trim(), key).not.toBe('')
      expect(variables(other), key).toEqual(variables(text))
    }
  },
)

test.each(namespaces)('$name: no exclamation, no straight apostrophe in French', ({ fr, en }) => {
  for (const [key, text] of [...fr, ...en]) expect(text, key).not.toMatch(/!/)
  for (const [key, text] of fr) expect(text, key).not.toMatch(/[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ]/)
})
