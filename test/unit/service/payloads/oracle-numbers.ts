import { type Truth, trueCounts } from './a-truth.ts'
import type { Dice } from './dice.ts'

/** Common and meaningless names; the readers do not know which is which. */
const NOISE = [
  'zk',
  'valA',
  'x1',
  'bloc',
  'contenu',
  'payload',
  'inner',
  'k',
  'obj',
  'champ_3',
  'w',
  'segment',
  'm',
]
const COUNT_NAMES = [
  'count',
  'n',
  'nb',
  'effectif',
  'effectifs',
  'votes',
  'nombre',
  'cnt',
  'freq',
  'voix',
  'occurrences',
  'v',
]
const SHARE_NAMES = [
  'pct',
  'percent',
  'percentage',
  'share',
  'part',
  'pourcentage',
  'ratio',
  'prop',
  'p',
  'valeur',
  'value',
]
const SPREAD_NAMES = [
  'distribution',
  'repartition',
  'répartition',
  'counts',
  'options',
  'totals',
  'results',
  'answers',
  'stats',
]
const LABEL_NAMES = ['texte', 'label', 'option', 'choix', 'libelle', 'text', 'name', 'modalite', 'answer']
const BASE_NAMES = ['total', 'base', 'n', 'nb_repondants', 'answered', 'sample_size', 'N', 'sum']
const BLANK_NAMES = ['Sans réponse', 'blank', 'no_answer', 'NR', 'missing', 'vide', 'non-réponse']

type Mode = 'counts' | 'shares' | 'both' | 'weighted' | 'cumulated' | 'scores'

interface Style {
  mode: Mode
  scale: 1 | 100
  decimals: number
  shareBase: 'answered' | 'asked'
  asText: boolean
  form: 'map' | 'rows' | 'list' | 'pairs' | 'map_of_objects' | 'keyed_rows'
  labels: 'text' | 'index0' | 'index1'
  countName: string
  shareName: string
  labelName: string
  withBase: 'none' | 'row' | 'entry' | 'beside'
  withBlanks: 'none' | 'entry' | 'beside'
  baseName: string
  blankName: string
  leaveZeros: boolean
}

/** A way to write the numbers of all items, chosen once, as a program writes all of them alike. */
export function aNumberStyle(roll: Dice): Style {
  const mode = roll.pick<Mode>([
    ...([
      'counts',
      'counts',
      'counts',
      'counts',
      'shares',
      'shares',
      'shares',
      'both',
      'both',
      'both',
    ] as const),
    ...(['weighted', 'cumulated', 'scores'] as const),
  ])
  // Scores and running totals are not given a name for numbers of personas.
  const isOther = mode === 'scores' || mode === 'cumulated'
  const noise = isOther || roll.chance(0.3)
  return {
    mode,
    scale: roll.pick([1, 100, 100]),
    decimals: roll.pick([0, 0, 0, 1, 2]),
    shareBase: roll.pick(['answered', 'asked']),
    asText: roll.chance(0.15),
    form: roll.pick(
      isOther
        ? ['rows', 'map_of_objects', 'keyed_rows']
        : ['map', 'map', 'rows', 'rows', 'list', 'pairs', 'map_of_objects', 'keyed_rows'],
    ),
    labels: roll.pick(['text', 'text', 'text', 'index0', 'index1']),
    countName: roll.pick(noise ? NOISE : COUNT_NAMES),
    shareName: roll.pick(noise ? NOISE : SHARE_NAMES),
    labelName: roll.pick(LABEL_NAMES),
    withBase: roll.pick(['none', 'none', 'row', 'entry', 'beside']),
    withBlanks: roll.pick(['none', 'none', 'entry', 'beside']),
    baseName: roll.pick(BASE_NAMES),
    blankName: roll.pick(BLANK_NAMES),
    leaveZeros: roll.chance(0.2),
  }
}

function rounded(number: number, decimals: number): number {
  return Math.round(number * 10 ** decimals) / 10 ** decimals
}

