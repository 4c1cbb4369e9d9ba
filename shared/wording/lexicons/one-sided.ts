import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/** Evils: it is bad to have more of them, and good to have less. */
export const EVILS: Record<WordingLanguage, string> = {
  fr: String.raw`(?:risques?|dangers?|accidents?|morts?|deces|maladies?|cancers?|obesite|diabete|stress|anxiete|fatigue|depression\p{L}*|pollution|bruit|dechets?|emissions?|violences?|delinquance|criminalite|vols|cambriolages?|fraudes?|chomage|pauvrete|misere|inegalites?|dettes?|deficits?|couts?|depenses?|factures?|prix|loyers?|retards?|embouteillages?|bouchons|erreurs?|echecs?|penuries?|absenteisme|harcelement|isolement|solitude|gaspillage|insomnies?|douleurs?|souffrances?|degats?|nuisances?|tensions?|conflits?)`,
  en: String.raw`(?:risks?|dangers?|accidents?|deaths?|diseases?|illness\p{L}*|cancers?|obesity|diabetes|stress|anxiety|fatigue|depression|pollution|noise|waste|emissions?|violence|crime|thefts?|burglar\p{L}+|fraud|unemployment|poverty|hardship|inequalit\p{L}+|debts?|deficits?|costs?|spending|bills|prices|rents|delays?|congestion|traffic|errors?|failures?|shortages?|absenteeism|harassment|bullying|isolation|loneliness|insomnia|pain|suffering|damage|nuisances?|tensions?|conflicts?|injur\p{L}+|addiction)`,
}

/** Goods: it is good to have more of them, and bad to have less. */
export const GOODS: Record<WordingLanguage, string> = {
  fr: '(?:esperance de vie|sante|bien-etre|securite|qualite|confiance|emplois?|salaires?|revenus?|pouvoir d.achat|offre|biodiversite|especes|ressources|libertes?|choix|temps libre|sommeil|concentration|apprentissage|resultats|chances?|productivite|croissance|investissements?|logements?|services?|lien social|egalite|attention|autonomie|moral)',
  en: String.raw`(?:life expectancy|health|well-?being|safety|security|quality|trust|confidence|jobs|employment|wages|incomes?|purchasing power|supply|biodiversity|species|resources|freedoms?|choices?|free time|sleep|concentration|learning|results|chances|opportunit\p{L}+|productivity|growth|investment|homes|housing|services|equality|attention|autonomy|morale|wildlife|footfall|trade)`,
}

/** Verbs of having more and of having less. */
export const MORE: Record<WordingLanguage, string> = {
  fr: String.raw`(?:augment\p{L}+|accr(?:oi|u)\p{L}*|aggrav\p{L}+|accentu\p{L}+|multipli\p{L}+|amplifi\p{L}+|favoris\p{L}+|renforc\p{L}+|amelior\p{L}+|dop\p{L}+|stimul\p{L}+|cre(?:e|ent|ee?s?|er|era|erait)|double\p{L}*|provoqu\p{L}+|entrain\p{L}+|caus\p{L}+|engendr\p{L}+|gener(?:e|ent|er)|fait (?:grimper|monter|exploser))`,
  en: String.raw`(?:increas(?:e|es|ed|ing)|rais(?:e|es|ed|ing)|boost\p{L}*|improv(?:e|es|ed|ing)|worsen\p{L}*|multipl(?:y|ies|ied)|strengthen\p{L}*|enhanc(?:e|es|ed|ing)|creat(?:e|es|ed|ing)|doubl(?:e|es|ed|ing)|caus(?:e|es|ed|ing)|lead(?:s|ing)? to|led to|trigger\p{L}*|driv(?:e|es|ing) up|push(?:es|ed)? up|bring(?:s)?|fuel(?:s|led)?|stimulat(?:e|es|ed)|promot(?:e|es|ed)|protect(?:s|ed|ing)?)`,
}
export const LESS: Record<WordingLanguage, string> = {
  fr: String.raw`(?:redui(?:t|sent|re|rait|sant|te?s?)|diminu\p{L}+|baiss(?:e|ent|er|ant)|fait (?:baisser|chuter|reculer|fuir)|frein\p{L}+|limit(?:e|ent|er)|affaibli\p{L}*|degrad\p{L}+|detrui\p{L}+|menac\p{L}+|supprim\p{L}+|evit(?:e|ent|er)|previen\p{L}+|combat(?:tent)?|rogn\p{L}+|prive(?:nt)? \p{L}+ de)`,
  en: String.raw`(?:reduc(?:e|es|ed|ing)|lower(?:s|ed|ing)?|cut(?:s|ting)?|shrink(?:s|ing)?|decreas(?:e|es|ed|ing)|limit(?:s|ed|ing)?|weaken\p{L}*|erod(?:e|es|ed|ing)|damag(?:e|es|ed|ing)|destroy\p{L}*|threaten\p{L}*|undermin(?:e|es|ed|ing)|prevent(?:s|ed|ing)?|curb(?:s|ed)?|halv(?:e|es|ed)|tackl(?:e|es)|drive away|drives away)`,
}

