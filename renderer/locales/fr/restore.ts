/** Texts of the screen that shows what was unfinished in a restored backup. */
export const restore = {
  title: 'Reprise après restauration',
  nothing: {
    title: 'Rien n’est en attente',
    text: 'Sonde fonctionne normalement.',
    action: 'Ouvrir les questionnaires',
  },
  copy: 'La sauvegarde du {{date}} a été restaurée. Ce qui s’est passé depuis n’y figure pas : certaines passations ci-dessous ont peut-être déjà été créées, lancées ou terminées.',
  folder:
    'Le fichier de données a été remplacé par un fichier plus ancien pendant que Sonde était fermé. Certaines passations ci-dessous ont peut-être déjà été créées, lancées ou terminées.',
  explain:
    'Sonde compare chacune avec le service. Rien ne sera envoyé tant que vous n’aurez pas choisi la suite à leur donner et appuyé sur « Continuer ».',
  offline: 'Vous êtes hors ligne. La comparaison sera possible au retour du réseau.',
  list: 'Passations et groupes de discussion inachevés',
  run: 'Questionnaire, v{{number}}',
  focus: 'Groupe de discussion',
  untitled: 'Sans titre',
  created: 'préparé le {{date}}',
  comparing: 'Comparaison avec le service…',
  unreachable:
    'Le service n’a pas pu être interrogé. Rien ne sera envoyé pour cet élément, qui reste en attente ici.',
  finding: {
    running: 'La passation est en cours sur le service.',
    ended: 'La passation est terminée sur le service.',
    draft: 'Le questionnaire est sur le service, mais n’y a pas été lancé.',
    other: 'Le service indique un état que Sonde ne reconnaît pas : « {{status}} ».',
    otherNone: 'Le service n’indique aucun état.',
    gone: 'Le service ne connaît plus cet élément. Il y a été supprimé, ou appartient à un autre compte.',
    found: 'Cet élément semble avoir été créé entre-temps. Vérifiez s’il s’agit de l’un de ceux-ci.',
    not_found:
      'Sonde n’a trouvé aucun élément correspondant sur le service. Cela ne prouve rien : si vous l’avez lancé après cette sauvegarde, il existe peut-être sous un autre titre.',
    open: 'Le groupe de discussion est sur le service.',
  },
  choice: {
    follow: 'Suivre la passation et demander ses réponses',
    followFocus: 'Continuer avec ce groupe ; aucun tour n’est demandé automatiquement',
    launch: 'Lancer maintenant ce questionnaire',
    send: 'Créer et lancer maintenant',
    adopt: 'C’est celui-ci : « {{title}} » ({{facts}})',
    leave: 'Ne rien envoyer ; le questionnaire reste modifiable',
    leaveFocus: 'Ne rien envoyer ; le groupe reste à vérifier sur son écran',
    leaveGone: 'Ne plus interroger le service à son sujet',
  },
  question: 'Suite à donner à « {{title}} »',
  id: 'identifiant {{id}}',
  status: 'état « {{status}} »',
  createdAt: 'créé le {{at}}',
  goOn: 'Continuer',
  chooseFirst_one: 'Choisissez d’abord la suite à donner à {{count}} élément.',
  chooseFirst_other: 'Choisissez d’abord la suite à donner à {{count}} éléments.',
  stays_one:
    '{{count}} élément n’a pas pu être comparé et reste en attente. Vous pouvez lancer de nouvelles passations.',
  stays_other:
    '{{count}} éléments n’ont pas pu être comparés et restent en attente. Vous pouvez lancer de nouvelles passations.',
  done: 'Sonde fonctionne de nouveau normalement.',
}
