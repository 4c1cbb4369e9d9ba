/** Reasons why people do, chose, left or avoid a thing, and why things are as they are. */
export const reasons = String.raw`
# why: (choisi~|choose|chose|inscri~|prefere~|prefer|pick~|opte~|sent|enrol~) + (ecole|college|lycee|creche|nounou|assistante maternelle|school|nursery|childminder|kindergarten|universite|university|formation|course|college) - metier|profession|career
fr: c’est à côté de la maison | elle a bonne réputation | l’équipe m’a fait bonne impression | des amis y étaient déjà | les classes sont petites | c’était la seule avec de la place | les horaires allaient avec mon travail | le projet me plaisait
en: it is close to home | it has a good name | the staff made a good impression | friends were there already | the classes are small | it was the only one with a place | the hours fitted my work | I liked what they do there
# why: (choisi~|choose|chose|prefere~|prefer|pick~|opte~|booked?|reserv~|venir|venu~|revenir|come|visit~|return~|back) + (hotel|camping|destination|sejour|region|gite|musee|festival|restaurant|campsite|holiday|resort|museum|event|exhibition|exposition|spectacle|show|ici|here|us) - vivre|habiter|live|install~
fr: on nous l’avait recommandé | le prix était bon | c’était sur notre route | on y était déjà venus | les photos donnaient envie | c’est calme | pour faire plaisir à la famille | il restait de la place
en: it was recommended to us | the price was good | it was on our way | we had been before | the pictures looked good | it is quiet | to please the family | there was still room
# why: (quitt~|parti~|partir|demission~|leave|left|leaving|resign~|quit) + (emploi|travail|poste|entreprise|job|work|company|employer|position|boulot|last)
fr: le salaire ne suivait pas | l’ambiance était devenue mauvaise | je n’apprenais plus rien | c’était trop loin de chez moi | le contrat s’est terminé | le chef était impossible | ma santé ne suivait plus | on m’a proposé mieux ailleurs
en: the pay was not keeping up | the atmosphere had turned bad | I had stopped learning | it was too far from home | the contract came to an end | the boss was impossible | my health was suffering | I was offered something better
# why: (annul~|resili~|arret~|renouvel~|desabonn~|interromp~|cancel~|stop~|renew~|unsubscrib~|quit|give up|gave up|leave|left|closed?|ended?) + (abonnement|contrat|magazine|assurance|salle|club|journal|mutuelle|operateur|banque|subscription|contract|membership|magazine|insurance|gym|paper|newspaper|policy|account|provider|service|association)
fr: c’était devenu trop cher | je ne m’en servais plus assez | j’ai trouvé moins cher ailleurs | le service avait baissé | je n’avais plus le temps | c’était une dépense de trop | j’ai déménagé | j’en avais fait le tour
en: it had become too expensive | I did not use it enough | I found it cheaper elsewhere | the service had gone down | I no longer had the time | it was one expense too many | I moved | I had had enough of it
# why: (arret~|cess~|stop~|quit|give up|gave up|renonc~) + (fumer|cigarette|tabac|alcool|boire|viande|smok~|drinking|alcohol|meat)
fr: pour ma santé | le médecin m’a fait peur | ça coûtait trop cher | pour les enfants de la famille | je n’en avais plus envie | je toussais tous les matins | pour me prouver que j’en étais capable
en: for my health | the doctor gave me a fright | it cost too much | for the children in the family | I no longer felt like it | I was coughing every morning | to prove to myself that I could
# why: (jeunes?|gens|habitants?|people|young|residents?|families|familles) + (quitt~|part~|leav~|left|mov~|fui~) + (campagne|village~|region|ville|countryside|village~|rural|town|city|area)
fr: il n’y a pas de travail sur place | il faut une voiture pour tout | les écoles ferment | les loyers sont trop chers | ils vont étudier ailleurs et ne reviennent pas | il ne s’y passe rien le soir | les médecins sont partis aussi
en: there is no work there | you need a car for everything | the schools are closing | rents are too high | they go away to study and do not come back | nothing happens in the evening | the doctors have gone too
# why: (jeunes?|gens|electeurs?|francais|people|young|voters?|citizens) + (vot~|elections?|abstention~|abstien~|urnes|polls|turnout) - vous|you voted?|not to vote
fr: ils n’y croient plus | les promesses ne sont jamais tenues | personne ne parle de leur vie | ils pensent que ça ne change rien | on ne leur explique pas à quoi ça sert | ils ont d’autres soucis
en: they no longer believe in it | promises are never kept | nobody speaks of their lives | they think it changes nothing | nobody explains what it is for | they have other worries
# why: (ecoles?|eleves?|niveau|enfants|college|schools?|pupils?|standards?|children|teenagers?) + (baisse|echec|echouent|decroch~|difficult~|mal|absent~|fail~|drop~|falling|struggle~|behind|worse|truant~)
fr: les classes sont trop chargées | les écrans prennent toute la place | les parents n’ont pas le temps | il manque des professeurs | on change les programmes sans arrêt | certains n’ont pas le calme qu’il faut à la maison
en: classes are too big | screens take up everything | parents have no time | there are too few teachers | the syllabus keeps changing | some have no quiet place at home
# why: (prix|loyers?|vie|couts?|chere?s?|price~|rents?|cost~|expensive|inflation) + (hausse|augment~|mont~|cher~|haut|rise|rising|risen|gone up|high|increas~|expensive|so)
fr: l’énergie a tout entraîné | il y a trop d’intermédiaires | les marges des grands groupes | il n’y a pas assez de logements | la guerre | tout vient de loin | certains en profitent
en: energy has pushed everything up | too many middlemen | the big firms’ margins | there are not enough homes | the war | everything comes from far away | some people cash in on it
# why: (travail~|rester|reste~|restez|continu~|venu~|entr~|work~|stay~|stayed|join~|joined|remain) + (ici|entreprise|equipe|hopital|secteur|association|emploi|metier|here|company|team|hospital|sector|job|charity|us|with)
fr: l’équipe me plaît | c’est près de chez moi | le contrat est sûr | je me sens utile | les horaires me vont | on m’a fait confiance | je n’ai pas trouvé mieux pour l’instant
en: I like the team | it is close to home | the contract is safe | I feel useful | the hours suit me | they trusted me | I have not found anything better for now
# why: (pay~|acheter|achat|achete~|buy~|bought|purchase~|order~|command~) + (ligne|internet|site|online|web|amazon)
fr: c’est livré à la maison | on compare plus vite | je ne trouve pas ça près de chez moi | c’est moins cher | c’est ouvert tout le temps | je n’aime pas la foule
en: it comes to the door | comparing is quicker | I cannot find it near me | it is cheaper | it is always open | I do not like crowds
# why: (pas|not|n't|never|jamais|stops?|prevents?|empech~|retien~|keeps?|puts you off|barrier~) + (velo|cycl~|bike|bicycle|biking)
fr: c’est trop dangereux avec les voitures | c’est trop loin | il pleut trop souvent | je n’ai pas d’endroit sûr où le laisser | mes genoux ne veulent plus | j’ai trop de choses à porter | ça monte pour rentrer
en: it is too dangerous with the cars | it is too far | it rains too often | I have nowhere safe to leave it | my knees will not have it | I have too much to carry | it is uphill on the way back
# why?: (pas|not|n't|never|jamais|stops?|prevents?|empech~|retien~|keeps?|puts you off|rarement|rarely|longer|plus) + (venir|venez|venu~|visit~|come|participer|participez|attend~|inscri~|join~|frequent~|use|utilise~|utilisez|aller|allez|go|going|went) - appareil|telephone|phone|camera|computer|ordinateur
fr: je n’ai pas le temps | les horaires ne me vont pas | c’est trop loin de chez moi | je n’en avais pas entendu parler | c’est cher pour ce que c’est | je n’ai personne avec qui y aller | ça ne m’attire pas trop | je ne savais pas que c’était ouvert à tous
en: I do not have the time | the hours do not suit me | it is too far from home | I had not heard of it | it is expensive for what it is | I have nobody to go with | it does not appeal to me much | I did not know it was open to all
# why: (confiance|trust|mefi~|distrust|croi\w+|believe) + (politi~|gouvernement|medias?|journalistes?|institutions?|justice|police|government|media|news|press|politicians|banks?|banques?|science)
fr: j’ai vu trop de promesses oubliées | ils vivent loin de nous | on apprend la vérité après | certains font bien leur travail, mais pas tous | tout est fait pour vendre | parce que personne ne rend de comptes | je juge sur les actes
en: I have seen too many broken promises | they live a long way from us | we get the truth afterwards | some do their job well, but not all | it is all done to sell | nobody is ever called to account | I judge by what is done
# why: (note|score|rating|mark|rated?|noter) + (cette|ce|this|that|gave|give|donne~|attribu~|choose|chose)
fr: dans l’ensemble ça va, avec des choses à revoir | l’accueil fait beaucoup | j’ai attendu trop longtemps | tout a été fait comme promis | il reste des progrès à faire | par rapport à ailleurs, c’est correct | il y a du bon et du moins bon
en: on the whole it is fine, with things to put right | the welcome counts for a lot | I waited too long | everything was done as promised | there is room for improvement | compared with elsewhere it is decent | there is good and less good in it
# why: (install~|telecharg~|download~|utilis~|use|using|used) + (appli~|application|app|logiciel|software|site|website)
fr: pour gagner du temps | une amie me l’a conseillée | pour suivre mes commandes | c’était demandé à l’inscription | pour les réductions | par curiosité | pour tout faire depuis mon téléphone
en: to save time | a friend recommended it | to follow my orders | it was asked for when I signed up | for the discounts | out of curiosity | to do everything from my phone
# why: (empech~|prevent~|keeps?|stops?) + (dorm~|sommeil|sleep~|awake)
fr: j’ai des soucis d’argent | la rue est bruyante | je pense au travail | mon dos me fait mal | je bois le café trop tard | les voisins se couchent à pas d’heure | j’ai toujours mal dormi | il fait trop chaud dans la chambre
en: I worry about money | the street is noisy | I think about work | my back hurts | I drink coffee too late in the day | the neighbours stay up late | I have always slept badly | it is too hot in the bedroom
# why: (choisi~|choose|chose|decid~) + (etudier|etudes|study|studying|degree|licence|master|subject)
fr: la matière me plaisait | la ville est agréable | l’école a bonne réputation | c’était près de ma famille | il y a du travail au bout | une amie m’en avait parlé | les frais étaient raisonnables
en: I liked the subject | it is a nice town | it has a good name | it was close to my family | there are jobs at the end of it | a friend had told me about it | the fees were reasonable
# why: (park and ride|parking~ relais|parkings? relais|covoitur~|car ?shar~|car ?pool~|bus|train|tram|transports?) + (people|gens|plus|more|peu|few)
fr: ce n’est pas plus rapide | les horaires ne collent pas | on tient à sa voiture | c’est mal indiqué | il faut attendre dehors | le prix s’ajoute à l’essence | on n’y pense pas
en: it is no quicker | the times do not fit | people like their cars | it is badly signposted | you have to wait outside | the fare comes on top of the petrol | people do not think of it
# why: (gens|certains|people|some|patients?|clients?|customers?|usagers|drivers|conducteurs|parents|eleves|pupils|students) + (jet~|papiers? par terre|dechets|litter~|drop|throw|dump~|rubbish|crachent|incivil~|tag~|degrad~|vandal~) - university|universite|school|course|studies|out of
fr: par paresse | ils n’ont pas appris | il n’y a pas assez de poubelles | personne ne leur dit rien | ils pensent que d’autres ramasseront | ça ne leur coûte rien | ils s’en moquent
en: they are lazy | they were never taught | there are not enough bins | nobody says anything to them | they think others will pick it up | it costs them nothing | they do not care
# why: (patients?|gens|people|some|clients?|customers?) + (rendez-vous|appointments?) + (manqu~|rat~|oubli~|honor~|miss~|skip~|fail~|not turn|forget)
fr: ils oublient | ils vont mieux le jour venu | le rendez-vous était trop loin dans le temps | ils n’arrivent pas à joindre le secrétariat | ils n’osent pas annuler | ils n’ont pas de moyen de venir
en: they forget | they feel better when the day comes | it was booked too long ago | they cannot get through to cancel | they do not dare cancel | they have no way of getting there
# why: (magasin|supermarche|boutique|marche|shop|store|supermarket|market|bank|banque|operateur|provider|garage|coiffeur|hairdresser|restaurant|pharmacie) + (plutot|rather than|instead|ici|here|this|ce|cet|cette|votre|your|choisi~|choose|chose)
fr: c’est le plus près | les prix sont plus bas | j’y ai mes habitudes | on est bien servi | il y a de la place pour se garer | j’y trouve tout | on m’en a dit du bien
en: it is the nearest | prices are lower | it is what I am used to | they serve you well | there is room to park | I find everything there | I heard good things about it
# why: (candidat~|postul~|apply|applying|applied|application) + (pas|retenu|emp~|decourag~|renonc~|put you off|stopp~|not|n't|prevent~)
fr: le salaire n’était pas indiqué | c’était trop loin de chez moi | je n’avais pas tous les diplômes | le dossier était trop long à remplir | j’avais peur de ne pas être à la hauteur | les horaires ne m’allaient pas
en: the pay was not given | it was too far from home | I did not have all the diplomas | the form was too long | I was afraid of not being up to it | the hours did not suit me
# why: (loyers?|logements?|maisons?|immobilier|rents?|housing|houses?|homes?) + (cher~|hauts?|eleve~|prix|expensive|high|dear|unaffordable|prices?)
fr: tout le monde veut vivre au même endroit | on ne construit pas assez | les locations de vacances prennent la place | les propriétaires en profitent | il y a plus de monde que de logements | le terrain est devenu trop cher
en: everybody wants to live in the same place | not enough is built | holiday lets take up the room | landlords cash in | there are more people than homes | land has become too dear
# why: (travail~|bureau|lever|work|morning|job) + (motiv~|envie|pouss~|keeps? you going|get up)
fr: il y a le salaire à la fin du mois | j’aime bien retrouver les collègues | mon travail sert à quelque chose | il faut bien payer les factures | je n’aime pas rester sans rien faire | les gens comptent sur moi
en: there is the pay at the end of the month | I like seeing my colleagues | my work is of some use | bills have to be paid | I do not like doing nothing | people rely on me
`