const between = String.raw` (?:[\p{L}'-]+ ){0,4}?(?:l'|d')?`

/** Statements of harm: more of an evil, or less of a good. */
export const HARMS_BY: Record<WordingLanguage, string> = {
  fr: `(?:${MORE.fr}${between}${EVILS.fr}|${LESS.fr}${between}${GOODS.fr})`,
  en: `(?:${MORE.en}${between}${EVILS.en}|${LESS.en}${between}${GOODS.en})`,
}

/** Statements of benefit: less of an evil, or more of a good. */
export const HELPS_BY: Record<WordingLanguage, string> = {
  fr: `(?:${LESS.fr}${between}${EVILS.fr}|${MORE.fr}${between}${GOODS.fr})`,
  en: `(?:${LESS.en}${between}${EVILS.en}|${MORE.en}${between}${GOODS.en})`,
}

/** Statements of what would happen otherwise: « Sans cette hausse, le club devra fermer ». */
export const NECESSITY: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    ^"?(?:sans|faute de|a moins d[e']|si (?:rien n'est fait|nous ne faisons rien|l'on ne fait rien)) ?[^.?]{3,90}, [^.?]{2,60}?(?:devra|devront|devrait|devraient|fermera|fermeront|disparaitra|disparaitront|ne pourra|ne pourront|sera (?:condamn|contraint|oblig|supprim)\p{L}*|seront (?:condamn|contraint|oblig|supprim)\p{L}*|risque\p{L}*|mourra|perdra|perdront|cessera|cesseront|aurai(?:t|ent))[^?]*
  `),
  en: anyOf(`
    ^"?(?:without|unless|if nothing is done|if we do nothing) ?[^.?]{0,90}, [^.?]{2,60}?(?:will (?:have to|close|shut|lose|disappear|vanish|die|be (?:forced|cut|lost|axed|scrapped)|not be able|no longer|struggle|cease|never)|would (?:have to|close|lose)|faces?|risks?|cannot|can't)[^?]*
  `),
}

/** Efforts made for the person, mentioned before asking for a judgement. */
export const EFFORTS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:au vu|compte tenu|en depit|vu|malgre|face a|a la vue|au regard) ?(?:de |d'|des )?(?:tous |toute )?(?:les |l'|nos |ces )?(?:nombreux |enormes |importants )?(?:efforts?|progres|ameliorations?|moyens|investissements?|devouement|travail|engagement)[^,?]* /
    (?:nos|notre|les) (?:\p{L}+ ){0,4}?(?:(?:ont|a|avons) (?:tout (?:fait|donne|mis)|(?:beaucoup |dur |sans compter |jour et nuit )?(?:travaille|oeuvre|bosse|investi|peine)|redouble|fait (?:le maximum|de leur mieux|de son mieux))|se sont (?:demene|donne|mobilise|depens|surpass)\p{L}*|s'est (?:demene|mobilise|depens)\p{L}*)[^?.]* /
    nous (?:avons (?:tout (?:fait|mis)|(?:beaucoup |dur )?travaille (?:dur|d'arrache-pied|sans relache|jour et nuit|des mois)|fait (?:le maximum|de notre mieux|beaucoup d'efforts)|consacre|redouble)|nous sommes (?:demenes|donne|efforces|surpasses|mobilises|plies))[^?.]*
  `),
  en: anyOf(String.raw`
    (?:given|considering|in view of|in light of|despite|after) (?:all )?(?:of )?(?:the|our|their) (?:\p{L}+ ){0,2}?(?:efforts?|hard work|work|progress|improvements?|care|investment|dedication|trouble)[^,?]* /
    (?:we|our \p{L}+(?: \p{L}+)?|the (?:team|staff|volunteers|organisers|crew)) (?:have |has |'ve )?(?:all )?(?:worked|work|tried|try|strived?|strove|laboured|toiled|went to great lengths|gone to great lengths|did (?:our|their) (?:very )?best|done (?:our|their) (?:very )?best|put (?:a lot|so much|our|their|great|everything|months|years)|poured|spent (?:months|years|weeks|a lot|many)|invested|gave|given|bent over|pulled out|gone out of (?:our|their) way|went out of (?:our|their) way) [^?.]*
  `),
}

