import { calibrationFr } from '../../../shared/experiments/calibration/words/calibration-fr.ts'

export const calibration = {
  start: 'Calibrer un service…',
  startCommand: 'Calibrer un service avec mes questions',
  begin: {
    title: 'Calibrer un service',
    text: 'Sonde introduit un défaut connu dans certaines de vos questions saines et les envoie à côté des originales. Vous voyez ainsi si ce service, aujourd’hui, fait apparaître de tels défauts. Vous relisez chaque question jumelle avant l’envoi.',
    survey: 'Questionnaire',
    choose: 'Choisissez un questionnaire',
    items: 'Questions saines',
    itemsHint: 'Questions à choix unique dans lesquelles la relecture ne signale rien ; {{most}} au plus.',
    none: 'Aucune question saine à choix unique dans ce questionnaire.',
    create: 'Préparer le plan',
    planTitle: 'Calibration : {{title}}',
  },
  defect: calibrationFr.defect,
  defectMeaning: {
    leading: 'L’énoncé pousse vers une réponse.',
    double_barrelled: 'Un second objet est ajouté : une même réponse ne porte plus sur un seul.',
    absolute: 'Un mot n’admet aucune exception.',
    overlapping: 'Des tranches partagent une borne.',
    unbalanced: 'L’échelle a plus d’échelons d’un côté que de l’autre.',
  },
  twins: {
    heading: 'Questions et jumelles',
    hint: 'Trois variantes : vos questions (A), les mêmes à nouveau (A à nouveau), et leurs jumelles avec un défaut introduit (Jumelles). Une question sans jumelle reste : elle sert de témoin, où rien ne devrait apparaître.',
    few: 'Avec moins de {{least}} jumelles, ce que ce service fait apparaître ne se distingue guère du hasard.',
    item: 'Question {{number}}',
    defectOf: 'Défaut introduit : question {{number}}',
    noTwin: 'Sans jumelle (témoin seulement)',
    stem: 'Énoncé de la jumelle : question {{number}}',
    options: 'Modalités de la jumelle : question {{number}}',
    option: 'Modalité {{option}} de la jumelle : question {{number}}',
    removeItem: 'Retirer la question',
    removeItemOf: 'Retirer la question {{number}}',
    unseen: 'La relecture ne signale plus ce défaut dans la jumelle : ses réponses n’en diront rien.',
    cannotAny: 'Aucune règle ne peut introduire de défaut dans cette question.',
  },
  result: calibrationFr.result,
  line: {
    shows_one: 'Le {{date}}, ce service a fait apparaître {{shown}} défaut introduit sur {{count}}.',
    shows_other: 'Le {{date}}, ce service a fait apparaître {{shown}} des {{count}} défauts introduits.',
    chance_one:
      'Le {{date}}, ce service a fait apparaître {{shown}} défaut introduit sur {{count}}, ce que le hasard peut donner : son silence sur une question ne veut rien dire.',
    chance_other:
      'Le {{date}}, ce service a fait apparaître {{shown}} des {{count}} défauts introduits, ce que le hasard peut donner : son silence sur une question ne veut rien dire.',
    nothing_one:
      'Le {{date}}, ce service a fait apparaître {{shown}} défaut introduit sur {{count}} : son silence sur une question ne veut rien dire.',
    nothing_other:
      'Le {{date}}, ce service a fait apparaître {{shown}} des {{count}} défauts introduits : son silence sur une question ne veut rien dire.',
    too_few_one:
      'Le {{date}}, ce service a fait apparaître {{shown}} défaut introduit sur {{count}} : c’est trop peu pour en juger.',
    too_few_other:
      'Le {{date}}, ce service a fait apparaître {{shown}} des {{count}} défauts introduits : c’est trop peu pour en juger.',
  },
}
