import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'
import { list } from './lore.ts'

/** French words for the states of facts, by fact and state. */
const states: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  sex: { femme: list('une femme | femme'), homme: list('un homme | homme') },
  marital: {
    single: list('célibataire'),
    together: list('en couple | en union libre'),
    married: list('marié(e)'),
    pacs: list('pacsé(e) | en couple, pacsé(e)'),
    divorced: list('divorcé(e)'),
    widowed: list('veuf ou veuve'),
  },
  contract: {
    permanent: list('un CDI | CDI'),
    fixed: list('un CDD | CDD'),
    public: list('fonctionnaire | la fonction publique'),
    self: list('à mon compte | indépendant, à mon compte'),
    none: list('aucun, je ne travaille pas | sans contrat en ce moment'),
  },
  hoursKind: {
    full: list('à temps plein'),
    part: list('à temps partiel'),
    none: list('je ne travaille pas'),
  },
  education: {
    none: list('aucun | pas de diplôme | le certificat d’études'),
    brevet: list('le brevet | le brevet des collèges'),
    cap: list('un CAP | un BEP | CAP'),
    bac: list('le bac | niveau bac | bac'),
    bac2: list('un BTS | bac + 2 | un DUT'),
    bac3: list('une licence | bac + 3'),
    bac5: list('un master | bac + 5 | un diplôme d’école, bac + 5'),
  },
  tenure: {
    owner: list('propriétaire | je suis chez moi, propriétaire'),
    tenant: list('locataire | en location'),
    social: list('locataire en HLM | en HLM'),
    free: list('hébergement gratuit | je ne paie pas de loyer'),
  },
  housing: {
    house: list('une maison | une maison avec un étage | une petite maison'),
    flat: list('un appartement | un appartement dans un petit immeuble'),
    other: list('un logement un peu spécial | une chambre dans un foyer'),
  },
  commuteMode: {
    car: list('en voiture | avec ma voiture | en voiture, je n’ai pas le choix'),
    transit: list('en transports en commun | en bus | en train, puis à pied'),
    bike: list('à vélo | en vélo, sauf quand il pleut fort'),
    walk: list('à pied | à pied, ce n’est pas loin'),
    none: list('je ne travaille pas | pas concerné, je ne travaille pas'),
  },
  smoker: {
    daily: list('oui, tous les jours | oui, je fume'),
    occasional: list('de temps en temps, en soirée | rarement'),
    former: list('j’ai arrêté | plus maintenant'),
    never: list('jamais | non, jamais'),
  },
  health: {
    1: list('très mauvaise'),
    2: list('pas bonne | plutôt mauvaise'),
    3: list('moyenne | assez bonne, sans plus'),
    4: list('bonne | plutôt bonne, je n’ai pas à me plaindre'),
    5: list('très bonne | excellente'),
  },
  handed: { left: list('de la main gauche'), right: list('de la main droite') },
  newsSource: {
    television: list('à la télévision | le journal télévisé | par la télé, surtout le soir'),
    radio: list('à la radio | la radio, le matin'),
    press: list('dans le journal | le journal, papier'),
    web: list('sur Internet | les sites d’information | sur mon téléphone, les sites des journaux'),
    social: list('sur les réseaux sociaux | par les réseaux | ce que je vois passer sur mon téléphone'),
  },
}

/** A state in words that agree with the speaker's gender; work and place are worded as in the persona's life. */
export function stateFr(
  fact: string,
  state: string,
  sheet: FactSheet,
  life: Life,
): readonly string[] | undefined {
  if (fact === 'occupation' || fact === 'status') {
    return [life.job.fr, `je suis ${life.job.fr}`, life.job.fr].map((text) => text.replace(/'/g, '’'))
  }
  if (fact === 'place')
    return [life.place.fr, `j’habite ${life.place.fr}`].map((text) => text.replace(/'/g, '’'))
  const woman = sheet.sex === 'femme'
  return states[fact]?.[state]?.map((text) =>
    text
      .replace('veuf ou veuve', woman ? 'veuve' : 'veuf')
      .replace(/\(e\)/g, woman ? 'e' : '')
      .replace(/(indépendant|concerné)/g, woman ? '$1e' : '$1'),
  )
}
