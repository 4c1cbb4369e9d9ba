import { expect, it } from 'vitest'

type Texts = { [key: string]: unknown }

/** A key built by a template with at least one part in plain letters: `state.${state}`. */
const TEMPLATE = /`(?:\w+:)?((?:[\w.]*\$\{[^`{}]+\})+[\w.]*)`/g
const HOLE = /\$\{[^{}]+\}/

const files = import.meta.glob<Record<string, Texts>>('../../../../renderer/locales/en/*.ts', { eager: true })
const sources = Object.entries(
  import.meta.glob<string>('../../../../renderer/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
  .filter(([path]) => !path.includes('/locales/'))
  .map(([, text]) => readSource(text))

/** Every quoted text that may be a key, and patterns for the keys that are built. */
function readSource(text: string) {
  const names = new Set([...text.matchAll(/['"`](?:\w+:)?([\w.]+)['"`]/g)].map(([, name]) => name))
  const forms = [...text.matchAll(TEMPLATE)]
    .map(([, form = '']) => form.split(HOLE))
    .filter((parts) => parts.some((part) => /\w/.test(part)))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('\\w+')}$`))
  return { text, names, forms }
}

/** Paths of all texts; the forms for one and many count as one path. */
function paths(texts: Texts, above = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const path = above + key
    return typeof value === 'object' && value !== null
      ? paths({ ...value }, `${path}.`)
      : [path.replace(/_(?:zero|one|two|few|many|other)$/, '')]
  })
}

it('every text of the page is shown somewhere', () => {
  const namespaces = Object.values(files).flatMap((file) => Object.entries(file))
  expect(namespaces.length).toBeGreaterThan(15)
  const unused = namespaces.flatMap(([namespace, texts]) => {
    const users = sources.filter(({ text }) => new RegExp(`['"\`]${namespace}['"\`:]`).test(text))
    const isUsed = (path: string) =>
      users.some(({ names, forms }) => names.has(path) || forms.some((form) => form.test(path)))
    return paths(texts)
      .filter((path) => !isUsed(path))
      .map((path) => `${namespace}:${path}`)
  })
  expect(unused).toEqual([])
})