/** Appeals to what every well-meaning person does: "Anyone who cares about …". */
export const NORMS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:^"?|: ?)(?:tout(?:e|es)? |un(?:e)? (?:vrai(?:e)? |bon(?:ne)? )|les (?:vrais |bons |gens )|(?:quiconque|ceux qui|celles et ceux qui|qui) )(?:[\p{L}'-]+ ){0,3}?(?:(?:qui )?(?:se respecte\p{L}*|se soucie\p{L}*|aime\p{L}*|tien\p{L}+ a|digne de ce nom|responsables?|soucieu\p{L}+|consciencieu\p{L}+|senses?|raisonnables?|honnetes?|civilises?|bien eleves?|attentionnes?|intelligents?)) [^?.]{3,120}[.!] /
    (?:les (?:plus )?(?:gens|personnes|citoyens|parents|electeurs) (?:responsables|raisonnables|senses|honnetes|intelligents|de bon sens|eclaires|avises)) [^?.]{3,120}[.!] / meme (?:ses|leurs|les|ceux|celles|nos) (?:\p{L}+ ){0,3}?(?:adversaires|opposants|detracteurs|critiques|sceptiques|ennemis|rivaux|concurrents|plus (?:farouches|virulents|reticents))(?: [\p{L}'-]+){0,4} ?[^?.]{0,20}(?:reconnaiss|admett|avou|convien|salu|applaudi|conce)\p{L}*[^?.]*
  `),
  en: anyOf(String.raw`
    (?:^"?)(?:any(?:one|body)|every(?:one|body)|people|those|all|any \p{L}+|every \p{L}+) (?:(?:who|that) )?(?:(?:really |truly |genuinely )?(?:cares?|loves?|values?|respects?|believes? in|takes? [^.?]{3,30} seriously|wants? (?:the best|a)|thinks? about)|with (?:any|a|an ounce of|half a) (?:sense|heart|conscience|brain|common sense|\p{L}+ sense)) [^?.]{3,120}[.!] /
    ^"?(?:any |every |all )?(?:true|real|good|responsible|caring|decent|sensible|thoughtful|intelligent|reasonable|conscientious|self-respecting) (?:\p{L}+ ){1,3}(?:know|knows|check|checks|make|makes|choose|chooses|buy|buys|vote|votes|support|supports|recycle|recycles|want|wants|agree|agrees|avoid|avoids|do|does|give|gives)\b[^?.]{0,120}[.!] / even (?:its|their|the|those|his|her|our|yesterday's|former)(?: [\p{L}'-]+){0,3}? (?:critics|opponents|detractors|sceptics|skeptics|enemies|rivals|competitors|doubters)(?: [\p{L}'-]+){0,4}? (?:now )?(?:admit|concede|acknowledge|agree|accept|recogni[sz]e|praise|say)[^?.]*
  `),
}

/** Degrees of a feeling that is taken for granted: « à quel point avez-vous adoré … ». */
export const DEGREES: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:a quel point|combien|dans quelle mesure) (?:avez|as|etes|es|vous|t')-?(?:vous |tu |etes-vous |es-tu )?(?:ete )?(?:\p{L}+ment )?(?:adore|savoure|deteste|hai|regale|raffol|ravi|emerveill|enchante|eblou|conquis|seduit|charme|degoute|horrifie|scandalise|revolte|choque|exaspere|impressionne|bluffe)\p{L}* /
    (?:a quel point|combien|dans quelle mesure) (?:\p{L}+ ){0,4}?(?:est|sont|etait|etaient|fut)-(?:il|elle|ils|elles|ce) (?:genia|fabuleu|merveilleu|excellent|formidable|extraordinaire|delicieu|horrible|scandaleu|insupportable|catastrophique)\p{L}*
  `),
  en: anyOf(String.raw`
    how much (?:did|do|have|has|will|would) (?:you|your \p{L}+) (?:\p{L}+ly )?(?:ador|lov|enjoy|relish|treasur|cherish|hat|despis|loath|detest|dread)(?:e|ed|s|es)? (?!or(?!\p{L}))(?![^?]*(?:if at all|or not|or dislik)) ?\p{L}+ /
    how (?:brilliant|fantastic|amazing|wonderful|excellent|superb|delicious|terrific|awful|terrible|appalling|dreadful|outrageous|delighted|thrilled|impressed|disgusted|appalled|horrified|shocked) (?:is|are|was|were|did|do|would|have) (?!or)\p{L}+
  `),
}

/** A wrong that the question presents as a fact: "Is it fair that people without children have to …?" */
export const TAKEN_AS_WRONG: Record<WordingLanguage, string> = {
  fr: String.raw`^(?:selon vous,? |d'apres vous,? |a votre avis,? )?(?:est-il|est-ce|trouvez-vous|vous parait-il|vous semble-t-il) (?:\p{L}+ )?(?:normal|juste|acceptable|admissible|tolerable|logique|equitable)(?: selon vous| a vos yeux)? (?:que|qu') ?(?:(?:les?|la|l'|des|ceux|celles|nous|on|certain\p{L}*|un|une|ce|cette) ?)[^?]{4,140}?(?:doive\p{L}*|doiv\p{L}+|pai\p{L}+|subi\p{L}+|supporte\p{L}*|soi(?:t|ent) (?:oblig|forc|contrain|priv|pun|laiss|traite|tax)\p{L}*|perde\p{L}*|attende\p{L}*|travaille\p{L}* plus|gagne\p{L}* (?:plus|moins|des))`,
  en: String.raw`^(?:in your (?:view|opinion),? |do you think )?(?:is it|it is|it's) (?:\p{L}+ )?(?:fair|right|acceptable|reasonable|just) (?:that|for) (?!you)[^?]{4,140}?(?:have to|has to|must|should have to|are (?:forced|made|denied|left|punished|treated|expected)|is (?:forced|made|denied|left|punished)|pays? (?:for|more)|pick up|foot the|suffer|to (?:pay|suffer|pick up|lose|wait|cover|subsidi[sz]e))`,
}
