import type { WordingLanguage } from '../finding.ts'
import { anyOf, entries } from './entries.ts'

/**
 * How a stem addresses the person. `opening` asks for a guess at a fact ("in your opinion, how many …") and is removed
 * first; if `person` still matches then, the question is about the person.
 */
export const SECOND_PERSON: Record<WordingLanguage, { opening: string; person: string }> = {
  fr: {
    opening: anyOf(`
      (?:selon|d'apres|pour) vous / a (?:votre|ton) (?:avis|connaissance) / savez-vous /
      sauriez-vous dire / pouvez-vous (?:dire|indiquer|citer|nommer) / pensez-vous que / diriez-vous que /
      dans votre (?:pays|ville|commune|region|departement) / (?:de|d') (?:votre|vos) (?:pays|ville|commune|region|departement) /
      de votre (?:pays|ville|commune|region|departement) / votre (?:pays|commune|region|departement) /
      connaissez-vous / d'apres ce que vous savez / croyez-vous que
    `),
    person: anyOf(`
      vous / vos / votre / votre / tu / ton / ta / tes / -vous / je / j' / m' / me / mon / ma / mes /
      moi / toi / nous / nos / notre / foyer / menage / conjoint / le repondant / l'enquete / l'enfant
    `),
  },
  en: {
    opening: anyOf(`
      household (?:waste|refuse|rubbish|batteries|appliances) / in your (?:opinion|view|country|town|city|area|region|state|estimation) /
      (?:of|in) your (?:country|state|city|town) /
      do you (?:think|know|believe|happen to know)(?: that)? / would you say(?: that)? /
      to (?:the best of )?your knowledge / as far as you know / can you (?:say|tell|name) /
      would you guess / your (?:country|state) / if you had to guess / what is your best guess /
      your best guess / from what you know / you think
    `),
    person: anyOf(`
      you / your / yours / yourself / i / my / me / we / our / us / household / respondent / spouse /
      the child
    `),
  },
}

