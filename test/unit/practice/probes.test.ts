import { describe, expect, it } from 'vitest'
import { readProbe } from '../../../electron/practice/answers/probes/read-probe.ts'
import type { Question } from '../../../electron/practice/answers/question.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { defaultProbe } from '../../../shared/experiments/probes/default-probe.ts'
import { probeKindSchema } from '../../../shared/models/experiment.ts'

const people = drawPanel(1).personas.slice(0, 100)
const KINDS = probeKindSchema.options

const ITEMS = {
  en: { texte: 'Do you support a ban on cars in your town?', options: ['Yes', 'No', 'Don’t know'] },
  fr: { texte: 'Approuvez-vous la hausse des impôts ?', options: ['Oui', 'Non', 'Ne sait pas'] },
}

function probed(
  { texte, options }: (typeof ITEMS)['en'],
  seed?: number,
): { chosen: (string | null)[]; said: Map<string, (string | null)[]> } {
  const item = {
    id: 'i',
    stem: texte,
    type: 'single_choice' as const,
    options: options.map((text) => ({ id: text, text })),
  }
  const questions: Question[] = [
    { type: 'choix_unique', texte, options },
    ...KINDS.map((kind) => ({
      type: 'libre' as const,
      texte: defaultProbe(kind, item, 'en', kind).question.stem,
    })),
  ]
  const rows = answersOf(people, questions, '', undefined, seed)
  const column = (at: number) => rows.map((row) => row[at] ?? null)
  return { chosen: column(0), said: new Map(KINDS.map((kind, at) => [kind, column(at + 1)])) }
}

/** Share of the answers given that match `form`. */
const share = (answers: readonly (string | null)[] = [], form: RegExp) => {
  const said = answers.filter((answer) => answer !== null)
  return said.filter((answer) => form.test(answer)).length / said.length
}

describe('follow-ups', () => {
  const SATISFIED = {
    fr: { texte: 'Êtes-vous satisfait des horaires des bus ?', options: ['Oui', 'Non', 'Sans opinion'] },
    en: { texte: 'Are you satisfied with the bus timetable?', options: ['Yes', 'No', 'No opinion'] },
  }
  const followed = ({ texte, options }: (typeof SATISFIED)['fr'], follow: string) =>
    answersOf(
      people,
      [
        { type: 'choix_unique', texte, options },
        { type: 'libre', texte: follow },
      ],
      '',
    )

  it.each([
    ['Si non, pourquoi ?', SATISFIED.fr, 'Non', 'Oui'],
    ['Si oui, pour quelle raison ?', SATISFIED.fr, 'Oui', 'Non'],
    ['Sinon, pourquoi ?', SATISFIED.fr, 'Non', 'Oui'],
    ['If not, why not?', SATISFIED.en, 'No', 'Yes'],
    ['If so, why?', SATISFIED.en, 'Yes', 'No'],
  ])('%s is answered by those whom it concerns, about their answer', (follow, item, meant, other) => {
    const rows = followed(item, follow)
    const notMine = /^(?:Sans objet|Ça ne me concerne|Pas de réponse|Does not apply|That does not|No answer)/
    const of = (chosen: string) => rows.filter(([first]) => first === chosen).map(([, text]) => text ?? null)
    expect(of(meant).length).toBeGreaterThan(10)
    expect(of(other).length).toBeGreaterThan(10)
    expect(of(meant).filter((text) => text !== null && notMine.test(text))).toEqual([])
    expect(of(meant).filter((text) => text !== null).length).toBeGreaterThan(of(meant).length * 0.7)
    expect(of(other).filter((text) => text !== null && !notMine.test(text))).toEqual([])
    expect(share(of(meant), new RegExp(`[«“]\\s*${meant}\\s*[»”]|^Parce |^Because `))).toBeGreaterThan(0.5)
  })

  it('« Pourquoi ? » asks everybody, and no other question is taken for a follow-up', () => {
    const item = { type: 'choix_unique', ...SATISFIED.fr } as const
    expect(readProbe('Pourquoi ?', [item], [undefined])).toMatchObject({ ask: 'reason', at: 0, only: null })
    expect(
      readProbe('Pourquoi ?', [{ type: 'libre', texte: 'Qu’en pensez-vous ?' }], [undefined]),
    ).toBeUndefined()
    for (const texte of [
      'Pourquoi prenez-vous le bus ?',
      'Si non, combien ?',
      'Sinon, quel bus prenez-vous ?',
    ])
      expect(readProbe(texte, [item], [undefined])).toBeUndefined()
  })
})

