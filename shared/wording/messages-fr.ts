import type { WordingMessages } from './messages.ts'

/** The checker's texts in French. */
export const messagesFr: WordingMessages = {
  names: {
    double_barrelled: 'Deux questions en une',
    leading: 'Question orientée',
    presupposition: 'Présupposé',
    loaded: 'Termes connotés',
    double_negative: 'Double négation',
    vague_quantifier: 'Fréquence ou quantité vague',
    no_reference_period: 'Pas de période de référence',
    absolute: 'Terme absolu',
    agree_disagree: 'Échelle d’accord',
    unbalanced_scale: 'Échelle déséquilibrée',
    range_overlap: 'Tranches qui se chevauchent',
    range_gap: 'Trou entre deux tranches',
    duplicate_options: 'Modalité en double',
    mismatched_options: 'Modalités sans rapport avec la question',
    several_answers: 'Plusieurs réponses demandées',
    missing_dont_know: 'Pas de « Ne sait pas »',
    too_long: 'Question trop longue ou imbriquée',
    jargon: 'Terme non expliqué',
  },
  whys: {
    double_barrelled:
      'La question porte sur deux choses à la fois : on ne peut pas répondre si l’on n’en pense pas la même chose.',
    double_barrelled_things:
      'La question nomme deux choses pour une seule réponse : voyez si l’on peut penser autrement de l’une que de l’autre.',
    double_barrelled_questions:
      'Deux questions sont posées pour une seule réponse : on ne saura pas à laquelle il a été répondu.',
    leading: 'La formulation oriente vers une réponse.',
    leading_negation: 'Une question à la forme négative pousse à acquiescer.',
    leading_tag: 'La formule finale demande de confirmer plutôt que de répondre.',
    leading_certainty:
      'La question présente une opinion comme une évidence : il devient gênant d’en avoir une autre.',
    leading_majority: 'Dire que beaucoup le pensent rend plus difficile de penser autrement.',
    leading_authority: 'Citer une autorité souffle la réponse.',
    leading_praise: 'La question fait l’éloge de ce qu’elle demande de juger.',
    leading_argument: 'La question ne donne d’arguments que d’un seul côté.',
    presupposition:
      'La question tient pour acquis ce qui n’est pas vrai pour tout le monde, sans laisser d’échappatoire.',
    presupposition_change: 'La question tient pour acquis qu’il y a eu un changement, et dans quel sens.',
    presupposition_why: 'La question demande « pourquoi » avant d’avoir établi les faits.',
    presupposition_zero:
      'Les personnes non concernées ne trouvent pas de modalité qui leur convienne : proposez « aucun » ou « jamais ».',
    loaded: 'Des termes connotés font réagir à leur tonalité plutôt qu’à ce qu’ils désignent.',
    double_negative: 'La question cumule deux négations : le sens d’un « oui » devient difficile à saisir.',
    vague_quantifier: 'Chacun compte à sa façon : donnez un nombre ou une définition.',
    vague_quantifier_habit:
      'La question demande si on le fait « souvent », « régulièrement », etc., que chacun comprend à sa façon : demandez plutôt combien de fois.',
    vague_quantifier_options:
      'Ces modalités ne désignent pas la même fréquence pour tous : ajoutez des nombres.',
    no_reference_period: 'Sans période, chacun compte sur une durée différente.',
    no_reference_period_event:
      'Sans période, chacun pense à une durée différente, sauf si cela ne peut arriver qu’une fois.',
    absolute:
      'La question n’admet aucune exception : presque personne ne peut répondre « oui », et un « non » n’apprend pas grand-chose.',
    agree_disagree:
      'Les échelles d’accord favorisent l’acquiescement : posez plutôt la question sur le sujet lui-même, avec des modalités adaptées.',
    unbalanced_scale: 'L’échelle a plus d’échelons d’un côté, ce qui y attire les réponses.',
    unbalanced_strength: 'Un côté de l’échelle est formulé plus fortement que l’autre.',
    range_overlap: 'Une valeur appartient à deux modalités.',
    range_gap: 'Une valeur ou une tranche, entre deux modalités, n’appartient à aucune.',
    duplicate_options: 'Deux modalités disent la même chose : les réponses s’y partageront au hasard.',
    mismatched_options:
      'Les modalités ne répondent pas à la question : proposez ce qu’elle demande, ou demandez ce que disent les modalités.',
    several_answers:
      'La question demande plusieurs réponses, mais on ne peut en choisir qu’une : faites de chaque modalité une question à laquelle on répond par oui ou non, ou demandez la réponse principale.',
    missing_dont_know:
      'La question porte sur une connaissance : sans « ne sait pas », on répond au hasard, et cela passe pour du savoir.',
    missing_dont_know_opinion:
      'Peu de gens en savent assez pour avoir un avis : sans « ne sait pas », les autres en improvisent un.',
    too_long: 'La question est trop longue pour être gardée en tête.',
    too_long_nested: 'Les propositions s’imbriquent : on perd le fil de la question.',
    jargon:
      'Une partie des répondants ne connaît pas ce terme : expliquez-le ou remplacez-le par un mot courant.',
    jargon_acronym: 'Une partie des répondants ne connaît pas ce sigle : écrivez-le en toutes lettres.',
  },
  notes: {
    long: 'Le questionnaire est trop long pour que l’attention se maintienne jusqu’à la fin.',
    sensitive_early: 'Une question sensible arrive trop tôt : elle peut susciter la méfiance ou un abandon.',
    general_after_specific:
      'Une question générale suit une question précise sur le même sujet, qui risque d’influencer la réponse (effet d’ordre).',
    coloured:
      'Une question précédente apporte sur ce sujet une information ou un jugement qui risque d’influencer la réponse à celle-ci.',
    same_scale_run: 'Beaucoup de questions de suite ont les mêmes modalités : on ne les lit plus.',
    same_direction:
      'Aucune de ces affirmations, toutes sur la même échelle, ne contient de négation comme « ne … pas » ou « jamais ». Si aucune n’est à comprendre en sens inverse, cocher systématiquement la même modalité fait toujours pencher du même côté.',
    many_options:
      'Cette liste est longue : les modalités du début et de la fin seront choisies plus souvent (primauté, récence).',
    many_open:
      'Le questionnaire compte beaucoup de questions ouvertes : les réponses se raccourcissent et les abandons augmentent.',
    mixed_languages: 'Cette question est dans une autre langue que le reste.',
  },
}
