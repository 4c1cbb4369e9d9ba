import type { WordingMessages } from './messages.ts'

/** The checker's texts in French. */
export const messagesFr: WordingMessages = {
  names: {
    double_barrelled: 'Deux questions en une',
    leading: 'Question orientée',
    presupposition: 'Présupposé',
    loaded: 'Mots chargés',
    double_negative: 'Double négation',
    vague_quantifier: 'Fréquence ou quantité vague',
    no_reference_period: 'Sans période de référence',
    absolute: 'Terme absolu',
    agree_disagree: 'D’accord, pas d’accord',
    unbalanced_scale: 'Échelle déséquilibrée',
    range_overlap: 'Tranches qui se chevauchent',
    range_gap: 'Trou entre deux tranches',
    duplicate_options: 'Modalité en double',
    missing_dont_know: 'Sans « ne sait pas »',
    too_long: 'Trop longue ou emboîtée',
    jargon: 'Terme non expliqué',
  },
  whys: {
    double_barrelled:
      'Elle porte sur deux choses à la fois : qui pense différemment de chacune ne peut pas répondre.',
    double_barrelled_questions:
      'Elle pose deux questions pour une seule réponse : on ne saura pas à laquelle.',
    leading: 'La forme pousse vers une réponse.',
    leading_negation: 'Une question posée à la forme négative appelle un « oui ».',
    leading_tag: 'La formule finale demande de confirmer plutôt que de répondre.',
    leading_certainty:
      'Elle présente une opinion comme une évidence : il devient gênant d’en avoir une autre.',
    leading_majority: 'Dire que beaucoup le pensent rend plus difficile de penser autrement.',
    leading_authority: 'Citer une autorité souffle la réponse.',
    leading_praise: 'Elle fait l’éloge de ce qu’elle demande de juger.',
    leading_argument: 'Elle ne donne des arguments que d’un côté.',
    presupposition: 'Elle tient pour acquis ce qui n’est pas vrai de tous, et ne leur laisse pas d’issue.',
    presupposition_change: 'Elle tient pour acquis qu’il y a eu un changement, et dans quel sens.',
    presupposition_why: 'Elle demande pourquoi avant de savoir si.',
    presupposition_zero:
      'Ceux que cela ne concerne pas n’ont pas de réponse : proposez « aucun » ou « jamais ».',
    loaded: 'On répond au ton des mots chargés plutôt qu’à ce qu’ils désignent.',
    double_negative: 'Deux négations se rencontrent : il faut calculer ce que « oui » veut dire.',
    vague_quantifier: 'Chacun compte à sa façon : donnez un nombre ou une définition.',
    vague_quantifier_options:
      'Ces modalités ne désignent pas la même fréquence pour tous : ajoutez des nombres.',
    no_reference_period: 'Sans période, chacun compte sur une durée différente.',
    absolute: 'Elle n’admet aucune exception : presque personne ne peut dire oui, et un non dit peu.',
    agree_disagree: 'Les échelles d’accord poussent à acquiescer : interrogez plutôt sur la chose elle-même.',
    unbalanced_scale: 'L’échelle a plus d’échelons d’un côté, ce qui y attire les réponses.',
    unbalanced_strength: 'Un côté de l’échelle est formulé plus fortement que l’autre.',
    range_overlap: 'Une valeur appartient à deux modalités.',
    range_gap: 'Une valeur ou une tranche, entre deux modalités, n’appartient à aucune.',
    duplicate_options: 'Deux modalités disent la même chose : les réponses s’y partageront au hasard.',
    missing_dont_know:
      'Elle demande une connaissance : sans « ne sait pas », on devine, et cela passe pour du savoir.',
    missing_dont_know_opinion:
      'Peu de gens en savent assez pour avoir un avis : sans « ne sait pas », ils en improvisent un.',
    too_long: 'Elle est trop longue pour être gardée en tête.',
    too_long_nested: 'Ses propositions s’emboîtent : la question s’y perd.',
    jargon: 'Une partie du public ne connaît pas ce terme : expliquez-le ou dites-le simplement.',
    jargon_acronym: 'Une partie du public ne connaît pas ce sigle : écrivez-le en toutes lettres.',
  },
  notes: {
    long: 'Il prendra plus de temps que l’attention n’en accorde.',
    sensitive_early: 'Une question sensible vient tôt : on peut abandonner ou se méfier.',
    general_after_specific:
      'Une question générale suit une question particulière sur le même sujet, qui la colorera.',
    coloured: 'Une question précédente informe ou charge ce sujet avant que celle-ci l’aborde.',
    same_scale_run: 'Beaucoup de questions de suite ont les mêmes modalités : on ne les lit plus.',
    same_direction:
      'Toutes les échelles vont dans le même sens : qui coche la première penche toujours du même côté.',
    many_options: 'Cette liste est longue : on choisit près de ses bouts.',
    many_open: 'Beaucoup de questions demandent d’écrire : les réponses raccourcissent, et on abandonne.',
    mixed_languages: 'Cette question est dans une autre langue que le reste.',
  },
}
