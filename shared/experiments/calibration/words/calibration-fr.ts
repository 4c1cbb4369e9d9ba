/** What a calibration says, in French. `{{…}}` is filled in; `_one` and `_other` are the forms of a number. */
export const calibrationFr = {
  defect: {
    leading: 'Orientée',
    double_barrelled: 'Double',
    absolute: 'Absolue',
    overlapping: 'Modalités qui se recouvrent',
    unbalanced: 'Échelle déséquilibrée',
  },
  result: {
    heading: 'Ce que ce service a fait apparaître',
    sentence_one:
      'Sur {{count}} défaut introduit, ce service en a fait apparaître {{shown}}. Questions témoins marquées : {{marked}} sur {{controls}}.',
    sentence_other:
      'Sur {{count}} défauts introduits, ce service en a fait apparaître {{shown}}. Questions témoins marquées : {{marked}} sur {{controls}}.',
    shows:
      'C’est plus que ce que donneraient le hasard et ses marques sur des questions saines. Ce sont des raisons de revoir les questions, non des preuves sur des personnes.',
    chance:
      'Le hasard et ses marques sur des questions saines suffisent à l’expliquer : ici, rien ne se voit. Son silence sur une question ne veut donc rien dire.',
    nothing:
      'Ici, rien n’est apparu : son silence sur une question ne veut donc rien dire. Par hasard, un service qui fait apparaître jusqu’à {{most}} défauts de ce genre sur 100 peut n’en montrer aucun sur {{planted}}.',
    too_few:
      'Trop peu de jumelles pour en juger : cela peut tenir au hasard, ou non. Une calibration avec plus de jumelles peut le dire.',
    unknown:
      'Aucune jumelle ne peut être jugée : il faut au moins {{least}} réponses par variante et par question, et que la relecture signale le défaut dans la jumelle.',
    waiting:
      'Pas encore de conclusion : des passations prévues sont encore en cours. Les nombres ci-dessous peuvent changer.',
    added: 'Les passations ajoutées après le lancement ne comptent pas ici.',
    twin: 'Jumelle',
    control: 'Témoin',
    state: {
      shown: 'visible',
      not_shown: 'invisible',
      unknown: 'trop peu de réponses',
      not_planted: 'non comptée, car la relecture n’y signale pas ce défaut',
      marked: 'marqué',
      unmarked: 'pas marqué',
    },
    moved:
      'Points d’écart avec la question saine : {{moved}} ; le bruit va jusqu’à {{floor}} ({{from}} et {{to}} réponses).',
    repeated:
      'Points d’écart quand la même question est posée à nouveau : {{moved}} ; le bruit va jusqu’à {{floor}} ({{from}} et {{to}} réponses).',
    bySides: 'L’échelle a d’autres échelons : seuls ses côtés sont comparés.',
    signs: 'Indices : {{signs}}.',
    noSigns: 'Aucun indice.',
    about:
      'Une jumelle est visible si ses réponses s’écartent de la question saine au-delà du bruit, ou si un indice y apparaît que la question saine n’a pas. Un témoin est marqué si la même question posée à nouveau s’écarte au-delà du bruit, ou si elle porte un indice.',
  },
}

/** The texts of a calibration, in one language. */
export type CalibrationWords = {
  defect: Record<keyof (typeof calibrationFr)['defect'], string>
  result: Omit<Record<keyof (typeof calibrationFr)['result'], string>, 'state'> & {
    state: Record<keyof (typeof calibrationFr)['result']['state'], string>
  }
}