/** The numbers of an item in this style, and the fields next to them. */
export function writeNumbers(
  truth: Truth,
  question: number,
  style: Style,
  roll: Dice,
): { block: unknown; beside: Record<string, unknown> } {
  const counts = trueCounts(truth, question)
  const answered = counts.reduce((sum, count) => sum + count, 0)
  const blanks = truth.asked - answered
  const base = style.shareBase === 'answered' ? answered : truth.asked
  const share = (count: number): number => {
    const part = base === 0 ? 0 : count / base
    return style.scale === 1
      ? rounded(part, Math.max(2, style.decimals))
      : rounded(100 * part, style.decimals)
  }
  let above = 0
  const written = counts.map((count) => {
    above += count
    if (style.mode === 'weighted') {
      const weighted = rounded(count * (0.7 + roll.next() * 0.6), Math.max(1, style.decimals))
      // Weighted numbers that happen to be whole and sum to the run cannot be told from counts (decision 050).
      return Number.isInteger(weighted) && count > 0 ? weighted + 0.1 : weighted
    }
    if (style.mode === 'cumulated') return above
    if (style.mode === 'scores') return roll.below(100)
    return style.mode === 'shares' ? share(count) : count
  })
  const text = (value: number, isShare: boolean): unknown =>
    !style.asText ? value : isShare && style.scale === 100 ? `${value} %` : String(value)
  const isShares = style.mode === 'shares'
  const fields = (at: number): Record<string, unknown> => ({
    [isShares ? style.shareName : style.countName]: text(written[at] ?? 0, isShares),
    ...(style.mode === 'both' ? { [style.shareName]: text(share(counts[at] ?? 0), true) } : {}),
    ...(style.withBase === 'row' ? { [style.baseName]: base } : {}),
  })
  const options = truth.draft.questions[question]?.options ?? []
  const labelOf = (at: number): string | number =>
    style.labels === 'text' ? (options[at]?.text ?? '') : style.labels === 'index0' ? at : at + 1
  const places = counts
    .map((_, at) => at)
    .filter((at) => !style.leaveZeros || style.form === 'list' || counts[at] !== 0)
  const value = (at: number): unknown => text(written[at] ?? 0, isShares)
  const blankValue = isShares ? (base === answered ? null : share(blanks)) : blanks
  const extra: [string, number][] = [
    ...(style.withBlanks === 'entry' && blankValue !== null
      ? [[style.blankName, blankValue] as [string, number]]
      : []),
    ...(style.withBase === 'entry' ? [[style.baseName, base] as [string, number]] : []),
  ]
  const beside: Record<string, unknown> = {
    ...(style.withBase === 'beside' ? { [style.baseName]: base } : {}),
    ...(style.withBlanks === 'beside' ? { [style.blankName]: blanks } : {}),
  }
  const nameOfNumber = isShares ? style.shareName : style.countName
  switch (style.form) {
    case 'map':
      return {
        block: Object.fromEntries([...places.map((at) => [labelOf(at), value(at)]), ...extra]),
        beside,
      }
    case 'rows':
      return {
        block: [
          ...places.map((at) => ({ [style.labelName]: labelOf(at), ...fields(at) })),
          ...extra.map(([name, number]) => ({ [style.labelName]: name, [nameOfNumber]: number })),
        ],
        beside,
      }
    case 'list':
      return { block: counts.map((_, at) => value(at)), beside }
    case 'pairs':
      return { block: [...places.map((at) => [labelOf(at), value(at)]), ...extra], beside }
    case 'map_of_objects':
      return { block: Object.fromEntries(places.map((at) => [labelOf(at), fields(at)])), beside }
    case 'keyed_rows':
      return { block: places.map((at) => ({ index: at, texte: options[at]?.text, ...fields(at) })), beside }
  }
}

/** A payload with the numbers of all closed items. */
export function aNumberPayload(truth: Truth, roll: Dice): unknown {
  const style = aNumberStyle(roll)
  const blockName = roll.pick(roll.chance(0.25) ? NOISE : SPREAD_NAMES)
  const container = roll.pick(
    roll.chance(0.25) ? NOISE : ['results', 'questions', 'items', 'data', 'resultats'],
  )
  const stemName = roll.pick(['texte', 'question', 'text', 'intitule', 'label'])
  const withEcho = roll.chance(0.3)
  const form = roll.pick(['list', 'list', 'list', 'map', 'map_bare', 'flat'])
  const items = truth.draft.questions.map(({ stem, options, type }, q) => {
    if (type === 'open_ended') return { stem, block: null, item: { [stemName]: stem } }
    const { block, beside } = writeNumbers(truth, q, style, roll)
    const echo =
      withEcho && blockName !== 'options'
        ? { options: options.map(({ text }) => text), type: 'choix_unique' }
        : {}
    return { stem, block, item: { [stemName]: stem, ...echo, [blockName]: block, ...beside } }
  })
  const around = {
    ...(roll.chance(0.5) ? { id: 's-1', status: 'done' } : {}),
    ...(roll.chance(0.3) ? { nb_personas: truth.asked } : {}),
    ...(roll.chance(0.1) ? { total: truth.asked } : {}),
    ...(roll.chance(0.1) ? { note: 'ok' } : {}),
  }
  const body =
    form === 'list'
      ? items.map(({ item }) => item)
      : form === 'map'
        ? Object.fromEntries(items.map(({ stem, block }) => [stem, { [blockName]: block }]))
        : form === 'map_bare'
          ? Object.fromEntries(items.map(({ stem, block }) => [stem, block]))
          : items.map(({ item, block }) =>
              isMap(block) ? { ...item, [blockName]: undefined, ...block } : item,
            )
  const wrapped = roll.chance(0.2) ? body : { ...around, [container]: body }
  return JSON.parse(JSON.stringify(wrapped))
}

function isMap(block: unknown): block is Record<string, unknown> {
  return typeof block === 'object' && block !== null && !Array.isArray(block)
}