/** Words of taste, wish or judgement, with which a stem asks for an opinion, or for a fact about the household. */
export const NOT_KNOWLEDGE: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?<!combien [^?]{0,40})(?:faut-il|faudrait-il|faut) / devrai\p{L}* / doit / doivent / doit-on /
    devrait-on / prefer\p{L}* / aim\p{L}* / satisf\p{L}* / import\p{L}* / priorit\p{L}* /
    (?:plus|moins|mieux) (?:important|utile|agreable|beau|juste|convaincant|attrayant|grave|urgent|efficace|crédible|attractif|interessant)\p{L}* /
    opinion / avis / souhait\p{L}* / convient /
    principale? (?:probleme|raison|motif|cause|souci|defi|enjeu|qualite|defaut|avantage|inconvenient) /
    meilleure?s? / pire / sexe / age / situation familiale / statut / niveau de diplome / profession /
    trouv\p{L}* / ressen\p{L}* / logement / loyer / revenu / imag\p{L}* / slogan / logo / affiche /
    emballage / sera / seront / serait / seraient / proposition / phrase /
    suivantes? (?:decrit|correspond) / decrit le mieux / temps pass\p{L}* / confiance
  `),
  en: anyOf(String.raw`
    how (?:much )?of a / how much of an / should\p{L}* / ought / prefer\p{L}* / like\p{L}* /
    satisf\p{L}* / important\p{L}* / priorit\p{L}* / opinion / best / worst / favou?rite /
    most (?:useful|attractive|appealing|convincing|urgent|serious|fair|trustworthy|helpful|interesting|effective) /
    (?:main|biggest|greatest|major|top) (?:problem|reason|challenge|concern|issue|threat|benefit|advantage|priority|cause) /
    sex / gender / age of / marital / occupation / highest (?:level|qualification) / rent / income /
    logo / slogan / advert\p{L}* / packag\p{L}* / will be / would be / comes closest / describes? /
    feel\p{L}* / trust / home / worth / rate (?:the|this|our) / how would /
    how (?:good|bad|easy|difficult|clear|well|likely|satisfied|interested|safe|fair)
  `),
}

/** Forms of questions that have one right answer. */
export const FACT_CUES: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    en quelle annee / a quelle date / en quel siecle / quel siecle / a quelle epoque /
    qui (?:est|etait|a|fut|sont|preside|dirige|nomme|elit|gouverne|fixe|vote|finance|peut|occupe|detient|represente)(?! (?:le plus|pour vous)) /
    par qui /
    quel(?:le)?s? (?:est|etait|sont|fut) (?:actuellement |environ |approximativement )?(?:le|la|l'|les) (?:\p{L}+[ '-]*){0,3}(?:capitale|nombre|taux|pourcentage|proportion|part|montant|population|auteur|nom|duree|superficie|date|monnaie|symbole|formule|distance|vitesse|temperature|siege|president|presidente|premier ministre|ministre|langue officielle|fleuve|pays|ville|planete|organe|role|fonction|mission|seuil|prix moyen|salaire moyen|smic|esperance|hauteur|element|budget|peine|age legal|plafond|chef|definition|consequence|effet|virus|vitamine|gaz|siege|dette|longueur|plus (?:grand|grande|long|longue|haut|haute|peuple|peuplee|petit|petite)|maire|titre|roi|reine|composant) /
    quel(?:le)?s? (?:part|pourcentage|proportion|pays|ville|planete|organe|vitamine|gaz|fleuve|institution|ministre|president|chambre|parti|loi|article|taux|quantite|nombre|ecrivain|peintre|savant|scientifique|roi|traite|ocean|continent|animal|region|departement|element|metal|maladie|aliment|autorite|ministere|langue|virus|mot|auteur|chaine|entreprise|organisme|organisation|monument|montagne|pilier|instance|etat)(?! (?:\p{L}+ ){0,3}(?:utilis|achet|regard|pratiqu)) /
    l(?:e|a|es)quel(?:le)?s? (?:de|d'|des|parmi)\x20 / laquelle (?:de|d'|des|parmi)\x20 /
    lequel (?:de|d'|des|parmi)\x20 / parmi (?:ces|les|ceux|celles) /
    combien (?:de |d'|y a-t-il|coute|pese|mesure|vaut|dure|existe) /
    (?:est-il|est-elle|s'eleve-t-il|s'eleve-t-elle) (?:actuellement |aujourd'hui )?(?:de|d'|a|en) (?:environ )?\d /
    que signifie / que veut dire / que designe / que mesure / qu'est-ce qu(?:e|') / a combien s.eleve /
    ou se (?:trouve|situe) / ou a ete / quand a (?:ete|eu) / quand (?:a|est|fut) / de quoi /
    a quoi (?:sert|correspond) / depuis (?:quand|quelle annee|combien)
  `),
  en: anyOf(String.raw`
    (?:in|since) (?:which|what) (?:year|century|decade|month|country|city|state|sport|part) /
    who (?:is|was|wrote|invented|painted|discovered|leads|chairs|appoints|elects|pays|founded|composed|directed|decides|sets|heads|has the|holds|became|signed|won|runs|makes) /
    who (?:\p{L}+ )?(?:currently|presently) /
    what (?:is|was|are|were) (?:the |currently the )?(?:\p{L}+ ){0,5}(?:capital|number|percentage|percent|proportion|share|rate|population|name|length|currency|symbol|formula|distance|speed|temperature|role|function|purpose|threshold|salary|wage|height|date|term|title|author|language|river|country|city|planet|organ|size|amount|limit|chemical|cost|age|meaning|budget|maximum|minimum|boiling point|freezing point|cause of|effect|largest|smallest|highest|longest|president|prime minister|standard|incubation|half-life) /
    what (?:percentage|percent|proportion|share|fraction|year|country|city|language|animal|vitamin|gas|does|do|planet|organ|metal|number) /
    which (?:of (?:the following|these|those)|\p{L}+ (?:of these|of the following)) /
    which (?:country|city|planet|organ|vitamin|gas|river|party|chamber|house|law|article|amendment|minister|president|scientist|writer|author|painter|king|queen|treaty|ocean|continent|animal|state|element|metal|disease|food|body|department|agency|court|institution|language|virus|word|company|organi[sz]ation|monument|mountain|level|branch|novel|century|year|nation|nutrient|sector|fuel|source|political party) /
    how (?:many|much|long|old|far|tall|high|large|big|often|heavy|fast) (?:\p{L}+ ){0,6}(?:are there|does|do|is|are|has|have|did|was|were|sit|make|must|can|make up|in) /
    (?:is|are|was) the (?:\p{L}+ ){1,5}(?:[$£€] ?)?\d /
    (?:higher or lower|lower or higher|larger or smaller|smaller or larger|more or fewer|longer or shorter|older or younger) (?:than|in) /
    (?:is|are|was) (?:the )?[^?]{2,60} (?:higher|lower|larger|smaller|longer|older) or (?:higher|lower|larger|smaller|shorter|younger) /
    what does (?:the |a )?(?:\p{L}+ ){0,4}(?:mean|stand for|measure|do|refer|contain|cost) /
    when (?:was|were|did|is|does) / where (?:is|was|are|were) (?:the )?
  `),
}

