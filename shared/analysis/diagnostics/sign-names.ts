const FR = {
  no_variety: 'Peu de variété',
  unchosen_option: 'Modalité jamais choisie',
  no_opinion: 'Sans opinion',
  blank: 'Réponses vides',
  off_point: 'Hors sujet',
  asks_back: 'Questions en retour',
  unclear: 'Dite peu claire',
  repeats_stem: 'Énoncé répété',
  opens_alike: 'Débuts semblables',
  near_duplicates: 'Presque identiques',
  straight_lining: 'Réponses uniformes',
  explained_by_trait: 'Expliquée par un trait',
  wording: 'Formulation',
}

const EN: Record<keyof typeof FR, string> = {
  no_variety: 'Little variety',
  unchosen_option: 'Option never chosen',
  no_opinion: 'No opinion',
  blank: 'Left blank',
  off_point: 'Off the point',
  asks_back: 'Asks back',
  unclear: 'Called unclear',
  repeats_stem: 'Repeats the stem',
  opens_alike: 'Begins alike',
  near_duplicates: 'Nearly identical',
  straight_lining: 'Straight-lining',
  explained_by_trait: 'Explained by a trait',
  wording: 'Wording',
}

/** Names of the kinds of signs, for the page and for files. */
export const SIGN_NAMES = { fr: FR, en: EN }
