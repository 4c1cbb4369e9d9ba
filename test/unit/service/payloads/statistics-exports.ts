import { type Export, each, isOpen, options, place, type Said, stem } from './exported-survey.ts'

const pad = (value: unknown, width: number): string => String(value ?? '').padEnd(width)
const said1 = (said: Said, p: number, q: number): string | null => said.answers[p]?.[q] ?? null
const quoted = (text: string): string => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** By product: the answers as archives and statistical offices send them. */
export const STATISTICS_EXPORTS: Readonly<Record<string, Export>> = {
  ddi: (said) => ({
    codeBook: {
      fileDscr: { '@ID': 'F1', fileTxt: { dimensns: { caseQnty: String(said.people.length) } } },
      dataDscr: {
        var: [
          { '@ID': 'V1', '@name': 'ident', labl: { '@level': 'variable', '#text': 'Case number' } },
          { '@ID': 'V2', '@name': 'firstname', labl: { '@level': 'variable', '#text': 'Name' } },
          ...each(said, (q) => ({
            '@ID': `V${q + 3}`,
            '@name': `v10${q}`,
            labl: { '@level': 'variable', '#text': `${stem(said, q).slice(0, 14)}…` },
            qstn: { qstnLit: stem(said, q) },
            ...(isOpen(said, q)
              ? {}
              : {
                  catgry: [
                    ...options(said, q).map((text, at) => ({
                      catValu: String(at + 1),
                      labl: { '@level': 'category', '#text': text },
                      catStat: { '@type': 'freq', '#text': String((at * 7 + q) % 5) },
                    })),
                    {
                      '@missing': 'Y',
                      catValu: '9',
                      labl: { '@level': 'category', '#text': 'Refused' },
                      catStat: { '@type': 'freq', '#text': '0' },
                    },
                  ],
                }),
          })),
        ],
      },
    },
    F1: [
      ['ident', 'firstname', ...each(said, (q) => `v10${q}`)].join(';'),
      ...said.people.map(({ name }, p) =>
        [
          1000 + 3 * p,
          name,
          ...each(said, (q) => {
            const text = said1(said, p, q)
            if (text === null) return ''
            return isOpen(said, q) ? quoted(text) : place(said, q, text) + 1
          }),
        ].join(';'),
      ),
    ].join('\n'),
  }),
  tripleS: (said) => ({
    survey: {
      record: {
        variables: [
          {
            ident: '1',
            type: 'character',
            name: 'RESP',
            label: 'Respondent',
            position: { start: 1, finish: 14 },
          },
          ...each(said, (q) => ({
            ident: String(q + 2),
            type: isOpen(said, q) ? 'character' : 'single',
            name: `Q${q + 1}`,
            label: stem(said, q),
            position: { start: 15 + 60 * q, finish: 74 + 60 * q },
            ...(isOpen(said, q)
              ? {}
              : { values: options(said, q).map((text, at) => ({ code: String(at + 1), text })) }),
          })),
        ],
      },
    },
    data: said.people
      .map(({ id }, p) =>
        [
          pad(id, 14),
          ...each(said, (q) => {
            const text = said1(said, p, q)
            return pad(text === null || isOpen(said, q) ? text : place(said, q, text) + 1, 60)
          }),
        ].join(''),
      )
      .join('\n'),
  }),
  stata: (said) => ({
    vars: [
      { name: 'id', varlab: 'Identifier', vallab: '' },
      ...each(said, (q) => ({
        name: `var${q}`,
        varlab: stem(said, q),
        vallab: isOpen(said, q) ? '' : `lab${q}`,
      })),
    ],
    vallabs: Object.fromEntries(
      each(said, (q) => [
        `lab${q}`,
        Object.fromEntries(options(said, q as number).map((text, at) => [String(at + 1), text])),
      ]).filter((_, q) => !isOpen(said, q)) as [string, unknown][],
    ),
    obs: said.people.map(({ id }, p) => [
      id,
      ...each(said, (q) => {
        const text = said1(said, p, q)
        return text === null || isOpen(said, q) ? (text ?? '') : place(said, q, text) + 1
      }),
    ]),
  }),
  sdmxObservations: (said) => sdmx(said, 'observation'),
  sdmxSeries: (said) => sdmx(said, 'series'),
}

/** Observations by their places, or series by that of the persona with observations by that of the item. */
function sdmx(said: Said, way: 'observation' | 'series') {
  const order = each(said, (q) => q as number).sort((one, other) =>
    stem(said, one as number).localeCompare(stem(said, other as number)),
  ) as number[]
  const words = [
    ...new Set(said.answers.flatMap((row) => row.filter((text, q) => text !== null && isOpen(said, q)))),
  ].sort()
  const people = {
    id: 'RESPONDENT',
    name: 'Respondent',
    keyPosition: 0,
    values: said.people.map(({ id, name }) => ({ id, name })),
  }
  const items = {
    id: 'ITEM',
    name: 'Item',
    keyPosition: 1,
    values: order.map((q) => ({
      id: `IT_${stem(said, q).slice(0, 5).toUpperCase().replace(/\W/g, '_')}${q}`,
      name: stem(said, q),
      ...(isOpen(said, q) ? {} : { codelist: `CL_${q}` }),
    })),
  }
  const value = (p: number, q: number): unknown => {
    const text = said1(said, p, q)
    if (text === null) return [null, 1, null]
    return isOpen(said, q) ? [null, 0, words.indexOf(text)] : [`${'ABCDEFGH'[place(said, q, text)]}`, 0, null]
  }
  const row = (p: number) => Object.fromEntries(order.map((q, at) => [String(at), value(p, q)]))
  return {
    dataSets: [
      way === 'series'
        ? { series: Object.fromEntries(said.people.map((_, p) => [String(p), { observations: row(p) }])) }
        : {
            observations: Object.fromEntries(
              said.people.flatMap((_, p) => order.map((q, at) => [`${p}:${at}`, value(p, q)])),
            ),
          },
    ],
    structure: {
      dimensions:
        way === 'series'
          ? { dataSet: [], series: [people], observation: [items] }
          : { dataSet: [], series: [], observation: [people, items] },
      attributes: {
        observation: [
          {
            id: 'OBS_STATUS',
            values: [
              { id: 'A', name: 'Normal value' },
              { id: 'M', name: 'Missing' },
            ],
          },
          { id: 'VERBATIM', values: words.map((name) => ({ name })) },
        ],
      },
      codelists: each(said, (q) => ({
        id: `CL_${q}`,
        codes: options(said, q).map((name, at) => ({ id: 'ABCDEFGH'[at], name })),
      })).filter((_, q) => !isOpen(said, q)),
    },
  }
}
