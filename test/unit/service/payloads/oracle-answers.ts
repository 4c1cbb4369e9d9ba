import type { Truth } from './a-truth.ts'
import type { Dice } from './dice.ts'

const NOISE = ['zk', 'valA', 'x1', 'bloc', 'inner', 'obj', 'champ_3', 'w', 'm', 'extra', 'details']
const ANSWERS = [
  'answers',
  'reponses',
  'responses',
  'results',
  'data',
  'verbatims',
  'replies',
  'choices_made',
  'par_persona',
]
const ANSWER = [
  'answer',
  'reponse',
  'response',
  'value',
  'choix',
  'choice',
  'selected',
  'texte',
  'label',
  'content',
]
const PERSON = [
  'persona_id',
  'persona',
  'respondent_id',
  'profil',
  'participant_id',
  'id',
  'respondent',
  'profile_id',
]
const QUESTION = ['question', 'question_id', 'item', 'texte', 'question_text', 'q', 'label', 'question_index']

type Write = 'text' | 'index0' | 'index1' | 'index0_text' | 'both0' | 'both1' | 'boolean_text'

interface Style {
  write: Write
  blank: 'null' | 'omit' | 'empty' | 'zero' | 'ninetynine'
  answersName: string
  answerName: string
  personName: string
  questionName: string
  refer: 'text' | 'id0' | 'id1' | 'code' | 'place'
  withPeople: boolean
  withEcho: boolean
  noiseField: boolean
  container: string
}

/** A style in which every field has a different name. */
function aStyle(roll: Dice): Style {
  const style = anyStyle(roll)
  const names = [style.answerName, style.personName, style.questionName, style.answersName]
  return new Set(names).size === names.length ? style : aStyle(roll)
}

function anyStyle(roll: Dice): Style {
  const noise = roll.chance(0.15)
  return {
    write: roll.pick([
      'text',
      'text',
      'text',
      'text',
      'index0',
      'index1',
      'index0_text',
      'both0',
      'both1',
      'boolean_text',
    ]),
    blank: roll.pick(['null', 'null', 'omit', 'empty', 'zero', 'ninetynine']),
    answersName: roll.pick(noise ? NOISE : ANSWERS),
    answerName: roll.pick(noise ? NOISE : ANSWER),
    personName: roll.pick(roll.chance(0.1) ? NOISE : PERSON),
    questionName: roll.pick(roll.chance(0.1) ? NOISE : QUESTION),
    refer: roll.pick(['text', 'text', 'id0', 'id1', 'code', 'place']),
    withPeople: roll.chance(0.4),
    withEcho: roll.chance(0.5),
    noiseField: roll.chance(0.3),
    container: roll.pick(['results', 'data', 'answers', 'reponses', ...NOISE.slice(0, 2)]),
  }
}

const OMIT = Symbol('left out')

function scalar(truth: Truth, p: number, q: number, { write, blank }: Style): unknown {
  const said = truth.said[p]?.[q] ?? null
  const options = truth.draft.questions[q]?.options ?? []
  if (said === null) {
    if (blank === 'omit') return OMIT
    if (blank === 'zero' && write === 'index1' && options.length > 0) return 0
    if (blank === 'ninetynine' && write.startsWith('index') && options.length > 0) return 99
    return blank === 'empty' ? '' : null
  }
  if (typeof said === 'string') return said
  if (write === 'index0') return said
  if (write === 'index1') return said + 1
  // If the options are numbers, a number as text is the option itself, as it cannot be told from an index.
  if (write === 'index0_text' && options.every(({ text }) => !/^\d+$/.test(text))) return String(said)
  // Of two options, 1 is often "yes" and 0 "no", whatever their order.
  if (write === 'boolean_text' && options.length === 2) return 1 - said
  return options[said]?.text ?? null
}

/** The fields of an answer that is an object of its own. */
function fields(truth: Truth, p: number, q: number, style: Style): Record<string, unknown> | null {
  const value = scalar(truth, p, q, style)
  if (value === OMIT) return null
  const said = truth.said[p]?.[q]
  const isBoth = style.write === 'both0' || style.write === 'both1'
  const index =
    typeof said === 'number' && isBoth ? { option_index: said + (style.write === 'both1' ? 1 : 0) } : {}
  return {
    [style.answerName]: value,
    ...index,
    ...(style.noiseField ? { ms: 12 + p, zz: `bruit ${q}` } : {}),
  }
}

function referTo(truth: Truth, q: number, style: Style): string | number {
  if (style.refer === 'id0') return q
  if (style.refer === 'id1') return q + 1
  return style.refer === 'code' ? `code-${q}` : (truth.draft.questions[q]?.stem ?? '')
}

type Layout = (truth: Truth, style: Style, roll: Dice) => unknown

