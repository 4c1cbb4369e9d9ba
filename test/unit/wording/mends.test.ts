import { describe, expect, it } from 'vitest'
import { checkItem } from '../../../shared/wording/check-item.ts'
import { RULE_CODES, type RuleCode } from '../../../shared/wording/finding.ts'
import { changedStems } from '../../../shared/wording/mends/changed-words.ts'
import { mendsOf } from '../../../shared/wording/mends/mends-of.ts'
import { firstMend, itemOf } from './first-mend.ts'
import { findingsOf, readLabelledItems, worded } from './labelled-items.ts'

/** Every edit that is offered on the labelled sets, with the item and the rule that it is for. */
const OFFERED = readLabelledItems().flatMap((labelled) => {
  const item = worded(labelled)
  const findings = findingsOf(labelled)
  return findings.map((finding) => ({ item, findings, finding, mends: mendsOf(item, finding, findings) }))
})

/** The rules whose findings name options that an edit may change or take away. */
const ABOUT_OPTIONS: ReadonlySet<RuleCode> = new Set(['range_overlap', 'range_gap', 'duplicate_options'])

describe('an edit', () => {
  it('is offered for a large part of the findings', () => {
    const lines = RULE_CODES.map((rule) => {
      const all = OFFERED.filter(({ finding }) => finding.rule === rule)
      const some = all.filter(({ mends }) => mends.length > 0)
      return `${rule.padEnd(22)} ${String(some.length).padStart(5)} of ${String(all.length).padStart(4)}`
    })
    const some = OFFERED.filter(({ mends }) => mends.length > 0).length
    process.stdout.write(
      `\nfindings that offer an edit\n${lines.join('\n')}\nall ${some} of ${OFFERED.length}\n`,
    )
    expect(some / OFFERED.length).toBeGreaterThan(0.45)
  })

  it('removes its finding, and brings no other one', () => {
    for (const { item, findings, finding, mends } of OFFERED) {
      const known = findings.map(({ rule }) => rule).filter((rule) => rule !== finding.rule)
      for (const mend of mends)
        for (const { stem, options } of mend.items) {
          const after = checkItem({ ...item, stem, options: options.map(({ text }) => text) })
          expect(
            after.map(({ rule }) => rule).filter((rule) => !known.includes(rule)),
            stem,
          ).toEqual([])
        }
    }
  })

  it('keeps all options but those that the finding is about, each once', () => {
    for (const { item, finding, mends } of OFFERED)
      for (const { items } of mends)
        for (const { options } of items) {
          const kept = options.flatMap(({ from }) => (from === null ? [] : [from]))
          expect(new Set(kept).size).toBe(kept.length)
          const gone = item.options.filter((_, at) => !kept.includes(at))
          const changed = options.filter(({ from, text }) => from !== null && item.options[from] !== text)
          if (!ABOUT_OPTIONS.has(finding.rule)) expect([gone, changed]).toEqual([[], []])
          if (finding.rule === 'duplicate_options') expect([gone.length, changed]).toEqual([1, []])
          if (/^range/u.test(finding.rule)) {
            expect(gone).toEqual([])
            for (const { from } of changed) expect(item.options[from ?? -1]).toMatch(/\d/u)
          }
        }
  })

  it('leaves no doubled or missing space, no elision before a consonant, and a capital at the beginning', () => {
    for (const { item, mends } of OFFERED)
      for (const { stem } of mends.flatMap(({ items }) => items)) {
        if (stem === item.stem) continue
        expect(stem).not.toMatch(/\p{L} {2,}\p{L}|\p{L}[?!]\p{L}/u)
        if (/^\p{Lu}/u.test(item.stem)) expect(stem).toMatch(/^["“«]?\s?\p{Lu}/u)
        if (item.lang === 'fr') {
          expect(stem).not.toMatch(
            /(?<!\p{L})(?:de|que|le|ne|je|se) (?=[aeiouéèê]\p{L})(?!onz|oui|un(?:ième|e)? fois)/iu,
          )
          expect(stem).not.toMatch(/(?<!\p{L})(?:à le|à les|de le|de les)(?!\p{L})/iu)
        }
      }
  })

  it('marks what changes, and nothing else', () => {
    for (const { item, mends } of OFFERED)
      for (const { items } of mends) {
        const { before, after } = changedStems(item.stem, items)
        expect(before.map(({ text }) => text).join('')).toBe(item.stem)
        expect(after.map((stretches) => stretches.map(({ text }) => text).join(''))).toEqual(
          items.map(({ stem }) => stem),
        )
        const isReworded = items.some(({ stem }) => stem !== item.stem)
        expect([...before, ...after.flat()].some(({ changed }) => changed)).toBe(isReworded)
      }
  })
})

describe('the edit for', () => {
  const YES_NO = { fr: ['Oui', 'Non'], en: ['Yes', 'No'] }

  it.each([
    ['en', 'Was your room clean and quiet?', 'Was your room clean?', 'Was your room quiet?'],
    [
      'fr',
      'Le site est-il clair et rapide à charger ?',
      'Le site est-il clair ?',
      'Le site est-il rapide à charger ?',
    ],
    [
      'fr',
      'Avez-vous confiance dans la police et la justice ?',
      'Avez-vous confiance dans la police ?',
      'Avez-vous confiance dans la justice ?',
    ],
    [
      'fr',
      'L’hôtesse était-elle souriante et vous a-t-elle bien renseigné ?',
      'L’hôtesse était-elle souriante ?',
      'L’hôtesse vous a-t-elle bien renseigné ?',
    ],
    [
      'en',
      'Should the council build more cycle lanes and cut parking charges?',
      'Should the council build more cycle lanes?',
      'Should the council cut parking charges?',
    ],
    [
      'en',
      'Did the shop assistant greet and thank you?',
      'Did the shop assistant greet you?',
      'Did the shop assistant thank you?',
    ],
    [
      'fr',
      'Seriez-vous prêt à baisser le chauffage et à moins prendre l’avion ?',
      'Seriez-vous prêt à baisser le chauffage ?',
      'Seriez-vous prêt à moins prendre l’avion ?',
    ],
  ] as const)('two things in one (%s): %s', (lang, stem, ...halves) => {
    expect(
      firstMend(itemOf(lang, stem, YES_NO[lang]), 'double_barrelled')?.items.map((each) => each.stem),
    ).toEqual(halves)
  })

  it.each([
    // The verb would have to agree with one of them.
    ['en', 'Were our couriers and our helpdesk polite to you?'],
    // The second half points to the first.
    ['en', 'Do you think prisons should punish offenders and prepare them for work?'],
    ['fr', 'Recommanderiez-vous cet hôtel à vos amis et y retourneriez-vous ?'],
    ['en', 'In the past 12 months, have you lent money to a relative or borrowed from one?'],
    // Both are the subject of one verb.
    ['fr', 'Pensez-vous que l’école et l’hôpital publics fonctionnent bien ?'],
    // There are three.
    ['en', 'When you were off sick, did you phone your manager, upload the form and bring in a note?'],
  ] as const)('two things in one is not offered where the grammar is not certain (%s): %s', (lang, stem) => {
    expect(firstMend(itemOf(lang, stem, YES_NO[lang]), 'double_barrelled')).toBeUndefined()
  })

  it.each([
    [
      'en',
      'leading',
      'Given the many lives it would save, do you support a lower speed limit in towns?',
      'Do you support a lower speed limit in towns?',
    ],
    ['en', 'leading', 'You will be voting this time, won’t you?', 'Will you be voting this time?'],
    [
      'fr',
      'leading',
      'Les produits locaux ont meilleur goût, n’est-ce pas ?',
      'Pensez-vous que les produits locaux ont meilleur goût ?',
    ],
    [
      'fr',
      'leading',
      'Vous partirez bien en vacances cet été, n’est-ce pas ?',
      'Partirez-vous en vacances cet été ?',
    ],
    [
      'en',
      'absolute',
      'Do you always check the label before buying food?',
      'Do you usually check the label before buying food?',
    ],
    [
      'fr',
      'absolute',
      'Tous les jeunes passent-ils trop de temps sur leur téléphone ?',
      'La plupart des jeunes passent-ils trop de temps sur leur téléphone ?',
    ],
    [
      'en',
      'double_negative',
      'Should the club not be prevented from selling alcohol?',
      'Should the club be allowed to sell alcohol?',
    ],
    [
      'fr',
      'double_negative',
      'Êtes-vous opposé à ce que les chiens ne soient pas tenus en laisse ?',
      'Êtes-vous favorable à ce que les chiens soient tenus en laisse ?',
    ],
    [
      'fr',
      'double_negative',
      'Êtes-vous contre le fait de ne pas interdire les téléphones au collège ?',
      'Êtes-vous favorable au fait d’interdire les téléphones au collège ?',
    ],
  ] as const)('%s, %s: %s', (lang, rule, stem, mended) => {
    expect(firstMend(itemOf(lang, stem, YES_NO[lang]), rule)?.items.map((each) => each.stem)).toEqual([
      mended,
    ])
  })

  it.each([
    // What is left would point to what is gone, or ask nothing.
    ['en', 'More and more people are eating organic food. Do you?'],
    ['fr', 'De plus en plus de Français passent à la voiture électrique. Envisagez-vous d’en acheter une ?'],
    ['en', 'Most people believe that trains are overpriced. What do you think?'],
    ['en', 'Dermatologists recommend soap without perfume. Which kind will you choose for your household?'],
    [
      'fr',
      'Neuf de nos clients sur dix ont déjà adopté le paiement mobile. Et vous, seriez-vous prêt à l’utiliser ?',
    ],
  ] as const)(
    'a statement before the question is not offered where the question needs it (%s): %s',
    (lang, stem) => {
      expect(firstMend(itemOf(lang, stem, YES_NO[lang]), 'leading')).toBeUndefined()
    },
  )

  it.each([
    ['en', 'Have you been abroad lately?'],
    ['fr', 'Êtes-vous allé récemment à la déchetterie ?'],
    ['fr', 'Il y a quelque temps, avez-vous passé une visite médicale du travail ?'],
  ] as const)('a missing period is not offered beside words that say when (%s): %s', (lang, stem) => {
    expect(firstMend(itemOf(lang, stem, YES_NO[lang]), 'no_reference_period')).toBeUndefined()
  })

  it('a missing period is a choice', () => {
    const given = itemOf('en', 'How many times have you missed a bus?', [])
    const findings = checkItem(given)
    const finding = findings.find(({ rule }) => rule === 'no_reference_period')
    expect(
      finding && mendsOf(given, finding, findings).map(({ choice, items }) => [choice, items[0]?.stem]),
    ).toEqual([
      ['12 months', 'In the last 12 months, how many times have you missed a bus?'],
      ['4 weeks', 'In the last 4 weeks, how many times have you missed a bus?'],
      ['7 days', 'In the last 7 days, how many times have you missed a bus?'],
    ])
  })
})
