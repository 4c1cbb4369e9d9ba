import { describe, expect, it } from 'vitest'
import { checkItem } from '../../../shared/wording/check-item.ts'
import type { RuleCode } from '../../../shared/wording/finding.ts'
import { type Case, foundRules, YES_NO } from './found-rules.ts'

/** What distinguishes a defect from a look-alike, by general cause. */
const cases: Record<string, { rule: RuleCode; flagged: Case[]; left: Case[] }> = {
  'an absolute is asserted, not quoted, lived or offered': {
    rule: 'absolute',
    flagged: [
      ['en', 'Do you think that all buses are late?', YES_NO.en],
      ['en', '"Trains never run on time." Do you agree?', ['Agree', 'Disagree', "Don't know"]],
    ],
    left: [
      ['en', 'A neighbour says: "I never lock my door." What would you reply?'],
      ['fr', 'Un voisin dit : « Je ne ferme jamais ma porte. » Que lui répondez-vous ?'],
      ['en', 'Have you worked in this trade all your life?', YES_NO.en],
      ['fr', 'Avez-vous vécu ici toute votre vie ?', YES_NO.fr],
      ['en', 'Should nobody pay, or should visitors pay?', ['Nobody should', 'Visitors should']],
    ],
  },
  'a count that is asked for is no majority that is claimed': {
    rule: 'leading',
    flagged: [
      ['en', 'Many people think the buses are late. Do you agree?', ['Agree', 'Disagree', "Don't know"]],
      ['en', 'Most people buy their bread here … Do you?', YES_NO.en],
      ['en', 'Like many people, do you buy bread here?!', YES_NO.en],
    ],
    left: [
      ['en', 'How many times did you buy [… the brand] in the last 12 months?'],
      ['en', 'How many times did you buy [... The brand] in the last 12 months?'],
      ['en', 'How many times did you … buy the brand in the last 12 months?'],
      ['en', 'How many times did you buy bread last week?!'],
      ['en', 'In your view: how many people here have a bicycle'],
      ['en', 'How many people live in your home?'],
      ['en', 'How many times do most people you know go out in a week?'],
      ['fr', 'Combien de personnes ont acheté [… la marque] chez vous le mois dernier ?'],
    ],
  },
  'a verdict qualifies what is asked about': {
    rule: 'loaded',
    flagged: [
      ['en', 'Do you support the misguided timetable?', YES_NO.en],
      ['fr', 'Soutenez-vous cet horaire pitoyable ?', YES_NO.fr],
      ['fr', 'Que pensez-vous de l’arrogance des contrôleurs ?'],
      ['en', 'Should the council keep throwing public money at it?', YES_NO.en],
    ],
    left: [
      ['en', 'Is the timetable misguided?', YES_NO.en],
      ['fr', 'Trouvez-vous cet horaire pitoyable ?', YES_NO.fr],
      ['fr', 'Présentez-vous la carte Vitale à la pharmacie ?', YES_NO.fr],
      ['en', 'Did you handle toxic waste last week?', YES_NO.en],
      ['fr', 'Un bidon d’huile est-il rangé dans votre cave ?', YES_NO.fr],
    ],
  },
  'a yes-or-no question of knowledge needs a way to say one does not know': {
    rule: 'missing_dont_know',
    flagged: [
      ['en', 'Can the Senate dismiss a judge?', ['Yes', 'No']],
      ['fr', 'La Lune tourne-t-elle autour de la Terre ?', ['Oui', 'Non']],
      ['fr', 'À votre connaissance, le musée est-il fermé le mardi ?', ['Oui', 'Non']],
    ],
    left: [
      ['en', 'Can the Senate dismiss a judge?', YES_NO.en],
      ['fr', 'Le Sénat est-il utile ?', ['Oui', 'Non']],
      ['en', 'Was the counter open when you came?', ['Yes', 'No']],
      ['fr', 'Le parking était-il plein ?', ['Oui', 'Non']],
    ],
  },
  'an exit fits the premise, or does not': {
    rule: 'presupposition',
    flagged: [
      ['en', 'How often does your husband iron?', ['Every day', 'Every week', 'Never']],
      ['en', 'How often do you quarrel at work?', ['Every day', 'Every week', 'Every month']],
      ['fr', 'Qu’aimez-vous le plus dans votre métier ?', ['Les horaires', 'Le salaire']],
      ['fr', 'Quel âge a votre plus jeune fils ?', ['Moins de 5 ans', '5 ans ou plus']],
    ],
    left: [
      ['en', 'How often does your husband iron?', ['Every day', 'Never', 'I have no husband']],
      ['en', 'How often do you quarrel at work?', ['Every day', 'Every week', 'Less often']],
      ['en', 'Why do you not cycle?', ['Too far', 'Too hilly', 'I do cycle']],
      ['fr', 'Pourquoi ne prenez-vous pas le bus ?', ['Trop lent', 'Je le prends']],
    ],
  },
  'a negative verb or adverb meets a negation': {
    rule: 'double_negative',
    flagged: [
      ['fr', 'Est-il rare que vous ne déjeuniez pas ?', YES_NO.fr],
      ['fr', 'N’êtes-vous pas opposé à ce qu’on interdise les barbecues ?', YES_NO.fr],
      ['fr', 'Faut-il qu’aucun chien ne soit privé de promenade ?', YES_NO.fr],
    ],
    left: [['fr', 'Est-il rare que vous déjeuniez seul ?', YES_NO.fr]],
  },
  'an argument stands before a rating; a plain condition does not argue': {
    rule: 'leading',
    flagged: [
      ['en', 'Given how well the pool is run, how do you rate it?', ['Good', 'Poor']],
      ['fr', 'Tout parent responsable lit ce carnet. Le lisez-vous ?', YES_NO.fr],
    ],
    left: [
      ['en', 'Given the price, how do you rate the pool?', ['Good', 'Poor']],
      ['en', 'Do you know the times of the pool?', ['Yes', 'No']],
      ['en', 'Do you need help or support because of your sight?', ['Yes', 'No']],
    ],
  },
  'an event is asked for, not named': {
    rule: 'no_reference_period',
    flagged: [
      ['fr', 'Est-ce que vous avez visité un musée ?', YES_NO.fr],
      ['fr', 'Vous est-il arrivé de perdre vos clés ?', YES_NO.fr],
      ['fr', 'Votre foyer a-t-il eu du mal à se chauffer ?', YES_NO.fr],
    ],
    left: [
      ['fr', 'Le vol dont vous avez été victime a-t-il été déclaré ?', YES_NO.fr],
      ['en', 'Have you read the leaflet?', YES_NO.en],
      ['fr', 'Combien avez-vous payé votre billet ?'],
    ],
  },
  'two things done, or one thing explained': {
    rule: 'double_barrelled',
    flagged: [
      ['fr', 'Le facteur vous a-t-il salué et écouté ?', ['Oui', 'Non']],
      ['en', 'Did the porter greet you and carry the bags?', ['Yes', 'No']],
      // A pattern once took minutes for this stem.
      [
        'fr',
        'Seriez-vous prêt à voter pour cette proposition de notre équipe municipale, et seriez-vous d’accord pour payer ?',
        YES_NO.fr,
      ],
    ],
    left: [
      ['fr', 'Le compost, c’est-à-dire des restes et des épluchures, est-il permis ?', YES_NO.fr],
      ['en', 'Can you choose when to start and finish work?', YES_NO.en],
      ['en', 'Is the road in good or bad condition?', ['Good', 'Bad']],
    ],
  },
  'options say the same in other words': {
    rule: 'duplicate_options',
    flagged: [
      ['fr', 'Pourquoi pas ce train ?', ['Trop lent', 'Pas assez rapide', 'Autre']],
      ['en', 'How did you come?', ['On foot', 'I walked', 'By car']],
      ['fr', 'À quelle fréquence ?', ['Une fois par semaine', 'Chaque semaine', 'Jamais']],
      ['en', 'How sore is it?', ['Very sore', 'Slightly sore', 'A little sore']],
    ],
    left: [['en', 'How sore is it?', ['Very sore', 'Slightly sore', 'Not sore']]],
  },
  'a single value between two open ranges fills the gap': {
    rule: 'range_gap',
    flagged: [['en', 'When was it built?', ['Before 1980', 'In 1982', 'After 1985']]],
    left: [
      ['fr', 'Quand ?', ['Avant 1980', 'En 1980', 'Après 1980']],
      ['en', 'When?', ['Before 1980', 'In 1980', 'After 1980']],
    ],
  },
  'a scale is one of ratings, and what stands aside is not on it': {
    rule: 'unbalanced_scale',
    flagged: [
      ['en', 'Would you come back?', ['Certainly', 'Very probably', 'Probably', 'No']],
      ['en', 'How was the hike?', ['Disastrous', 'Very bad', 'Bad', 'Good']],
    ],
    left: [
      ['en', 'How do you rate it?', ['Very good', 'Good', 'Bad', 'Very bad', 'Never used it']],
      ['fr', 'Comment allez-vous ?', ['Très bien', 'Bien', 'Ni bien ni mal', 'Mal', 'Très mal']],
      ['fr', 'Est-ce grave ?', ['Très grave', 'Assez grave', 'Peu grave', 'Pas grave du tout']],
      ['en', 'How many neighbours do you know?', ['Many', 'A few', 'Hardly any', 'None']],
    ],
  },
}

