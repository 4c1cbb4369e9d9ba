import type { Template } from './template.ts'

/**
 * A whole questionnaire for a first try, without anything to fill in. Its third and fourth items are weak on purpose, so
 * that the checker and the results have something to show: two things are asked at once, and the stem takes a side.
 */
type Example = Omit<Template, 'id' | 'purpose'>

export const EXAMPLE: Record<'fr' | 'en', Example> = {
  fr: {
    name: 'Exemple\u00a0: se déplacer en ville',
    context: 'Les trajets quotidiens des habitants d’une ville française',
    items: [
      {
        stem: 'Quel moyen de transport utilisez-vous le plus souvent pour aller au travail\u202f?',
        options: [
          ...['La voiture', 'Les transports en commun', 'Le vélo', 'La marche', 'Un autre moyen'],
          'Je ne travaille pas',
        ],
      },
      {
        stem: 'Au cours des 7 derniers jours, combien de jours avez-vous pris les transports en commun\u202f?',
        options: ['Aucun', '1 ou 2 jours', '3 ou 4 jours', '5 jours ou plus', 'Je ne sais pas'],
      },
      {
        stem: 'Êtes-vous satisfait du prix et de la fréquence des bus\u202f?',
        options: ['Pas du tout', 'Plutôt pas', 'Plutôt', 'Tout à fait', 'Je ne sais pas'],
      },
      {
        stem: 'Ne pensez-vous pas que le vélo est le meilleur moyen de se déplacer en ville\u202f?',
        options: ['Oui', 'Non', 'Je ne sais pas'],
      },
      { stem: 'Que changeriez-vous à vos trajets quotidiens\u202f? Si vous ne changeriez rien, dites-le.' },
    ],
  },
  en: {
    name: 'Example: getting around town',
    context: 'Everyday trips of people who live in a town in France',
    items: [
      {
        stem: 'Which means of transport do you use most often to go to work?',
        options: ['Car', 'Public transport', 'Bicycle', 'Walking', 'Another means', 'I do not work'],
      },
      {
        stem: 'In the last 7 days, on how many days did you use public transport?',
        options: ['None', '1 or 2 days', '3 or 4 days', '5 days or more', 'I don’t know'],
      },
      {
        stem: 'How satisfied are you with the price and the frequency of the buses?',
        options: ['Not at all', 'Slightly', 'Moderately', 'Very', 'I don’t know'],
      },
      {
        stem: 'Don’t you think that cycling is the best way to get around town?',
        options: ['Yes', 'No', 'I don’t know'],
      },
      { stem: 'What, if anything, would you change about your everyday trips?' },
    ],
  },
}
