import type { DeclaredForm, FormParts } from './declared-parts.ts'

/** Tables in forms that data warehouses, spreadsheets and other programs write. */
export const TABLE_FORMS: Record<string, DeclaredForm> = {
  typedRows: (parts) => {
    const { one, w, beside } = parts
    const rows = one.personas.flatMap(({ id }, p) =>
      one.draft.questions.map((_, q) => [
        id,
        String(q + 1),
        one.said[p]?.[q] ?? null,
        ...Object.values(beside(p, q)),
      ]),
    )
    const names = [w('who'), w('no'), w('say'), ...Object.keys(beside(0, 0))]
    return {
      [w('schema')]: { [w('fields')]: names.map((name) => ({ [w('name')]: name, [w('type')]: 'STRING' })) },
      [w('rows')]: rows.map((row) => ({ f: row.map((v) => ({ v })) })),
    }
  },
  hotColumns: ({ one, w, roll }) => {
    const sign = roll.pick([' = ', ': ', ' | ', ' / '])
    const [yes, no] = roll.pick([
      [1, 0] as const,
      ['1', '0'] as const,
      [true, false] as const,
      ['x', ''] as const,
    ])
    return {
      [w('rows')]: one.personas.map(({ id }, p) =>
        Object.fromEntries([
          [w('who'), id],
          ...one.draft.questions.flatMap(({ stem, options }, q): [string, unknown][] =>
            options.length === 0
              ? [[stem, one.said[p]?.[q] ?? null]]
              : options.map(({ text }) => [`${stem}${sign}${text}`, one.said[p]?.[q] === text ? yes : no]),
          ),
        ]),
      ),
    }
  },
  hotMaps: ({ one, w }) => ({
    [w('rows')]: one.personas.map(({ id }, p) => ({
      [w('who')]: id,
      [w('say')]: Object.fromEntries(
        one.draft.questions.map(({ stem, options }, q) => [
          stem,
          options.length === 0
            ? (one.said[p]?.[q] ?? null)
            : Object.fromEntries(options.map(({ text }) => [text, one.said[p]?.[q] === text ? 1 : 0])),
        ]),
      ),
    })),
  }),
  index: ({ one, w }) => ({
    [w('people')]: one.personas.map(({ id }, p) => ({ [w('n')]: 7000 + p * 3, [w('who')]: id })),
    [w('index')]: Object.fromEntries(
      one.draft.questions.map(({ stem, options }, q) => [
        stem,
        options.length === 0
          ? Object.fromEntries(one.personas.map((_, p) => [String(7000 + p * 3), one.said[p]?.[q] ?? null]))
          : Object.fromEntries(
              options.map(({ text }) => [
                text,
                one.personas.flatMap((_, p) => (one.said[p]?.[q] === text ? [7000 + p * 3] : [])),
              ]),
            ),
      ]),
    ),
  }),
  turned: ({ one, w }) => ({
    [w('rows')]: one.draft.questions.map(({ stem }, q) =>
      Object.fromEntries([
        [w('ask'), stem],
        [w('n'), q + 1],
        ...one.personas.map(({ id }, p) => [id, one.said[p]?.[q] ?? null]),
      ]),
    ),
  }),
  xml: (parts) => {
    const text = asXml(parts)
    return { [parts.w('doc')]: parts.roll.chance(0.5) ? text : Buffer.from(text).toString('base64') }
  },
  sheet: ({ one, w, roll }) => {
    const cell = (value: unknown): string => `"${String(value ?? '').replaceAll('"', '""')}"`
    const names = [w('who'), ...one.draft.questions.map((_, q) => `v${q + 1}`)]
    const rows = [
      names,
      ['', ...one.draft.questions.map(({ stem }) => stem)],
      ...one.personas.map(({ id }, p) => [
        id,
        ...one.draft.questions.map((_, q) => one.said[p]?.[q] ?? null),
      ]),
    ]
    const text = `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
    return { [w('file')]: roll.chance(0.5) ? text : Buffer.from(text).toString('base64') }
  },
  cut: ({ one, w }) => ({
    [w('rows')]: one.personas.map(({ id }, p) =>
      Object.fromEntries([
        [w('who'), id],
        ...one.draft.questions.map(({ stem, options }, q): [string, unknown] => {
          const at = options.findIndex(({ text }) => text === one.said[p]?.[q])
          const words = one.said[p]?.[q] ?? null
          const own = at < 0 ? words : `${at + 1}) ${words?.toUpperCase().slice(0, 12)}`
          return [slug(stem).slice(0, 34), own === null ? [] : [own]]
        }),
      ]),
    ),
  }),
}

function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/_+$/, '')
}

function asXml({ one, w, beside }: FormParts): string {
  const escaped = (text: unknown): string =>
    String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const questions = one.draft.questions.map(
    ({ stem }, q) => `<${w('q')} ${w('k')}="item${q}"><${w('t')}>${escaped(stem)}</${w('t')}></${w('q')}>`,
  )
  const people = one.personas.map(({ id }, p) => {
    const answers = one.draft.questions.flatMap((_, q) => {
      const said = one.said[p]?.[q] ?? null
      const guess = Object.entries(beside(p, q)).map(([name, text]) => ` ${name}="${escaped(text)}"`)
      return said === null
        ? []
        : [`<${w('a')} ${w('k')}="item${q}"${guess.join('')}><![CDATA[${said}]]></${w('a')}>`]
    })
    return `<${w('p')} ${w('id')}="${id}">${answers.join('')}</${w('p')}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${w('r')}><!-- -->\n${questions.join('\n')}\n${people.join('\n')}</${w('r')}>`
}