const items = ({ draft }: Truth): number[] => draft.questions.map((_, q) => q)

const LAYOUTS: Record<string, Layout> = {
  byPersonList: (truth, style) =>
    truth.people.map(({ id, sexe }, p) => ({
      [style.personName]: id,
      ...(style.withPeople ? {} : { sexe }),
      [style.answersName]:
        style.refer === 'place'
          ? items(truth).flatMap((q) => {
              const value = scalar(truth, p, q, style)
              return value === OMIT ? [] : [value]
            })
          : items(truth).flatMap((q) => {
              const own = fields(truth, p, q, style)
              return own ? [{ [style.questionName]: referTo(truth, q, style), ...own }] : []
            }),
    })),
  byPersonMap: (truth, style) =>
    Object.fromEntries(
      truth.people.map(({ id }, p) => [
        id,
        Object.fromEntries(
          items(truth).flatMap((q) => {
            const value = scalar(truth, p, q, style)
            return value === OMIT ? [] : [[referTo(truth, q, style), value]]
          }),
        ),
      ]),
    ),
  long: (truth, style) =>
    truth.people.flatMap(({ id }, p) =>
      items(truth).flatMap((q) => {
        const own = fields(truth, p, q, style)
        return own ? [{ [style.personName]: id, [style.questionName]: referTo(truth, q, style), ...own }] : []
      }),
    ),
  wide: (truth, style) =>
    truth.people.map(({ id, sexe }, p) => ({
      [style.personName]: id,
      sexe,
      ...Object.fromEntries(
        items(truth).flatMap((q) => {
          const value = scalar(truth, p, q, style)
          const name = style.refer === 'id1' ? `q${q + 1}` : referTo(truth, q, style)
          return value === OMIT ? [] : [[name, value]]
        }),
      ),
    })),
  table: (truth, style) => ({
    columns: [style.personName, ...items(truth).map((q) => referTo(truth, q, style))],
    rows: truth.people.map(({ id }, p) => [
      id,
      ...items(truth).map((q) => {
        const value = scalar(truth, p, q, style)
        return value === OMIT ? null : value
      }),
    ]),
  }),
  byItemRows: (truth, style) =>
    items(truth).map((q) => ({
      [style.questionName]: referTo(truth, q, style),
      [style.answersName]: truth.people.flatMap(({ id }, p) => {
        const own = fields(truth, p, q, style)
        return own ? [{ [style.personName]: id, ...own }] : []
      }),
    })),
  byItemMap: (truth, style) =>
    items(truth).map((q) => ({
      [style.questionName]: referTo(truth, q, style),
      [style.answersName]: Object.fromEntries(
        truth.people.flatMap(({ id }, p) => {
          const value = scalar(truth, p, q, style)
          return value === OMIT ? [] : [[id, value]]
        }),
      ),
    })),
  byItemList: (truth, style, roll) => {
    const keep = roll.chance(0.5)
    return items(truth).map((q) => ({
      [style.questionName]: referTo(truth, q, style),
      [style.answersName]: truth.people.flatMap((_, p) => {
        const value = scalar(truth, p, q, style)
        return value === OMIT || (value === null && !keep) ? [] : [value]
      }),
    }))
  },
  columns: (truth, style) =>
    Object.fromEntries(
      items(truth).map((q) => [
        referTo(truth, q, style),
        truth.people.flatMap((_, p) => {
          const value = scalar(truth, p, q, style)
          return value === OMIT ? [] : [value]
        }),
      ]),
    ),
  oneHot: (truth, style) =>
    truth.people.flatMap(({ id }, p) =>
      items(truth).flatMap((q) =>
        (truth.draft.questions[q]?.options ?? []).map(({ text }, at) => ({
          [style.personName]: id,
          question: referTo(truth, q, style),
          option: text,
          selected: truth.said[p]?.[q] === at ? 1 : 0,
        })),
      ),
    ),
}

/** A payload with the answers of each persona. */
export function anAnswerPayload(truth: Truth, roll: Dice): unknown {
  const style = aStyle(roll)
  const layout = roll.pick(Object.keys(LAYOUTS))
  const body = LAYOUTS[layout]?.(truth, style, roll)
  const echo = truth.draft.questions.map(({ stem, options }, q) => ({
    ...(style.refer === 'code' ? { id: `code-${q}` } : {}),
    texte: stem,
    ...(options.length > 0 ? { options: options.map(({ text }) => text) } : {}),
  }))
  const around = {
    id: 's-1',
    status: 'done',
    ...(style.withPeople ? { personas: truth.people } : {}),
    ...(style.withEcho ? { questions: echo } : {}),
  }
  const wrapped = roll.chance(0.2) ? body : { ...around, [style.container]: body }
  return JSON.parse(JSON.stringify(wrapped))
}