describe.each(Object.entries(cases))('%s', (_, { rule, flagged, left }) => {
  for (const [lang, stem, options] of flagged) {
    it(`flags (${lang}) ${stem} ${options?.join(' / ') ?? ''}`, () => {
      expect(foundRules(lang, stem, options)).toContain(rule)
    })
  }

  for (const [lang, stem, options] of left) {
    it(`leaves (${lang}) ${stem} ${options?.join(' / ') ?? ''}`, () => {
      expect(foundRules(lang, stem, options)).not.toContain(rule)
    })
  }
})

describe('a plainer wording', () => {
  const suggestion = (stem: string) =>
    checkItem({ lang: 'fr', type: 'single_choice', stem, options: YES_NO.fr })[0]?.suggestion

  it('keeps the case of its place', () => {
    expect(suggestion('Au fond, ne croyez-vous pas que c’est tôt ?')).toBe('croyez-vous')
    expect(suggestion('NE CROYEZ-VOUS PAS QUE C’EST TÔT ?')).toBe('CROYEZ-VOUS')
  })

  it('is not offered where the negation governs the article', () => {
    expect(suggestion('Ne voyez-vous pas d’inconvénient à ce projet ?')).toBeUndefined()
  })
})

describe('a span', () => {
  const stem = '👩🏽‍🌾 « Été » :\u202fMANGEZ‑VOUS\r\nSOUVENT d’œufs\u202f?'
  it.each(['NFC', 'NFD'])('covers the words as given (%s)', (form) => {
    const given = stem.normalize(form)
    const [finding] = checkItem({ lang: 'fr', type: 'single_choice', stem: given, options: ['Oui', 'Non'] })
    expect(given.slice(finding?.start ?? 0, finding?.end ?? 0)).toBe('SOUVENT')
  })
})
