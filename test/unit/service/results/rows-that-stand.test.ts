import { describe, expect, it } from 'vitest'
import { IDS, optionText, PEOPLE, readIn, SAID, told, truthOf, wrongIn } from './a-told-survey.ts'

const items = told.questions.map(({ stem }, at) => ({ id: IDS[at], libelle: stem }))
/** All answers, each with what stands beside it. */
const rows = (beside: (persona: number, item: number) => object): object[] =>
  PEOPLE.flatMap((participant, persona) =>
    IDS.map((question_id, item) => ({
      ...{ participant, question_id, valeur: truthOf(persona, item) },
      ...beside(persona, item),
    })),
  )
/** The next option of an item after the one that a persona chose. */
const otherOf = (persona: number, item: number): string | null =>
  optionText(item, (Number(SAID[persona]?.[item]) + 1) % (told.questions[item]?.options.length ?? 1))
/** A code for the option that a persona chose; what it said, to an open-ended item. */
const codeOf = (persona: number, item: number): unknown =>
  item < 2 && truthOf(persona, item) !== null
    ? `o${Number(SAID[persona]?.[item]) + 1}`
    : truthOf(persona, item)
const isChanged = (persona: number, item: number): boolean => persona === 1 && item < 2

describe('an answer that was taken back', () => {
  it.each(['deleted_at', 'supprime_le', 'withdrawn_on'])('does not count: %s', (name) => {
    const told = rows((persona, item) => ({
      [name]: isChanged(persona, item) ? '2026-02-11T10:00:00Z' : null,
      ...(isChanged(persona, item) ? { valeur: otherOf(persona, item) } : {}),
    }))
    expect(wrongIn({ items, reponses: told })).toEqual([])
    expect(readIn({ items, reponses: told })).toBe(26)
  })

  it('does not count where another entry has its place', () => {
    const later = rows((persona, item) => ({ aid: `a${persona}-${item}`, superseded_by: null }))
    const old = rows((persona, item) => ({
      ...{ aid: `o${persona}-${item}`, superseded_by: `a${persona}-${item}`, valeur: otherOf(persona, item) },
    })).filter((_, at) => at === 4 || at === 5)
    expect(wrongIn({ items, reponses: [...old, ...later] })).toEqual([])
    expect(readIn({ items, reponses: [...old, ...later] })).toBe(28)
  })

  it.each(['corrected', 'valeur_corrigee', 'override'])('is not shown where it was corrected: %s', (name) => {
    const told = rows((persona, item) =>
      isChanged(persona, item)
        ? { valeur: otherOf(persona, item), [name]: truthOf(persona, item) }
        : { [name]: null },
    )
    expect(wrongIn({ items, reponses: told })).toEqual([])
    expect(readIn({ items, reponses: told })).toBe(28)
  })

  it.each([
    ['says who corrected it', () => 'jd'],
    ['says how often it was corrected', (item: number) => item + 1],
  ])('stays open where the field only %s', (_, correctionOf) => {
    const told = rows((persona, item) =>
      isChanged(persona, item)
        ? { valeur: otherOf(persona, item), edited: correctionOf(item) }
        : { edited: null },
    )
    expect(wrongIn({ items, reponses: told })).toEqual([])
    expect(readIn({ items, reponses: told })).toBe(26)
  })

  it('has what it was corrected to, and not what else was said of the old one', () => {
    const told = rows((persona, item) => ({
      valeur: isChanged(persona, item) ? `o${Number(SAID[persona]?.[item]) + 2}` : codeOf(persona, item),
      label: isChanged(persona, item)
        ? otherOf(persona, item)
        : optionText(item, SAID[persona]?.[item] as number),
      corrected: isChanged(persona, item) ? codeOf(persona, item) : null,
    }))
    expect(wrongIn({ items, reponses: told })).toEqual([])
  })

  it('is the new one in a journal that also tells who skipped an item', () => {
    const entries = rows(() => ({ type: 'answer.given' })) as { valeur: unknown; type: string }[]
    const events = entries.flatMap((entry, at) => {
      const { valeur, ...about } = entry
      if (valeur === null) return [{ ...about, type: 'item.skipped' }]
      const [persona, item] = [Math.floor(at / IDS.length), at % IDS.length]
      if (!isChanged(persona, item)) return [entry]
      const old = otherOf(persona, item)
      return [
        { ...entry, valeur: old },
        { ...about, type: 'answer.changed', from: old, to: valeur },
      ]
    })
    const data = { items, events: events.map((event, at) => ({ seq: at + 1, ...event })) }
    expect(wrongIn(data)).toEqual([])
  })
})

describe('more people than were asked', () => {
  it('leave open whose answers count, also where they are listed as people', () => {
    const respondents = ['p0', ...PEOPLE].map((id, at) => ({
      ...{ id, phase: at === 0 ? 'warm-up' : 'main' },
      answers: IDS.map((_, item) => truthOf(at === 0 ? 3 : at - 1, item)),
    }))
    expect(readIn({ items, respondents })).toBe(0)
  })
})
