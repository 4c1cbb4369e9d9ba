/** Answers about what people do with things, in situations, and with their time. */
export const doings = String.raw`
# deed: (que|qu'est-ce que vous) fai(tes|sez)-?(vous)? (de|des|avec)|what do you (usually |normally )?do with|what (happens|becomes) (to|of)|que (devien|font)\w+ + (vetements|habits|vieux|vieilles|affaires|clothes|old|unwanted|chaussures|shoes|meubles|furniture|jouets|toys|livres|books)
fr: je les donne à une association | je les mets dans la borne du quartier | je les passe à ma sœur | je les vends en ligne | j’en fais des chiffons | je les garde, on ne sait jamais | ça finit à la cave | je les apporte chez Emmaüs | je les jette quand c’est trop usé
en: I give them to charity | I take them to the bank on the corner | I pass them on to my sister | I sell them online | they become rags | I keep them, you never know | they end up in the cellar | I take them to the charity shop | I throw them out when they are past it
# deed: (que|qu'est-ce que vous) fai(tes|sez)-?(vous)? (de|des|avec)|what do you (usually |normally )?do with|what (happens|becomes) (to|of) + (restes|leftover~|pain|nourriture|food|repas|bread|perime~|perishable)
fr: je les mange le lendemain | je les mets au congélateur | j’en fais une soupe ou un gratin | c’est pour les poules ou pour le chien | je les emporte au travail | il n’en reste jamais | ça va au compost | je les jette au bout de deux jours, j’avoue
en: I eat them the next day | they go in the freezer | I make soup or a pie of them | the dog or the hens get them | I take them to work | there are never any | they go on the compost | I throw them out after two days, I admit
# deed: (que|qu'est-ce que vous) fai(tes|sez)-?(vous)? (de|des|avec)|what do you (usually |normally )?do with|what (happens|becomes) (to|of) + (telephone~|portable~|appareil~|ordinateur~|phone~|device~|computer~|electr~|batter~|piles?|medicament~|medicine~|dechet~|huile|oil|paint|peinture|ampoule~|bulbs?|carton~|emballage~)
fr: je les rapporte au magasin | ça reste au fond d’un tiroir | je les porte à la déchetterie | je les donne à qui en veut | je les mets dans le bac prévu pour ça | je les rends à la pharmacie ou au point de collecte | ça part avec le reste, j’avoue | j’attends d’en avoir assez pour y aller
en: I take them back to the shop | they stay at the bottom of a drawer | they go to the tip | I give them to whoever wants them | there is a box for them at the supermarket | I hand them in at a collection point | they go out with the rest, I admit | I wait until I have enough to make the trip
# deed: (que|qu'est-ce que vous) fai(tes|sez)-?(vous)? (de|des|avec)|what do you (usually |normally )?do with + (argent|salaire|prime|economies|money|salary|bonus|pay|savings|change|monnaie|remboursement|refund)
fr: je paie les factures d’abord | j’en mets un peu de côté | ça part dans les courses | je le garde pour les vacances | je fais plaisir à la famille | je rembourse ce que je dois | ça passe dans la maison
en: I pay the bills first | I put a little aside | it goes on food | I keep it for the holidays | I treat the family | I pay off what I owe | it goes into the house
# deed: (que|qu'est-ce que vous) fai(tes|sez)-?(vous)? (de|des|avec)|what do you (usually |normally )?do with
fr: je les garde quelque temps | je les donne autour de moi | je m’en sers encore | je les jette quand il n’y a plus rien à en faire | je les range dans un placard | je les passe à quelqu’un d’autre | je les vends si je peux
en: I keep them for a while | I give them away | I go on using them | I throw them out when there is nothing left to do with them | I put them in a cupboard | I pass them on to somebody | I sell them if I can
# deed: (que|qu'est-ce que vous|comment) (feriez|reagiriez|reagissez|faites)(-vous)?|qu'est-ce que vous (feriez|faites)|what (would|do|did) you do|how (would|do) you react + (annule~|retard~|manqu~|rat~|cancel~|delayed?|miss~|late) + (train|bus|avion|vol|metro|tram|flight|plane|transport~|correspondance)
fr: j’attends le suivant | j’appelle quelqu’un pour venir me chercher | je prends la voiture | je rentre à la maison | je demande un remboursement | je préviens le travail et je patiente avec un livre | je cherche un covoiturage | je râle, puis j’attends comme tout le monde
en: I wait for the next one | I ring somebody to fetch me | I take the car | I go back home | I ask for my money back | I let work know and read my book | I look for somebody to share a car | I grumble and then wait like everybody else
# deed: (feriez|fait|faites|reagi~|would you|do you|did you|you do) + (panne|coupure|power cut|outage|blackout|plus d'electricite|without electricity|internet (est |was |is )?(coupe|down)|no internet|sans internet)
fr: je cherche les bougies | j’attends que ça revienne | j’appelle le dépannage | je vais chez la voisine | je lis à la lampe de poche | je regarde d’abord le compteur | j’en profite pour dormir | je joue aux cartes
en: I look for the candles | I wait for it to come back | I ring for help | I go next door | I read by torchlight | I check the fuse box first | I make the most of it and sleep | we play cards
# deed: (bruit~|tapage|musique|noise|noisy|loud) + (voisin~|neighbour~|neighbor~) + (que|comment|what|how)
fr: je vais leur parler calmement | je mets des bouchons d’oreille | je laisse passer, ça ne dure pas | je tape au mur | j’appelle la gardienne ou le syndic | je laisse un mot dans la boîte aux lettres | la police, si ça dure toute la nuit
en: I go and have a quiet word | I put in earplugs | I let it pass, it never lasts | I bang on the wall | I ring the landlord | I leave a note | the police, if it goes on all night
# deed: (temoin|voyez|witness~|saw|see) + (vol|agression|accident|incendie|harcelement|injuste|theft|stealing|steal~|attack~|crime|accident|fire|bull~|haras~) + (feriez|faites|reagi~|would you|do you)
fr: j’appelle la police tout de suite | j’aide la personne si je peux | je préviens quelqu’un autour de moi | je crie pour qu’on vienne | je prends la plaque en note | sur le moment, la peur me bloquerait peut-être | j’appelle le 112
en: I ring the police straight away | I help the person if I can | I tell somebody nearby | I shout for people to come | I write down the number plate | I might freeze, to be honest | I ring 112
# deed: (trouv~|ramass~|find|found) + (portefeuille|billet|sac|argent|wallet|purse|money|bag|banknote) + (feriez|faites|would you|do you)
fr: je le porte à la police | je cherche un nom à l’intérieur et j’appelle | je le laisse au commerçant d’à côté | je le rends, bien sûr | je demande autour de moi | un billet, je le garde, un portefeuille, non
en: I take it to the police | I look for a name inside and ring | I leave it with the nearest shop | I give it back, of course | I ask around | a note I would keep, a wallet no
# deed: (perd~|licenci~|lost?|lose|losing|laid off|redundan~) + (emploi|travail|job|work) + (feriez|ferez|faites|would you|will you|do you)
fr: je chercherais autre chose tout de suite | je ferais une formation | je prendrais un mois pour souffler | je me mettrais à mon compte | je réduirais toutes les dépenses | j’irais à France Travail le lendemain | je vivrais sur mes économies un moment
en: I would look for something else at once | I would retrain | I would take a month to breathe | I would start on my own | I would cut down on everything | I would be at the job centre the next day | I would live on my savings for a while
# deed: (gagn~|receviez|recevez|herit~|win|won|received?|inherit~|were given|offrait|donnait|had) + (loto|loterie|euros?|€|million~|argent|somme|heritage|lottery|pounds?|£|money|prime) + (feriez|ferai~|would you|you do|you would|utilis~|spend|depens~)
fr: je paierais mes dettes d’abord | je partirais en voyage | je le mettrais de côté | j’aiderais la famille | je ferais des travaux à la maison | je m’offrirais un bon repas et je garderais le reste | j’en donnerais une part | je changerais de voiture | je ne dirais rien à personne | je gâterais les petits de la famille
en: I would pay off my debts first | I would go on a trip | I would put it aside | I would help the family | I would do up the house | I would have a good meal and keep the rest | I would give some of it away | I would change my car | I would tell nobody | I would spoil the little ones in the family
# deed: (feriez|fer(ez|iez)|utiliseriez|spend|would you (do|use|spend)|use|occup~) + (heure|temps|journee|jour|hour|time|day) + (plus|libre|supplementaire|extra|free|spare|more|off|additional|de conge)
fr: je dormirais | je lirais tranquillement | j’irais marcher | je verrais mes amis | je cuisinerais pour de vrai | je ferais enfin du tri | je m’occuperais du jardin | je passerais du temps avec la famille | rien du tout, et ça me ferait du bien | je m’y remettrais, au piano
en: I would sleep | I would read in peace | I would go for a walk | I would see friends | I would cook properly | I would sort things out at last | I would see to the garden | I would spend it with the family | nothing at all, and that would do me good | I would take up the piano again
# thing: (mettriez|emporteriez|prendriez|emmen~|would you (take|pack|put|bring)|do you (pack|take|bring)|emportez|mettez) + (pique-?nique|panier|picnic|basket|hamper)
fr: du pain et du fromage | des œufs durs et des tomates | une salade de riz | des sandwichs | des fruits et de l’eau | un saucisson et une bouteille | des chips et un gâteau | une nappe et de quoi boire
en: bread and cheese | boiled eggs and tomatoes | a rice salad | sandwiches | fruit and water | a cold chicken | crisps and a cake | a blanket and something to drink
# thing: (mettriez|emporteriez|prendriez|emmen~|would you (take|pack|put|bring)|do you (pack|take|bring)|emportez|mettez) + (valise|vacances|voyage|suitcase|holiday|trip|sac)
fr: un maillot et un bon livre | des vêtements légers | mes médicaments | un appareil photo | des chaussures de marche | un pull, au cas où | mon chargeur | une trousse de toilette
en: swimming things and a good book | light clothes | my medicines | a camera | walking shoes | a jumper just in case | my charger | a toilet bag
# thing: (dans quel~|a quel~|en quel~|on what|in what|in which|on which) (types? de |kinds? of )?(situations?|circonstances?|occasions?|cas|contextes?|circumstances|cases) + (voiture|velo|bus|train|car|bike|bicycle|cycle|drive|transport~|taxi)
fr: pour aller travailler | pour les courses | le week-end, pour sortir de la ville | quand il fait beau | pour les petits trajets | quand il n’y a pas d’autre moyen | pour voir la famille | en vacances
en: to go to work | for the shopping | at weekends, to get out of town | when the weather is fine | for short trips | when there is no other way | to see the family | on holiday
# thing: (dans quel~|a quel~|en quel~|on what|in what|in which|on which|for (what|which)) (types? de |kinds? of )?(situations?|circonstances?|occasions?|cas|contextes?|circumstances|cases) + (restaurant~|mange~|boi~|buv~|alcool|vin|champagne|eat out|eating out|drink~|wine|meal)
fr: pour un anniversaire | un repas de famille | une sortie entre amis | le dimanche midi | à Noël | pour fêter une bonne nouvelle | un pot entre collègues | en vacances
en: for a birthday | a family meal | an evening out with friends | at Sunday lunch | at Christmas | to celebrate some good news | drinks with colleagues | on holiday
# thing?: (dans quel~|a quel~|en quel~|on what|in what|in which|on which|for (what|which)) (types? de |kinds? of )?(situations?|circonstances?|occasions?|cas|contextes?|circumstances|cases)
fr: quand je suis à la maison | au travail, surtout | le week-end | en vacances | quand j’ai du temps | quand je n’ai pas le choix | quand la famille est là | quand quelque chose ne va pas | pour les grandes occasions
en: when I am at home | mostly at work | at weekends | on holiday | when I have time | when I have no choice | when the family is here | when something is wrong | on big occasions
# thing: (a quoi (vous )?(sert|servent|utilis~)|pour quoi faire|pour quels? usages?|que faites-vous (surtout )?(avec|sur)|what do you (mainly |mostly |usually )?use|use .* for|what .* for) + (internet|telephone|smartphone|ordinateur|tablette|phone|computer|tablet|online|reseaux|social)
fr: les messages | la météo et les nouvelles | les comptes en banque | les photos | trouver mon chemin | les vidéos | les courses en ligne | parler à la famille | des jeux, un peu
en: messages | the weather and the news | banking | photos | finding my way | videos | shopping online | talking to the family | games, a little
# thing: (a quoi (vous )?(sert|servent|utilis~)|pour quoi faire|pour quels? usages?|what do you (mainly |mostly |usually )?use .* for|for what purposes?) + (voiture|velo|scooter|car|bike|bicycle|van)
fr: le travail | les courses | conduire les enfants | les week-ends | voir la famille | les vacances | les rendez-vous chez le médecin
en: work | the shopping | driving the children about | weekends | visiting the family | holidays | doctor’s appointments
# thing: (de quoi|de quels? sujets?) (parlez|discut~)|(quels? sujets?) .*(parlez|discut~|abord~)|what do you (talk|chat|argue|speak) about|what topics
fr: le travail | les enfants | la santé | les vacances | le temps qu’il fait | les prix | le sport | l’actualité | les souvenirs | tout et rien
en: work | the children | health | holidays | the weather | prices | sport | the news | old times | this and that
# deed: (qu'avez-vous fait|que avez-vous fait|qu'est-ce que vous avez fait|what did you do|how did you spend|comment avez-vous (passe|occupe)|what have you (done|been doing)) + (hier|soir|week-?end|dimanche|samedi|yesterday|last night|evening|weekend|sunday|saturday|matin|morning|today|jour de conge|day off)
fr: j’ai regardé un film | je n’ai pas bougé de la maison | on a mangé en famille | j’ai fait une grande promenade | j’ai travaillé dans le jardin | j’ai vu des amis | j’ai fait les courses et le ménage | j’ai bricolé | j’ai dormi tard | j’ai lu un peu
en: I watched a film | a quiet time at home | we ate with the family | I went for a long walk | I worked in the garden | I saw friends | I did the shopping and the cleaning | I mended a few things | I slept late | I read a little
# deed: (qu'avez-vous fait|qu'est-ce que vous avez fait|what did you do|how did you spend|comment avez-vous (passe|occupe|vecu)|how did you (live|get) through|que faisiez-vous|what were you doing) + (vacances|ete|confinement|covid|pandemi~|holiday~|summer|lockdown|conges)
fr: j’ai lu et cuisiné | on est allés à la mer | j’ai travaillé comme d’habitude | j’ai refait une pièce | j’ai vu la famille | beaucoup de marche | rien de spécial, du repos | j’ai appelé tout le monde au téléphone | du jardinage, surtout
en: I read and cooked | we went to the sea | I worked as usual | I redid a room | I saw the family | a lot of walking | nothing special, I rested | I rang everybody up | gardening mostly
# thing: (projets?|prevoyez|comptez|plans?|planning|intend|envisagez) + (week-?end|ete|vacances|annee|retraite|avenir|mois|weekend|summer|holiday~|year|retirement|future|months?) + (quel~|que|what|which)
fr: voir la famille | refaire la cuisine | un petit voyage | me reposer | changer de travail | rien pour l’instant | apprendre une langue | m’occuper du jardin | une fête avec des amis
en: seeing the family | doing up the kitchen | a short trip | a rest | changing jobs | nothing for now | learning a language | seeing to the garden | a party with friends
# thing: (fai(?:tes|re)|gestes?|do|done|doing|actions?|steps?|agi(ssez|r)) + (environnement|planete|climat|ecolog~|pollution|nature|biodiversite|environment|planet|climate|green~|carbon|gaspillage|food waste) + (que|qu'est-ce|quel~|comment|what|which|how) - gouvernement|etat|maire|commune|government|council|mayor|should|devrai~
fr: je trie mes déchets | je prends le vélo pour les petits trajets | je mange moins de viande | je ne laisse pas couler l’eau | j’achète local quand je peux | je composte | j’éteins les lumières | j’évite l’avion | je répare au lieu de racheter | pas grand-chose, en vrai
en: I sort my waste | I cycle for short trips | I eat less meat | I do not let the tap run | I buy local when I can | I compost | I switch off the lights | I avoid flying | I mend things instead of buying new ones | not much, really
# thing: (petit[- ]dejeuner|breakfast) + (que|quel~|qu'est-ce|what|usual~|manger?z?|composi~)
fr: du café et des tartines | un bol de céréales | un thé et une orange | un café, rien d’autre | du pain, du beurre et de la confiture | un yaourt et un fruit
en: coffee and toast | a bowl of cereal | tea and an orange | just a coffee | bread, butter and jam | a yoghurt and some fruit
# thing: (boi|buv)\w+ + (que|quel~|qu'est-ce)|what .*(drink|drinks) - combien|often
fr: du café | du thé | de l’eau du robinet | un verre de vin | une tisane | un jus d’orange | de l’eau gazeuse | une bière
en: coffee | tea | tap water | a glass of wine | herbal tea | orange juice | sparkling water | a beer
# thing: (grignot~|gouter|en-?cas|snack~) + (que|quel~|qu'est-ce|what|which)
fr: une pomme | des biscuits | du chocolat | des noix | un yaourt | du pain et du fromage | rien, je ne grignote pas
en: an apple | biscuits | chocolate | nuts | a yoghurt | bread and cheese | nothing, I do not snack
# thing: (offr~|cadeau~|gift~|present~|give) + (noel|anniversaire~|mere|pere|amie?|naissance|christmas|birthday~|mother|father|friend|colleague|wedding|mariage)  + (que|quel~|qu'est-ce|what|which)
fr: un livre | des fleurs | une boîte de chocolats | un bon pour un massage | un pull | une bouteille de vin | quelque chose fait à la main | un jeu | un parfum
en: a book | flowers | a box of chocolates | a voucher | a jumper | a bottle of wine | something made by hand | a game | perfume
`
