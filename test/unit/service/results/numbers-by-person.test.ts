import { describe, expect, it } from 'vitest'
import { draft, PEOPLE, readOf, TRUTH, toldBy, without } from './a-tram-survey.ts'

interface Names {
  asked: string
  chose: string
  counted: string
  wrote: string
}
const FRENCH: Names = { asked: 'on_a_demande', chose: 'ont_dit', counted: 'ont_compte', wrote: 'ont_ecrit' }
const idOf = (p: number): string => PEOPLE[p] ?? ''

/** Who does not know; those who are listed nowhere were not asked. */
const silentIn = (item: number, silent: readonly string[]) => ({
  dont_know: item < 2 ? silent : [],
  refused: [],
})

/** What was found under each item: people under options, numbers by person, words with who wrote them, who gave no answer. */
function dataOf({ asked, chose, counted, wrote }: Names, more: (item: number) => object = () => ({})) {
  const places = PEOPLE.map((_, p) => p)
  const found = draft.questions.map(({ stem, options }, item) => {
    const saying = places.filter((p) => toldBy(p, item) !== null)
    const own =
      item === 1
        ? { [counted]: Object.fromEntries(saying.map((p) => [idOf(p), toldBy(p, item)])) }
        : item === 3
          ? { [wrote]: saying.map((p) => ({ qui: idOf(p), mots: toldBy(p, item) })) }
          : {
              [chose]: Object.fromEntries(
                options.map(({ text }, at) => [text, saying.filter((p) => toldBy(p, item) === at).map(idOf)]),
              ),
            }
    const silent = places.filter((p) => toldBy(p, item) === null).map(idOf)
    return { n: item + 1, [asked]: stem, ...own, ...silentIn(item, silent), ...more(item) }
  })
  const crowd = Object.fromEntries(PEOPLE.map((id, p) => [id, { first_name: id.slice(2), age: 20 + p }]))
  return { crowd, found }
}

describe('numbers by person, under a name that no other item has', () => {
  it('are what was said to the item that asks for a number', () => {
    expect(readOf(dataOf(FRENCH))).toEqual(TRUTH)
    expect(
      readOf(dataOf({ asked: 'q', chose: 'they_said', counted: 'they_counted', wrote: 'they_wrote' })),
    ).toEqual(TRUTH)
    expect(readOf(dataOf({ asked: 'stem', chose: 'choix', counted: 'combien', wrote: 'mots' }))).toEqual(
      TRUTH,
    )
  })

  it('are left where all items have such a field, or where programs measure so', () => {
    const lengths = Object.fromEntries(PEOPLE.map((id, p) => [id, 3 + p]))
    const measured = ['cost', 'sentiment', 'coherence', 'appels', 'followups', 'difficulte', 'cluster']
    for (const counted of ['latences', 'word_count', 'previous', ...measured])
      expect(readOf(dataOf({ ...FRENCH, counted }))).toEqual(without(1))
    expect(readOf(dataOf(FRENCH, (item) => (item === 1 ? { effort: lengths } : {})))).toEqual(without(1))
    const both = dataOf({ ...FRENCH, counted: 'effort' }, (item) => (item === 1 ? {} : { effort: lengths }))
    expect(readOf(both).map((row) => row[1])).toEqual(PEOPLE.map(() => null))
  })
})
