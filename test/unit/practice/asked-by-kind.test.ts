import { describe, expect, it } from 'vitest'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'

const people = drawPanel(1).personas.slice(0, 60)
const spoken = (texte: string) =>
  answersOf(people, [{ type: 'libre', texte }], '').flatMap(([answer]) => answer ?? [])
const share = (question: string, fits: RegExp) => {
  const answers = spoken(question)
  return answers.filter((answer) => fits.test(answer)).length / answers.length
}

describe('Questions about things of which little is known are answered by their kind', () => {
  it.each<[question: string, fits: RegExp]>([
    [
      'How regularly do you get your hearing checked, and has that changed over the years?',
      /year|ever|never|now and then/i,
    ],
    ['What is the most you would pay each month for a locker at the railway station?', /€|euro/],
    ['Au maximum, combien paieriez-vous par an pour une place dans un jardin partagé ?', /€|euro/],
    ['At what age should children be allowed to cook on a hob by themselves?', /\b(?:[5-9]|1[0-5])\b/],
    ['À partir de quel âge un enfant peut-il rester seul une heure ?', /\b(?:[5-9]|1[0-5])\b/],
    [
      'Le dimanche soir, votre enfant a de la fièvre et votre médecin est fermé : où vous adressez-vous ?',
      /garde|15|urgences|internet|infirmière|médicale/i,
    ],
    [
      'Please describe the last time you crossed a border by car.',
      /crossed a border|longer|well|special|kind|wait|glad|tired|by myself|quicker|anybody|as usual|mood|worse|noisy|well/i,
    ],
    [
      'Parlez-moi de la dernière fois que vous êtes entré(e) dans une quincaillerie.',
      /entrée? dans une quincaillerie|longtemps|bien passé|spécial|gentils|attente|content|fatigué|accompagnait|vite|personne|habitude|pire|bruit|resté/i,
    ],
    [
      'What is the first word that comes into your head when you hear "municipal ice rink"?',
      /noise|smell|school|crowd|fee|relax|outing|hours|building/i,
    ],
    [
      'Your bank tells you that a machine has refused your loan. What is the very first thing you think?',
      /trusted|checks|explained|surprised|right|changing|opinion|helps|wary|mistake/i,
    ],
    [
      'How could cyclists and lorry drivers be brought to share the road?',
      /lane|speed|pavement|fine|park|buses|rules|lighting|slow/i,
    ],
    [
      'Comment se passe un dîner ordinaire entre collègues ?',
      /simplement|part|façon|vite|calme|fatigue|s’organiser|tard|bruit|habitudes|dur|patience|jours|côté|répéter/i,
    ],
    [
      'What would you say to a friend who is thinking about giving up their car?',
      /try|time|costs|done it|little|yourself|way back|talk|changes/i,
    ],
    [
      'On vous annonce que votre rue sera fermée aux voitures. Quelle est votre toute première pensée ?',
      /pourquoi|changer|surprend|complication|tant mieux|avis|savoir plus|décidé|s’organiser/i,
    ],
    [
      'What could schools do to help parents who work late?',
      /childcare|hours|leave|time|help|money|school|parents|child/i,
    ],
    [
      'Que pourraient faire les supermarchés pour jeter moins ?',
      /date|vrac|invendus|vendeurs|emballages|réparer|appareils|promotions/i,
    ],
    ['How old should a child be before being given house keys?', /\b(?:[5-9]|1[0-6])\b/],
    ['When in the day do you feel most awake?', /morning|afternoon|five|evening|lunch/i],
    ['Depuis quand avez-vous votre téléphone actuel ?', /depuis|ça fait|ans?\b|20\d\d|mois/i],
    [
      'Où rangez-vous les papiers importants chez vous ?',
      /tiroir|placard|boîte|étagère|buffet|classeur|armoire|pochette|coffre|chemises/i,
    ],
    [
      'Where would you take a visitor who has only one hour in your town?',
      /old centre|water|market|church|viewpoint|park|café/i,
    ],
    [
      'How would you go about reducing noise in a shared building?',
      /^(?!.*(?:floors|roof was|letter boxes|seventies)).*\b(?:by|with|step|before|money)/i,
    ],
    ['À quel rythme nettoyez-vous votre réfrigérateur ?', /fois|mois|semaine|an|jamais|temps en temps|jour/i],
    [
      'How many times in the past year have you lent something to a neighbour?',
      /^\D*(?:\d\b|1\d|2\d|once|twice|never|not|only)/i,
    ],
    ['À partir de quelle heure considérez-vous qu’un voisin bruyant exagère ?', /2[0-4] h|minuit/],
    [
      'Pouvez-vous décrire un moment où vous vous êtes senti utile aux autres ?',
      /^(?!.*: (?:le petit matin|le dimanche|le premier café|l’heure))/i,
    ],
    [
      'Tell us what happens in your home on a weekday morning before everyone leaves.',
      /up|alarm|start|breakfast|coffee|bed/i,
    ],
  ])('%s', (question, fits) => {
    expect(share(question, fits)).toBeGreaterThan(0.8)
  })

  it('names one thing, and not a second one of its kind', () => {
    const answers = spoken(
      'Parmi les services publics auxquels vous avez eu affaire, lequel vous a donné le plus de mal ?',
    )
    expect(answers.filter((answer) => /^[^.]+\. [^.]{3,20}\.$/.test(answer))).toEqual([])
  })
})