/** Asks for an attitude to something. */
export const OPINION_CUES: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    favorables? / opposee?s? / pour ou (?:plutot )?contre / contre ou (?:plutot )?pour / approuv\p{L}* /
    desapprouv\p{L}* / soutenez / soutiendriez / soutien / souteni\p{L}* / opinion /
    pensez-vous (?:de|du|des|que) / d'accord / faut-il / devrait\p{L}* / doit-\p{L}+ / satisfaite?s? /
    jugez / confiance / evaluez / trouvez-vous / bonne ou (?:une )?mauvaise / pour / contre /
    estimez-vous / etes-vous
  `),
  en: anyOf(`
    support / oppose / favou?r / in favou?r / against / approve / disapprove / opinion / think / believe /
    agree / should / satisfied / confidence / trust / rate / good or (?:a )?bad / view / back / endorse /
    for or against / adequate / effective / appropriate / fair
  `),
}

/** Things about which most people have never thought. */
export const OBSCURE_OBJECTS: Record<WordingLanguage, readonly string[]> = {
  fr: entries(String.raw`
    lignes directrices / projet* de (norme|directive|reglement|convention|schema)* / cahier* des charges / homologation / referentiel* / nomenclature* / directive* (europeenne|communautaire|sur|relative|cadre|n) / directive /
    reglement* (europeen|communautaire|delegue|d'execution|relatif|de l'union) /
    protocole* (de|d'|du|sur|additionnel) / protocole /
    convention* (de|d'|du|sur|internationale|europeenne|cadre|fiscale) / ratif* / ratification /
    amendement* / l'article (l |r )?\d+ / proposition* de loi / projet* de loi / projet* de decret /
    decret* / ordonnance* (du|de|relative|sur) /
    accord* (de|d'|du|sur) (peche|libre-echange|libre echange|commerce|association|partenariat|readmission|cooperation|nagoya|paris|escazu|schengen|commercial|cotonou) /
    accord* (commercial|bilateral|multilateral|fiscal|interprofessionnel)* /
    traite* (de|d'|du|sur|budgetaire) / fusion (des|du|de la|entre) / haute autorite* /
    autorite* (de|des|du|nationale|bancaire|europeenne) /
    agence* (europeenne|nationale|de l'eau|regionale|de la biomedecine|francaise) /
    comite* (economique|des regions|consultatif|de bale|europeen|interministeriel|de deontologie) /
    conseil* (superieur|national de|economique|de surveillance|scientifique) /
    commission* (nationale|europeenne pour|consultative|de regulation|paritaire|mixte paritaire) /
    cour des comptes europeenne / mediateur* (europeen|de l'energie|du credit) / syndicat* mixte* /
    syndicat* intercommun* / etablissement* public* /
    schema* (directeur|regional|de coherence|d'amenagement|departemental) / plan* local* d'urbanisme /
    plan* de prevention / plan* (climat|pluriannuel)* / programme* operationnel* /
    fonds (europeen|structurel|de cohesion|social|vert|de solidarite|de garantie)* /
    politique* de cohesion / quota* (carbone|laitier)* / mecanisme* (d'|de|europeen) /
    norme* (iso|nf|euro|comptable|europeenne|technique)* / certificat* d'economie* /
    dispositif* (de|d'|fiscal)* / statut* (d'autonomie|juridique)* / codification / transposition /
    clause* /
    taxe* (carbone aux frontieres|fonciere sur les proprietes non baties|d'amenagement|sur les transactions|gafa)* /
    reforme* (du|de la|des) (code|statut|cadastre|scrutin|copyright|droit d'auteur|conseil|commission|cotisation|procedure|tribunal|tribunaux|cour|notariat|syndicat|intercommunalite|dotation)* /
    dotation* / perequation / secretaire* d'etat / sous-prefet* / commissaire* europeen* / rapporteur* /
    regime* (special|fiscal)* des* / moratoire* / adhesion (de|du|des|d') / codex / mercosur / ceta /
    tafta / pacte* (budgetaire|europeen|sur la migration|vert)*
  `),
  en: entries(String.raw`
    directive* / regulation* (on|of the|\d+) / protocol / convention / ratif* / ratification /
    amendment* / the (\p{L}+ ){1,5}act / (\p{L}+ ){1,4}act of \d+ / act \d{4} / the (\p{L}+ ){1,5}bill /
    statute* / statutory instrument* / draft (guidance|regulation*|rules|guidelines|code|standard*|policy|legislation|order) / guidance (on|for) / guidelines (on|for) / code of practice / technical standard* / licensing (regime|scheme) / treaty / treaties / accord / compact / pact / trade (agreement|deal|pact) /
    (bilateral|multilateral|fisheries|fishing|tax|free trade|association|partnership) (agreement|treaty|accord)* /
    comptroller* / ombudsman* / commissioner* /
    (regulatory|advisory|oversight|standing|select|joint) (authority|committee|commission|board|council) /
    (\p{L}+ ){0,2}(authority|commission|agency|tribunal|inspectorate|directorate|quango) /
    under-?secretary / permanent secretary / undersecretary / attorney general* / solicitor general /
    lord lieutenant / proposition \d+ / measure \d+ / clause \d+ / section \d+ / article \d+ / merger of /
    the merger / quota system / cohesion (fund|policy) / structural funds? / levy / levies / excise /
    tariff* on / sanctions? on /
    subsid* (for|to|on) (\p{L}+ )?(sugar|beet|biofuel*|ethanol|hydrogen|fisheries|sheep|dairy) /
    unitary authorit* / combined authorit* / special purpose district* / zoning / easement* /
    capital requirements? / emissions trading / cap and trade / carbon border / basel / doha / mercosur /
    ceta / ttip / usmca / cptpp / moratorium / ordinance / bylaw* / white paper / green paper /
    framework (decision|agreement|directive) /
    reform of the (\p{L}+ )?(lords|judiciary|copyright|tribunal*|statut*|procurement|electoral roll|civil procedure|land registry) /
    procurement / charter / memorandum / accession /
    (\p{L}+ )?(joining|membership of|admission to) the (eu|european union|nato|oecd) / deregulat* /
    quantitative easing / interchange fees?
  `),
}

/**
 * Institutions and natural things that one knows from learning, not from experience: a yes-or-no question about one of
 * them has one right answer, unless it asks for a judgement.
 */
export const FACT_SUBJECTS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:le |la |les |l'|un |une |des |du |au |aux )(?:parlement|senat|assemblee nationale|conseil (?:constitutionnel|d'etat|europeen|de l'europe|de securite|superieur|economique|departemental|regional)|haut conseil|haute autorite|haut-commissariat|cour (?:des comptes|de cassation|d'appel|d'assises|penale|europeenne|de justice|supreme)|banque (?:centrale|de france|mondiale|d'angleterre)|fonds monetaire|commission europeenne|constitution|premier ministre|president\p{L}* de|garde des sceaux|ministre\p{L}*|prefet\p{L}*|depute\p{L}*|senateur\p{L}*|chambre (?:haute|des)|union europeenne|zone euro|onu|otan|oms|unesco|defenseur des droits|tribunal \p{L}+|juge\p{L}* (?:constitutionnel|d'instruction)|suffrage|code (?:civil|penal|du travail)|dette publique|produit interieur|pib|france|allemagne|italie|espagne|royaume-uni|suisse|belgique|europe|chine|russie|inde|japon|canada|etats-unis) /
    (?:le |la |les |l'|un |une |des |du |au |aux )(?:soleil|terre|lune|planetes?|etoiles?|univers|galaxie|atmosphere|couche d'ozone|ozone|oxygene|azote|hydrogene|dioxyde|gaz|carbone|methane|atomes?|electrons?|lasers?|radioactivite|lumiere|son|ocean\p{L}*|mers?|banquise|glaciers?|volcans?|continents?|pole \p{L}+|equateur|dinosaures?|homo sapiens|abeilles?|requins?|baleines?|araignees?|champignons?|antibiotiques?|virus|bacteries?|vaccins?|genes?|adn|chromosomes?|cellules?|coeur|foie|cerveau|reins?|poumons?|sang|squelette|vitamines?|proteines?|glucides?|lipides?|calories?|insuline|cholesterol|grippe|diabete|paludisme|tuberculose|tetanos|rougeole|tomates?|banane\p{L}*)
  `),
  en: anyOf(String.raw`
    (?:parliament|(?:the )?house of (?:lords|commons|representatives)|(?:the )?(?:us |united states )?(?:congress|senate|supreme court|high court|federal reserve|electoral college|cabinet|constitution|crown)|(?:the )?(?:bank of england|world bank|treasury|european (?:commission|parliament|union|council|court\p{L}*|central bank)|united nations|security council|monarch|king|queen|prime minister|vice president|attorney general|privy council)|nato|the (?:eu|un|imf|who|wto|president|speaker|national debt|minimum wage|gross domestic product|electorate)|(?:members of parliament|mps|senators|governors|judges|magistrates)|(?:the )?(?:united kingdom|united states|uk|us|usa|france|germany|italy|spain|china|russia|india|japan|canada|australia|ireland|scotland|wales|england|europe|africa)) /
    (?:the )?(?:earth|sun|moon|mars|planets?|universe|milky way|atmosphere|ozone(?: layer)?|oxygen|nitrogen|hydrogen|carbon dioxide|carbon monoxide|co2|methane|atoms?|electrons?|lasers?|radioactivity|light|sound|oceans?|sea levels?|ice caps?|glaciers?|volcano(?:es)?|continents?|equator|north pole|south pole|dinosaurs?|early humans?|humans|bees|sharks?|whales?|spiders|mushrooms|antibiotics?|virus(?:es)?|bacteria|vaccines?|genes?|dna|chromosomes?|cells?|human (?:body|brain|heart|skin)|heart|liver|kidneys?|brain|lungs?|blood|vitamins?(?: [a-k])?|proteins?|carbohydrates?|calories|insulin|cholesterol|flu|influenza|diabetes|malaria|tuberculosis|tetanus|measles|tomatoes|bananas)
  `),
}

/** Forms of yes-or-no questions: in English with a verb first, in French with the subject repeated by a pronoun. */
export const POLAR_QUESTIONS: Record<WordingLanguage, RegExp> = {
  fr: /(?:-(?:t-)?(?:il|elle|ils|elles)(?!\p{L})|^ *est-ce qu)/u,
  en: /^ *(?:is|are|was|were|do|does|did|can|could|has|have|will) /u,
}

/** Words that make such a question one about an opinion, the future or the household. */
export const NOT_A_FACT: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    trop / assez / suffisamment / mieux / pire / bien / mal / bon / bonne / utile / juste / normal\p{L}* /
    legitime\p{L}* / dangereu\p{L}+ / credible\p{L}* / menac\p{L}* / merit\p{L}* / gen(?:e|ent|er) / plai\p{L}* /
    bruit / va-t-\p{L}+ / vont-\p{L}+ / pourrait / pourra / serait / seraient / ici / aujourd'hui a
  `),
  en: anyOf(String.raw`
    too / enough / better / worse / well / badly / good / bad / useful / fair / normal / legitimate /
    dangerous / credible / biased / corrupt / threaten\p{L}* / deserve\p{L}* / bother\p{L}* / going to / will /
    would / could / here / a threat / in danger / doing / listen\p{L}* / care / understand\p{L}* / represent\p{L}*
  `),
}

/** Asks explicitly what one knows. */
export const ASKS_KNOWLEDGE: Record<WordingLanguage, string> = {
  fr: anyOf(`
    a (?:votre|ta) connaissance / d'apres ce que vous savez / pour autant que vous (?:le )?sachiez
  `),
  en: anyOf(`
    to (?:the best of )?your knowledge / as far as you (?:know|are aware) / from what you know
  `),
}

/** Comparisons of size with a time or a thing, which can be looked up. */
export const SIZE_COMPARED: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:plus|moins) (?:grande?s?|petite?s?|elevee?s?|haute?s?|longue?s?|longs?|courte?s?|lourde?s?|peuplee?s?|vieux|vieille|ancien\p{L}*|nombreu\p{L}+|riches?|vaste|rapides?) (?:qu|en|a ) /
    (?:plus|moins) d(?:e|') ?(?:\p{L}+ ){0,2}\d[\d ]*
  `),
  en: anyOf(String.raw`
    (?:larger|higher|lower|smaller|bigger|greater|longer|shorter|older|heavier|taller|richer|faster) than /
    (?:more|fewer|less) than (?:\p{L}+ )?\d
  `),
}
