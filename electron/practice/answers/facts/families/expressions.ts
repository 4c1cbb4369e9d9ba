/** Expressions of several words and the family that each belongs to. They are replaced in this order. */
export const expressions: readonly (readonly [RegExp, string])[] = [
  [/\bne parl\w+ (?:pas (?:d'autre langue )?)?que\b/g, 'SPEAK ONLY'],
  [/\bdepuis le (?=\d)|\bsince (?=january|the (?:start|beginning)|20\d\d)/g, ' '],
  [/\b(?:such as|for (?:example|instance)|e\.g\.|tels? que|telles? que|par exemple)[^?:;]*/g, ' '],
  [/\((?:e|s|es|ne|se|ve|re|fe)\)/g, ''],
  [/\([^)]*\)/g, ' '],
  [/\bworking (?=bike|bicycle|car|order|computer)|\ben (?:bon )?etat de marche\b/g, ' '],
  [/\b(?:deja|jamais|ever|never) (?:been|ete|eu)\b/g, 'PAST'],
  [/\b(?:y compris|including|even if|meme s[i']|whether or not|comptant aussi)\b[^?:,]*/g, ' '],
  [
    /(?:^|, )(?:en dehors|hors|outside|apart from|aside from|excluding|not counting|sans compter|leaving aside)\b.*?,(?= ?(?:il y a|there (?:is|are)|vous|avez|etes|combien|a quelle|quel|allez|do|did|have|how|are|i|je|j'|votre|your)\b)/g,
    ' ',
  ],
  [
    /\b(?:hors|sans compter|excluding|excl|not counting|apart from|not including|en dehors de|outside|leaving aside)\b (?!de france|france|the country|du pays|your country|europe)[^,:;?]*/g,
    ' ',
  ],
  [
    /\b(?:petits?[- ]enfants?|petite?s?[- ](?:fils|filles?)|grand-?(?:children|child|kids?|sons?|daughters?|parents?|mothers?|fathers?|pa|ma)|grands?-(?:parents?|meres?|peres?)|papi|papy|mamie|mamy|granny|gran|grandad|granddad|nan|nana)\b/g,
    'GRANDCHILD',
  ],
  [
    /\b(?:nobody|no one|no-one) (?:lives?|living|shares?)|\bpersonne (?:d'autre )?ne (?:vit|habite|loge|partage)/g,
    'NOBODYELSE',
  ],
  [/\bbelongs? to (?:me|us|you)\b|\b(?:m'|nous |vous )appartien\w+/g, 'OWN'],
  [/\b(?:drive|driving|drives) to\b/g, 'CAR GO'],
  [/\b(?:of us|nous sommes|sommes-nous)\b/g, 'COUNT PEOPLE'],
  [/\b(?:take|bring|taking|bringing) home\b/g, 'INCOME'],
  [
    /\b(?:lived?|living) (?:here|there|at this address)\b|\b(?:habit\w+|vi[st]|vivez) ici\b/g,
    'LIVE HOME SINCE',
  ],
  [
    /\b(?:people|persons?|personnes?|residents|occupants|anyone|anybody|members|membres) (?:aged |ages? |agees? )?(?:under|below|younger than|de moins de) (?:the age of )?(?:18|eighteen|dix-huit)\b/g,
    'MINOR',
  ],
  [/\b(?:petite? derni\w+|last-born|baby of the family|plus petite?)\b/g, 'YOUNGEST CHILD'],
  [/\b(?:est|sont|etes|il|elle|vous) (?:deja |bien )?equipee?s?\b|\bequipee?s? d['e]/g, ' '],
  [/\bhealth and safety\b|\bflat tyres?\b/g, ' '],
  [/\btake-?home(?: pay)?\b/g, 'INCOME'],
  [/\bmanages? (?=with|on |by )/g, ' '],
  [/\b(?:headcount|head count)\b/g, 'COUNT PEOPLE'],
  [
    /\b(?:quelqu'un|someone|somebody|une personne) (?:qui partage|sharing|who shares) (?:votre|your) (?:vie|life)\b/g,
    'COUPLE',
  ],
  [/,? (?:les |the )?[a-z]+ (?:included|inclus(?:es)?|compris(?:es)?)\b/g, ' '],
  [
    /\b(?:lands?|arrives?|comes?|goes|ends up) (?:in|on|into) your (?:own )?(?:bank )?account\b|\b(?:bring|brings|coming|comes|come) in(?=[ ,?.:]|$)(?! (?:by|from|a)\b)|\b(?:rapporte|rapportent|tombe|tombent|rentre|rentrent)\b|\b(?:vivre|vit|vivez|vivons|live|lives|living|get by|gets by) (?:avec|on|off) (?=[^?]{0,20}(?:€|\d|combien|how much))/g,
    'INCOME',
  ],
  [/\b(?:one|single)[- ]person household\b|\bmenage d'une (?:seule )?personne\b/g, 'NOBODYELSE'],
  [/\bpas (?:encore )?majeure?s?\b|\bnot (?:yet )?(?:of age|adults?|18)\b/g, 'MINOR'],
  [
    /\bfor (?:at least |more than |over |less than |under |fewer than )?(?:\d+|an?|one|two|three|four|five|six|ten|twenty) (?:full )?(?:years?|months?)\b|\bdepuis (?:au moins |plus de |plus d'|moins de |moins d')?(?:\d+|une?|deux|trois|quatre|cinq|six|dix|vingt) (?:ans?|annees?|mois)\b/g,
    'SINCE',
  ],
  [/\b(?:asthma|asthme|diabet\w+|hypertension|arthrit\w+|long[- ]lasting)\b/g, 'CHRONIC'],
  [
    /\b(?:sous (?:votre|mon) (?:autorite|direction|commandement)|under (?:you|me|your (?:command|authority|supervision)))\b|\bthe boss of (?:anyone|other)|\bchef\w* d'equipe\b/g,
    'MANAGE',
  ],
  [
    /\bun(?:e)? verres? d'alcool\b|\bverres? (?:de vin|d'alcool)\b|\balcoholic (?:drinks?|beverages?)\b/g,
    'ALCOHOL',
  ],
  [/\bset foot on a (?:plane|flight)\b|\bmonte\w* dans un avion\b/g, 'PLANE'],
  [/\bporte a porte\b|\bdoor[- ]to[- ]door\b/g, 'TIME'],
  [/\btele-?travaill\w*/g, 'REMOTE'],
  [/\b(?:enfant|fils|fille) unique\b|\bonly child\b/g, 'ONLYCHILD'],
  [
    /\b(?:nobody|no one|no-one) else\b|\b(?:personne|nul) d'autre\b|\b(?:the )?only (?:person|one|occupant)\b|\bseule? occupante?\b/g,
    'NOBODYELSE',
  ],
  [
    /\b(?:anyone|anybody|someone|somebody|other people) (?:else )?(?=live\w*|living|share\w*|besides)|\b(?:anyone|anybody|someone) else\b|\bquelqu'un d'autre\b|\bd'autres personnes\b|\bune autre personne\b/g,
    'ELSE',
  ],
  [/\b(?:on (?:your|my) own|by (?:your|my)self|to (?:your|my)self)\b/g, 'ALONE'],
  [
    /\b(?:mettre|mettez|mets|mettons|mis|met)\b[^?]{0,30}\bde cote\b|\bde cote\b|\b(?:put|set|putting)\b[^?]{0,20}\b(?:aside|away|by)\b/g,
    'SAVE',
  ],
  [/\b(?:en ligne|online|sur (?:internet|le web|le net)|on the (?:internet|web))\b/g, 'ONLINE'],
  [/\breseaux? socia\w+|\bsocial (?:media|network\w*)/g, 'SOCIAL'],
  [
    /\btransports? (?:en commun|publics?|collectifs?|urbains?)|\bpublic transport\w*|\b(?:bus|buses|metro|tram|tramway|underground|tube|rer)\b/g,
    'TRANSIT',
  ],
  [/\btemps partiel|\bpart[- ]?time|\bmi-temps\b/g, 'PARTTIME'],
  [/\btemps (?:plein|complet)|\bfull[- ]?time\b(?! (?:education|stud))/g, 'FULLTIME'],
  [/\b(?:temps de travail|quotite)\b/g, 'WORKTIME'],
  [
    /\b(?:residences?|maisons?|logements?) (?:secondaires?|de (?:vacances|campagne))|\b(?:second|holiday|vacation|another|other) (?:homes?|house|property|cottage)\b|\bautre (?:logement|maison|residence)\b|\bpied-a-terre\b/g,
    'SECONDHOME',
  ],
  [
    /\b(?<!\baway )(?:depuis|de|from) (?:la maison|chez (?:vous|moi|soi)|votre domicile|mon domicile|home)\b|\ba domicile\b|\bremote(?:ly)?\b|\bhome[- ]?office\b|\btele-?travail\w*|\btelework\w*/g,
    'REMOTE',
  ],
  [
    /\ba (?:mon|votre|son|leur|notre) (?:propre )?compte\b|\bself[- ]?employed\b|\bown (?:business|boss|company)\b|\bpropre patron\w*|\bfreelanc\w*|\b(?:travailleu\w+ )?independante?s?\b|\b(?:micro|auto)-?entrep\w+/g,
    'SELF',
  ],
  [
    /\blistes? electorales?\b|\belectoral (?:roll|register)\b|\bregister of (?:voters|electors)\b|\b(?:registered|inscrite?s?)\b[^?]{0,15}\b(?:voter?|electeur)\b/g,
    'VOTEROLL',
  ],
  [/\bjeux? videos?\b|\bvideo ?games?\b|\bcomputer games?\b/g, 'GAME'],
  [/\b(?:eat|eating|eaten|dine|dining|meals?) out\b/g, 'RESTAURANT'],
  [/\b(?:moved?|moving|changed?|change) (?:house|home|flat|address|d'adresse|de logement)\b/g, 'MOVED'],
  [
    /\b(?:how long ago|when did you last|derniere fois|last time|a quand remonte|quand avez-vous)\b/g,
    'WHEN LAST',
  ],
  [
    /\b(?:depuis (?:combien|quand)|since when|how long|combien (?:de temps|d'annees)|how many years|length of time|number of years|nombre d'annees|date d'(?:entree|arrivee|emmenagement|installation)|(?:what|which) year|quelle annee|years (?:with|in|at|since))\b/g,
    'SINCE',
  ],
  [
    /\bhors (?:de (?:la )?)?(?:france|pays)\b|\ba l'etranger\b|\babroad\b|\boverseas\b|\boutside (?:of )?(?:france|the country|your country)\b|\b(?:foreign|another|other) countr\w+|\bautres? pays\b|\bfrontiere\w*|\bborders?\b/g,
    'ABROAD',
  ],
  [
    /\blangues? etrangeres?\b|\bforeign languages?\b|\bautres? langues?\b|\b(?:other|another) languages?\b|\blanguages? (?:other than|besides) french\b|\bbilingu\w*/g,
    'OTHERLANGUAGE',
  ],
  [
    /\blieux? de culte\b|\bplaces? of worship\b|\boffices? religieux\b|\b(?:religious|church) services?\b|\bceremonies? religieuses?\b/g,
    'WORSHIP',
  ],
  [
    /\baides? (?:au|pour le|personnalisee\w* au) (?:logement|loyer)|\ballocations? (?:de )?logement\b|\bapl\b|\bals\b|\bhousing (?:benefits?|aid|allowances?|assistance|support)\b|\bhelp with (?:your |the |paying (?:your |the )?)?rent\b|\brent (?:allowance|subsidy|rebate)\b/g,
    'HOUSINGAID',
  ],
  [/\blongue duree\b|\blong[- ](?:term|standing|lasting)\b|\bchroni\w+|\bald\b|\bdurables?\b/g, 'CHRONIC'],
  [
    /\bdirect reports?\b|\breports? to (?:you|me)\b|\bline[- ]manag\w+|\bsous (?:vos|mes) ordres\b|\bsous (?:votre|ma) responsabilite\b|\ben charge d'une equipe\b|\bin charge of (?:a team|people|staff|others)\b/g,
    'MANAGE',
  ],
  [
    /\b(?:hlm|logements? socia\w+|bailleur social|office public de l'habitat)\b|\bsocial (?:housing|landlord|home|tenant)\b|\bcouncil (?:house|flat|housing|home|tenant)\b|\bhousing association\b|\bpublic housing\b/g,
    'SOCIALHOUSING',
  ],
  [/\b(?:statut|titre) d'occupation\b|\boccupancy (?:status|terms)\b|\bowner or tenant\b/g, 'TENURE'],
  [
    /\b(?:enseignement|etudes|ecole|diplome) (?:superieure?s?|universitaires?|du superieur)\b|\bhigher education\b|\buniversity degree\b|\bdegree[- ]level\b/g,
    'HIGHER',
  ],
  [/\bbac ?\+ ?5\b|\bpostgrad\w*|\bmaster'?s?\b/g, 'MASTER'],
  [/\bmasters?\b[^?]*\blevel\b/g, 'MASTER'],
  [
    /\b(?:france travail|pole emploi|job ?cent(?:re|er))\b|\b(?:look\w*|search\w*|hunting) for (?:a |paid |new |another )*(?:job|work|employment)\b|\bjob[- ](?:hunt\w*|seek\w*)|\b(?:cherch\w+|recherch\w+)(?:-vous)? (?:activement |actuellement )?(?:d'|un |du |de l')?(?:emploi|travail)\b|\bsans emploi\b|\bout of work\b/g,
    'UNEMPLOYED',
  ],
  [
    /\bpensions? de (?:retraite|reversion)\b|\b(?:state|retirement|old-age|draw\w* (?:a|your)|receiv\w* (?:a|your)) pension\b|\bpension\b/g,
    'PENSION',
  ],
  [
    /\bquelqu'un dans (?:votre|ma) vie\b|\bseeing (?:someone|anyone|somebody)\b|\bsignificant other\b|\bother half\b/g,
    'COUPLE',
  ],
  [/\bdevant (?:le|monsieur le) maire\b|\btied the knot\b/g, 'MARRIED'],
  [
    /\b(?:sous|under) (?:le|un|one|the|votre|your) (?:meme |same )?(?:toit|roof)\b|\b(?:vivre|vivez|live|living) (?:ensemble|together)\b/g,
    'LIVE HOME',
  ],
  [
    /\b(?:suis|etes-vous|etes|vous etes) nee?s?\b|\bnee?s? (?:en|avant|apres|entre|dans|a l'|hors|au)\b/g,
    'BORN',
  ],
  [/\be-?cig\w*|\b(?:cigarettes?|e-cigarettes?) electroniques?\b|\belectronic cigarettes?\b/g, 'VAPE'],
  [/\b(?:activites? (?:physiques?|sportives?)|physical (?:activity|exercise)|work(?:ing)? out)\b/g, 'SPORT'],
  [
    /\bcorrections? (?:visuelles?|de la vue)\b|\bverres correcteurs\b|\bcontact lenses\b|\bcorrect(?:ive|ed) (?:lenses|vision|eyesight)\b/g,
    'EYEWEAR',
  ],
  [/\bleft[- ]?hand\w*/g, 'LEFT'],
  [/\b(?:portez-vous|vous portez)\b(?= ?(?:en general|bien|actuellement|\?|$))/g, 'HEALTH'],
  [/\b(?:square met\w+|metres? carres?|m²|floor (?:area|space))/g, 'SURFACE'],
  [/\b(?:dans la vie|for a living)\b/g, 'STATUS'],
  [
    /\b(?:situation|statut|status)\b[^?]{0,20}\b(?:professionnelle?|emploi|employment|work|activite)\b|\b(?:employment|working|work) (?:status|situation)\b/g,
    'STATUS',
  ],
  [/\b(?:what|which) (?:do|does) you (?:take|use)|\btu prends quoi\b|\bprenez-vous quoi\b/g, 'MODE'],
  [/\bpartie de la france\b|\bpart of (?:france|the country)\b/g, 'REGION'],
]
