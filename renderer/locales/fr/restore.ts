/** Texts of the screen that shows what was unfinished in a restored store. */
export const restore = {
  title: 'Reprise après restauration',
  nothing: {
    title: 'Rien n’est en attente',
    text: 'Sonde travaille normalement.',
    action: 'Ouvrir les questionnaires',
  },
  copy: 'La sauvegarde du {{date}} a été restaurée. Ce qui s’est passé depuis n’y figure pas : certaines passations ci-dessous ont peut-être déjà été créées, lancées ou terminées.',
  folder:
    'Le fichier de données a été remplacé par un fichier plus ancien pendant que Sonde était fermé. Certaines passations ci-dessous ont peut-être déjà été créées, lancées ou terminées.',
  explain:
    'Sonde compare chacune avec le service. Rien n’est envoyé avant que vous ayez choisi la suite et appuyé sur « Continuer ».',
  offline: 'Vous êtes hors ligne. La comparaison est possible dès le retour du réseau.',
  list: 'Passations et groupes de discussion inachevés',
  run: 'Questionnaire, v{{number}}',
  focus: 'Groupe de discussion',
  untitled: 'Sans titre',
  created: 'préparé le {{date}}',
  comparing: 'Comparaison avec le service…',
  unreachable:
    'Le service n’a pas pu être interrogé. Rien n’est envoyé pour cet élément ; il reste en attente ici.',
  finding: {
    running: 'La passation est en cours sur le service.',
    ended: 'La passation est terminée sur le service.',
    draft: 'Le questionnaire est sur le service, mais n’y est pas lancé.',
    other: 'Le service indique un statut que Sonde ne reconnaît pas : « {{status}} ».',
    otherNone: 'Le service n’indique aucun statut.',
    gone: 'Le service ne connaît plus cet élément. Il y a été supprimé, ou appartient à un autre compte.',
    found: 'Cet élément semble avoir été créé entre-temps. Vérifiez s’il s’agit de l’un de ceux-ci.',
    not_found:
      'Sonde n’a trouvé sur le service aucun élément correspondant. Ce n’est pas une preuve : si vous l’avez lancé après cette sauvegarde, il existe peut-être sous un autre titre.',
    open: 'Le groupe de discussion est sur le service.',
  },
  choice: {
    follow: 'Suivre la passation et récupérer les réponses',
    followFocus: 'Continuer avec ce groupe ; aucun tour n’est demandé automatiquement',
    launch: 'Lancer maintenant ce questionnaire',
    send: 'Créer et lancer maintenant',
    adopt: 'C’est celui-ci : « {{title}} » ({{facts}})',
    leave: 'Ne rien envoyer ; le questionnaire reste modifiable',
    leaveFocus: 'Ne rien envoyer ; le groupe reste à vérifier dans son écran',
    leaveGone: 'Ne plus rien demander au service',
  },
  question: 'Suite pour « {{title}} »',
  id: 'id {{id}}',
  status: 'statut « {{status}} »',
  createdAt: 'créé le {{at}}',
  goOn: 'Continuer',
  chooseFirst_one: 'Choisissez d’abord la suite pour {{count}} élément.',
  chooseFirst_other: 'Choisissez d’abord la suite pour {{count}} éléments.',
  stays_one:
    '{{count}} élément n’a pas pu être comparé et reste en attente. Les nouvelles passations sont possibles.',
  stays_other:
    '{{count}} éléments n’ont pas pu être comparés et restent en attente. Les nouvelles passations sont possibles.',
  done: 'Sonde a repris le travail.',
}
