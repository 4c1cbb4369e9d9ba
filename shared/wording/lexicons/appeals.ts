import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/** Questions that let only one answer stand: "how could anybody …?", « voulez-vous vraiment … ? ». */
export const RHETORIC: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?<=(?:^|[.!?:»"] ?))qui (?:donc )?(?:pourrait|peut|oserait|oserez|voudrait|refuserait|souhaiterait|accepterait|n'aimerait|ne voudrait|ne souhaite|ne reve|regretterait|irait|prendrait)(?: \p{L}+ment| encore| bien)? (?:pas )?(?:s'opposer|etre (?:contre|oppose\p{L}*)|refuser|nier|contester|regretter|dire non|vouloir|croire|accepter|rejeter|se plaindre|se passer) / (?<=(?:^|[.!?:] ?))qui (?:n'aimerait|ne voudrait|ne souhaite|ne reve|oserait|refuserait|regretterait) \p{L}+ /
    comment (?:peut-on|pourrait-on|peut-il|ose-t-on|peut-on encore|ne pas|accepter|justifier|tolerer|expliquer que l'on|imaginer) / peut-on (?:vraiment |encore |decemment |serieusement |raisonnablement )(?:\p{L}+) / (?:voulez|pensez|croyez|souhaitez|accepteriez|accepte[zr]|envisagez|seriez|pourriez|aimeriez|imaginez|supporteriez)-vous (?:vraiment|serieusement|reellement|franchement|sincerement|honnetement) (?!bien|tres|beaucoup) /
    (?:faut-il|doit-on|faudrait-il|devons-nous|devrait-on|a-t-on) (?:vraiment|reellement|serieusement|encore longtemps|continuer a (?:subir|tolerer|accepter|gaspiller|payer|laisser|supporter|financer)|encore (?:tolerer|supporter|subir|accepter|attendre|payer|rappeler|laisser)) / est-(?:ce|il|elle) (?:vraiment|bien|reellement) (?:raisonnable|utile|necessaire|normal|serieux|indispensable|sage|prudent|juste|le moment|la peine) /
    jusqu'a quand / combien de (?:temps|morts|victimes|drames|accidents|annees) (?:encore|faudra-t-il|allons-nous|devrons-nous) / avez-vous (?:bien )?conscience (?:que|du fait|des) / vous rendez-vous compte / quoi de plus (?:normal|naturel|agreable|beau|logique) / n'en avez-vous pas assez / en avez-vous assez de / pourquoi se priver / a quoi bon / ne serait-il pas / n'y a-t-il pas
  `),
  en: anyOf(String.raw`
    (?<=(?:^|[.!?:] ?))who (?:could|would|can|in their right mind would|on earth (?:would|could)) (?:possibly |honestly |seriously |really |ever |not )?(?:be against|object|oppose|refuse|deny|say no|argue|complain|resist|want (?:to|a) (?:see|stop|live|deny)) / (?<=(?:^|[.!?:] ?))who (?:wouldn't|doesn't|would not|does not) \p{L}+ / who (?:in their right mind|on earth|but an?) \p{L}+ / how (?:can|could|dare) (?:any(?:one|body)|we|one|they|people|a \p{L}+ \p{L}+) / why (?:on earth|should we (?:keep|go on|continue|have to|be forced|let|pay)|must we|shouldn't|wouldn't) / how (?:much longer|many more|long must|much more (?:must|can|do we)) /
    (?:do|did|would|could|can|should) (?:you|we|i) (?:really|seriously|honestly|truly|genuinely|actually) (?:want|think|believe|need|expect|support|accept|let|allow|be|have|trust|go on|keep|continue|prefer|wish|care to|afford|ask|risk|put|give|wait|spend|pay) / (?:is|was) (?:it|this|that) (?:really|truly|honestly) (?:right|fair|necessary|worth|sensible|acceptable|wise|too much|reasonable|so) / can (?:we|you|anyone) (?:really |still |seriously )?(?:afford (?:not )?to|go on|trust a|stand by) / is there any(?:one|body) who / what (?:sort|kind) of (?:person|parent|country|society|people) (?:would|lets?|allows?) / what is there not to / what could be (?:better|more|worse|nicer|simpler) / isn't it (?:a (?:shame|pity|scandal|disgrace)|only|time|wonderful|obvious|better)
  `),
}

/** What nobody can be against, put as the aim or the condition: "if it meant saving a child's life, …". */
export const NOBLE_AIMS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:pour|afin) (?:qu'|que )(?!on (?:vous|puisse)|nous (?:puissions|vous)|vous (?:puissiez|receviez)|la (?:reponse|mesure))[^,?]{6,90} / pour (?:en finir|mettre (?:fin|un terme)|redonner|rendre (?:la|le|les|leur|sa|son|nos)|offrir (?:a |un |une )|donner (?:une chance|un avenir|a tous)|ne (?:plus|pas) |empecher|barrer|combattre|faire (?:reculer|cesser|barrage)|venir en aide|honorer|epargner|secourir|rester|vivre)[^,?]{3,90} /
    si (?:cela|ca|c'|ce) ?(?:etait|permettait|pouvait|suffisait|evitait|sauvait|devait|aidait|signifiait|peut|permet)[^,?]{0,30}(?:sauv|evit|proteg|aid|prevenir|guer|epargn|emplois?|vies?|enfants?|planete)\p{L}*[^,?]{0,50} / (?:parce que|puisque) (?:la vie|la sante|la securite|l'avenir) [^,?]{3,60}
  `),
  en: anyOf(String.raw`
    (?:so that|in order that|so) (?!we can (?:contact|improve|send)|you (?:can|may))[^,?]{6,90} / to (?:stop|prevent|end|avoid|ensure|make sure|spare|keep|give|put (?:an end|a stop)|combat|tackle|fight|rescue|honou?r|help|make (?:our|the|life))(?! (?:us|me) )[^,?]{5,90} /
    if (?:it|this|that|doing so) (?:meant|means|could|would|might|helped|saved|prevented|can|helps|saves|spared)[^,?]{0,30}(?:sav|prevent|protect|help|spar|cur|avoid|feed|keep|li(?:fe|ves)|child|planet|jobs)\p{L}*[^,?]{0,50} / for the sake of [^,?]{3,60} / for the good of [^,?]{3,60} / in the name of [^,?]{3,60} / (?:because|since) (?:every|our|children|safety|health|lives?) [^,?]{3,60}
  `),
}

/** Others do it already: famous people, neighbours, rivals. */
export const EXAMPLES: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    [\p{L}-]+ et [\p{L}-]+ (?:ont|l'ont|le font|y sont) (?:deja|depuis longtemps|tou(?:s|tes)) / comme (?:le font|l'ont (?:deja )?fait|c'est (?:deja )?le cas|cela se (?:fait|pratique)|le fait|l'a (?:deja )?fait|le pratiquent|chez nos voisins|(?:dans|en|a|au|aux) (?!(?:cas|cours|moment|general|particulier|ce|votre|le passe)(?!\p{L}))[\p{L}-]+(?: \p{L}+)?(?:,| et| ou) (?:en |a |au |aux |dans )?[\p{L}-]+|tant d'autres)[^?]* / a l'(?:instar|exemple|image) d[eu'] ?[^,?]+ /
    (?:champions?|championnes?|stars?|celebrites|vedettes?|sportifs|sportives|athletes|act(?:eurs?|rices?)|chant(?:eurs?|euses?)|footballeu\p{L}+|rugbymen|influenceu\p{L}+|le pape|grands chefs|chefs etoiles|mannequins|artistes|comediens?|ecrivains|navigateurs?|astronautes?|personnalites|professionnels du monde entier|medailles)(?: [\p{L}'-]+){0,4} (?:ne jurent que par|ne jure que par|adorent|adore|utilisent|utilise|recommandent|recommande|soutiennent|soutient|ont (?:deja )?(?:adopte|choisi|rejoint|signe)|a (?:deja )?(?:adopte|choisi|rejoint|signe)|plebiscitent|se sont engages|vantent|vante|pratiquent|consomment|boivent|portent|raffolent|militent|appellent|defendent) /
    (?:villes?|communes?|pays|voisins?|ecoles?|entreprises?|lycees?|hopitaux|regions?|concurrents|universites?|quartiers?|villages?|etats|metropoles?|allemands|suedois|danois|suisses|neerlandais|italiens|espagnols|belges|anglais|japonais|collegues|parents|clubs?|copropriete\p{L}*)(?: [\p{L}'-]+){0,5}? (?:l'ont|l'a|ont|a|y sont|y est|sont|s'y sont|en ont|en a|le font|la pratiquent) ?(?:deja|tous|toutes|depuis longtemps|desormais|passe|franchi|adopte)[^.?]*(?=[.!])
  `),
  en: anyOf(String.raw`
    [\p{L}-]+ and [\p{L}-]+ (?:have|do) (?:already|long|both|now) / ,? (?:as|like|just as|just like) (?!(?:you|we|i|it|they|he|she|usual|shown|described|much|many|well|little|far|soon|the (?:law|rules|contract)|your)(?!\p{L}))(?:[\p{L}'-]+ ){1,6}?(?:do|does|did|have|has|already do|already does|have done|has done)(?: already| now)?(?= ?[?.,]) / (?:following|following in|taking) the (?:example|lead|footsteps) of [^,?]+ /
    (?:champions?|stars?|celebrit(?:y|ies)|athletes|sportsm\p{L}+|footballers?|actors?|actresses|singers?|musicians|influencers?|the (?:king|queen|pope|president|prime minister|royal family)|astronauts?|film directors|supermodels?|models|top chefs?|famous \p{L}+|olympians?|medallists?|billionaires|nobel \p{L}+|novelists|a-listers|household names)(?: [\p{L}'-]+){0,4}? (?:swears? by|loves?|uses?|recommends?|backs?|drinks?|wears?|supports?|chooses?|ha(?:ve|s) (?:already )?(?:chosen|signed|joined|backed|adopted|endorsed)|endorses?|(?:is|are) (?:big )?(?:fans?|devotees)|adopts?|praises?|raves? about|relies on|rely on|campaigns?|calls? for|follows?|enjoys?|trusts?) /
    (?:towns?|cities|city|countries|country|neighbou?rs?|schools?|competitors?|rivals?|villages?|firms?|companies|councils?|universit(?:y|ies)|hospitals?|boroughs?|states?|nations?|counties|offices|colleagues|germans|french|dutch|danes|swedes|norwegians|clubs?|parents|employers|stores|supermarkets)(?: [\p{L}',-]+){0,5}? (?:have|has|are|is|do|does) (?:already|all|long since|now|successfully|happily|long)(?: \p{L}+)?[^.?]*(?=[.!])
  `),
}

/** Somebody who gains by it is made to say so: what is said is discredited. */
export const INTERESTED: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    , (?:qui|dont|lesquels) [^,?]{0,40}(?:milliards?|millions|profits?|benefices?|fortune|argent|grassement|s'enrichi\p{L}*|condamne\p{L}*|menti\p{L}*|scandales?|interet\p{L}*)[^,?]{0,40}, (?:\p{L}+ )?(?:dit|disent|affirme\p{L}*|assure\p{L}*|pretend\p{L}*|soutien\p{L}*|jure\p{L}*|promet\p{L}*|propose\p{L}*|veu\p{L}+|reclame\p{L}*|demande\p{L}*) /
    (?:lobb(?:y|ys|ies)|industriels?|multinationales?|promoteurs?|pollueurs?|politiciens?|actionnaires|patrons|geants|milliardaires|speculateurs|technocrates|extremistes?|complotistes?|nostalgiques?|irreductibles|grincheux|marchands? d\p{L}*)(?: [\p{L}'-]+){0,6}? (?:pretend\p{L}*|affirme\p{L}*|assure\p{L}*|jure\p{L}*|soutien\p{L}*|promet\p{L}*|nie\p{L}*|voudrai\p{L}*|veulent|reclame\p{L}*|exige\p{L}*|s'accroch\p{L}*|s'obstin\p{L}*|defend\p{L}*|s'oppos\p{L}*) /
    (?:seul\p{L}*|il ne reste que|il n'y a (?:plus )?que|rares sont|peu de|de moins en moins d\p{L}*|plus personne|plus grand monde|une poignee d\p{L}*|une petite minorite|une minorite)(?: [\p{L}'-]+){0,6}? (?:defend\p{L}*|soutien\p{L}*|reclame\p{L}*|souhait\p{L}*|veu\p{L}+|croi\p{L}+|s'oppos\p{L}*|conteste\p{L}*|regrette\p{L}*|prefer\p{L}*|demand\p{L}*|doute\p{L}*|approuve\p{L}*|refuse\p{L}*|critiqu\p{L}*|utilise\p{L}*)
  `),
  en: anyOf(String.raw`
    , (?:which|who|whose) [^,?]{0,40}(?:billions?|millions|profits?|fortune|money|pockets?|fined|lied|scandals?|paid|gains?|stands? to|funded by|convicted|bonuses)[^,?]{0,40}, (?:\p{L}+ )?(?:says?|claims?|insists?|argues?|promises?|denies|wants?|assures?|maintains?|swears?|tells?|is proposing|proposes) /
    (?:lobb(?:y|ies|yists?)|industry|multinationals?|developers?|polluters?|politicians|shareholders|bosses|giants|billionaires|speculators|bureaucrats|extremists?|cranks?|conspiracy theorists?|diehards?|die-hards|fat cats|landlords|bankers|vested interests|zealots?|nostalgics|moaners|dinosaurs|reactionar(?:y|ies))(?: [\p{L}'-]+){0,4}? (?:claims?|insists?|den(?:y|ies)|swears?|promises?|pretends?|maintains?|would have us|wants? us to|keeps? telling|still (?:want|wants|cling|insist|defend|oppose|believe|claim)|argues? that) /
    (?:only|just|hardly|scarcely|no more than|fewer and fewer|a (?:tiny|small|vocal|shrinking|dwindling) (?:minority|handful|number)|nobody|no one|few)(?: [\p{L}'-]+){0,6}? (?:still |seriously )?(?:defends?|supports?|wants?|believes?|opposes?|objects?|backs?|complains?|clings?|regrets?|prefers?|disputes?|doubts?|trusts?)(?= [^?]*[.!])
  `),
}

/** What is asked about, or those who are to be helped, is said to be in distress. */
export const DISTRESS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:a|ont) (?:deja )?(?:perdu|ferme|licencie|renonce|tue|blesse|coute|detruit|fait (?:\p{L}+ )?(?:morts?|victimes?|blesses?)|provoque|cause|contamine|pollue|defigure|ruine|conduit a|entraine) / (?:peine(?:nt)?|ne (?:peut|peuvent|parvien\p{L}+|suffi\p{L}+|tien\p{L}+) (?:plus|pas)|n'(?:a|ont) plus|(?:est|sont) (?:menacee?s?|contrainte?s?|debordee?s?|exsangues?|epuisee?s?|asphyxiee?s?|obligee?s?|a bout|au bord|en danger|en peril|en ruine|laissee?s?|livree?s?|insuffisant\p{L}*|satures?|saturee?s?|vetustes?)|survi(?:t|vent)|s'effondre(?:nt)?|croule(?:nt)?|se degrade(?:nt)?|se vide(?:nt)?|agonise(?:nt)?|tremble(?:nt)?|attendent (?:depuis|toujours)|dorment dehors|font la queue|vivent dans la (?:misere|peur|rue)|s'endette\p{L}*) (?!a repondre) /
    accidents?(?: [\p{L}'-]+){0,4} (?:mortels?|graves?)(?: [\p{L}'-]+){0,6} (?:cette annee|l'an dernier|en \d+|ici|deja) / (?:morts?|victimes?|blesses?|noyades?|incendies?|cambriolages?|agressions?)(?: [\p{L}'-]+){0,6} (?:cette annee|l'an dernier|en \d+|chaque annee|par an)
  `),
  en: anyOf(String.raw`
    (?:has|have|had) (?:already |recently |just )?(?:lost|closed|killed|injured|maimed|claimed|cost|destroyed|caused|led to|poisoned|ruined|crashed|been (?:killed|injured|linked|blamed|forced|abandoned|cut|slashed|burgled|attacked|mugged|hurt)) / (?:can|could) (?:barely|hardly|scarcely|no longer) / (?:barely|hardly|scarcely) (?:cope\p{L}*|surviv\p{L}*|manag\p{L}*|afford\p{L}*|keep\p{L}*|make|makes) / (?:is|are) (?:on the (?:brink|verge)|close to (?:collapse|closing)|facing (?:closure|ruin|extinction|hunger|eviction)|threatened with|overwhelmed|stretched|understaffed|exhausted|at breaking point|in crisis|in danger|bursting|forced to|left to|going hungry|leaking|rotting|unable to|desperate) / (?:struggl\p{L}+ to|crumbl\p{L}+|collaps\p{L}+|sleep(?:s|ing)? rough|go(?:es)? hungry|queu\p{L}+ for hours|wait(?:s|ing)? (?:months|years|hours)) /
    (?:deaths?|accidents?|victims?|injuries|crashes|fires|burglaries|drownings|attacks)(?: [\p{L}'-]+){0,6} (?:this year|last year|every year|each year|a year|in \d+|already|so far) / (?:people|children|cyclists|pedestrians|residents|patients|animals|dogs|workers)(?: [\p{L}'-]+){0,4} (?:were|was|have been|are) (?:killed|injured|hurt|attacked|poisoned|maimed|knocked down)
  `),
}