describe('probes', () => {
  it.each([
    ['paraphrase', ITEMS.en, /whether I support a ban on cars in my town/],
    ['meaning', ITEMS.en, /“support”|understand|mean|took|read it/],
    ['category', ITEMS.en, /./],
    ['certainty', ITEMS.en, /\b(?:sure|certain|doubt|hesitated|wavered|just as well)\b/i],
    ['reason', ITEMS.en, /“(?:Yes|No)”|^Because |know enough|no view|fitted|decide|depends/],
    ['paraphrase', ITEMS.fr, /si j[’']approuve la hausse des impôts/],
    ['meaning', ITEMS.fr, /«\u00A0(?:Approuvez|hausse|impôts)\u00A0»|comprends|veut dire|Je l’ai lu/],
    ['certainty', ITEMS.fr, /sûr|doute|hésit|balancé|même chose|aussi bien|ferme/],
    [
      'reason',
      ITEMS.fr,
      /«\u00A0(?:Oui|Non)\u00A0»|^Parce qu|n’en sais pas|pas d’avis|ne correspondait|me décider|dépend/,
    ],
  ])('%s of %j is answered about the item', (kind, item, form) => {
    const answers = probed(item).said.get(kind)
    expect(share(answers, form)).toBeGreaterThan(0.95)
    expect(answers?.filter((answer) => answer === null).length).toBeLessThan(15)
    for (const answer of answers ?? []) expect(answer ?? 'A.').toMatch(/^[\p{L}«“].*[.!?…»”]$/u)
    expect((answers ?? []).join(' ')).not.toMatch(/[{}]|undefined/)
  })

  it('are the same for a seed, and leave the choices as they are', () => {
    expect(probed(ITEMS.en, 3)).toEqual(probed(ITEMS.en, 3))
    const { texte, options } = ITEMS.en
    const alone = answersOf(people, [{ type: 'choix_unique', texte, options }], '', undefined, 3)
    expect(alone.map(([answer]) => answer)).toEqual(probed(ITEMS.en, 3).chosen)
  })

  it('give the reason of the option that was chosen', () => {
    const { chosen, said } = probed(ITEMS.fr)
    said.get('reason')?.forEach((text, at) => {
      const other = chosen[at] === 'Oui' ? 'Non' : 'Oui'
      expect(text ?? '').not.toContain(`«\u00A0${other}\u00A0»`)
    })
  })
})

describe('readProbe', () => {
  const before: Question[] = [
    { type: 'choix_unique', texte: 'Do you cycle to work?', options: ['Yes', 'No'] },
    { type: 'libre', texte: 'What would make you leave your car at home?' },
  ]
  it.each([
    ['In the question “Do you cycle to work?”, what did “work” mean to you?', 'meaning', 0],
    ['To the question “What would make you leave your car at home”, why did you answer this?', 'reason', 1],
  ])('reads “%s”', (texte, ask, at) => {
    expect(readProbe(texte, before, [undefined, undefined])).toMatchObject({ ask, at })
  })

  it('reads what speaks of “your answer” as about the choice right before, and nothing else', () => {
    expect(readProbe('How sure are you of your answer?', before.slice(0, 1), [undefined])).toMatchObject({
      at: 0,
    })
    expect(readProbe('How sure are you of your answer?', before, [undefined, undefined])).toBeUndefined()
    for (const texte of [
      'Why do you use public transport?',
      'What does happiness mean to you?',
      'Any remarks?',
    ])
      expect(readProbe(texte, before.slice(0, 1), [undefined])).toBeUndefined()
  })
})
