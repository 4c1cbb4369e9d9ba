import type { Storage } from '../../../electron/storage/storage.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { aChoice, anOpenEnded, aSurvey } from '../drafts.ts'

/** Items with wording findings of each strength: the first is a defect and a remark, the fifth a remark alone. */
const ITEMS = {
  en: {
    title: 'Trips in town',
    reason: 'The two always go together here.',
    words: 'cheap and comfortable',
    items: [
      aChoice('agree', 'Public transport in my town is always reliable.', [
        ...['Strongly agree', 'Agree', 'Disagree', 'Strongly disagree'],
      ]),
      aChoice('ride', 'How many times did you ride a bike in the last 7 days?', [
        '0 to 2',
        '2 to 5',
        '6 or more',
      ]),
      aChoice('both', 'Are your trips cheap and comfortable?', ['Yes', 'No']),
      aChoice('often', 'Do you often take the bus?', ['Yes', 'No']),
      aChoice('lock', 'Do you always lock your bike?', ['Yes', 'No']),
      anOpenEnded('tram', 'Don’t you agree that the new tram should be extended?'),
      anOpenEnded('trip', 'What was your last trip to work like?'),
    ],
  },
  fr: {
    title: 'Trajets en ville',
    reason: 'Les deux vont toujours ensemble ici.',
    words: 'rapides et confortables',
    items: [
      aChoice('agree', 'Les transports de ma ville sont toujours fiables.', [
        ...['Tout à fait d’accord', 'Plutôt d’accord', 'Plutôt pas d’accord', 'Pas du tout d’accord'],
      ]),
      aChoice('ride', 'Combien de fois avez-vous pris le vélo ces 7 derniers jours\u00a0?', [
        '0 à 2',
        '2 à 5',
        '6 ou plus',
      ]),
      aChoice('both', 'Vos trajets sont-ils rapides et confortables\u00a0?', ['Oui', 'Non']),
      aChoice('often', 'Prenez-vous souvent le bus\u00a0?', ['Oui', 'Non']),
      aChoice('lock', 'Attachez-vous toujours votre vélo\u00a0?', ['Oui', 'Non']),
      anOpenEnded('tram', 'N’êtes-vous pas d’accord pour prolonger le nouveau tramway\u00a0?'),
      anOpenEnded('trip', 'Comment s’est passé votre dernier trajet vers le travail\u00a0?'),
    ],
  },
} satisfies Record<string, { title: string; reason: string; words: string; items: Question[] }>

/** Addresses of the surveys that `storeWordings` makes: one in each language, since findings quote its words. */
export const WORDINGS = { en: '#/surveys/wording-en', fr: '#/surveys/wording-fr' }

/** Puts surveys with wording findings of each strength into a store; one finding is dismissed. */
export function storeWordings(store: Storage): void {
  const now = Date.now()
  for (const language of ['en', 'fr'] as const) {
    const { title, reason, words, items } = ITEMS[language]
    const dismissals = [{ question: 'both', rule: 'double_barrelled', words, reason }]
    store.surveys.insert({
      ...{ id: `wording-${language}`, draft: aSurvey(title, items, { dismissals }), revision: 1, tags: [] },
      ...{ archivedAt: null, deletedAt: null, createdAt: now, updatedAt: now },
    })
  }
}
