/** A survey with one question of each type. */
export const smallSurvey = {
  titre: 'Transports',
  contexte: 'La commune revoit ses lignes de bus.',
  questions: [
    {
      texte: 'Êtes-vous favorable à la gratuité des bus ?',
      type: 'choix_unique',
      options: ['Très favorable', 'Plutôt favorable', 'Plutôt opposé', 'Très opposé', 'Ne sait pas'],
    },
    { texte: 'Que pensez-vous des horaires de bus ?', type: 'libre' },
  ],
  nb_personas: 10,
}

/** A focus group with three profiles and two rounds. */
export const smallSession = {
  titre: 'Le vélo en ville',
  guide: '- Comment vous déplacez-vous ?\n- Que pensez-vous des pistes cyclables ?',
  nb_personas: 3,
  max_turns: 2,
}

/** Milliseconds, longer than any run in these tests. */
export const aLongTime = 600_000
