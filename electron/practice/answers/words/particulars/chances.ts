/** Answers about what could be: what would change people's habits, what they would miss, wish for, fear and choose. */
export const chances = String.raw`
# wish: (qu'est-ce qui|quoi|que faudrait-il pour|what|anything|quelque chose) .*(ferait|pourrait vous|inciterait|encouragerait|donnerait envie|convaincrait|amenerait|pousserait|(would|could|might) (\w+ )?(make|encourage|persuade|convince|get|bring|help|lead|tempt|motivate|push|take)) .*(venir|revenir|visiter|frequenter|come|visit|return|use|utiliser|prendre|inscrire|join|abonner|subscribe|participer|take part|attend)|what would (make|encourage|persuade|convince|get|bring|help) you
fr: des horaires plus larges | des prix plus bas | plus de temps libre | un lieu plus près de chez moi | un meilleur accueil | quelqu’un pour m’accompagner | plus d’informations sur ce qui s’y fait | un choix plus grand | moins d’attente | des facilités pour se garer
en: longer opening hours | lower prices | more free time | having it closer to home | a warmer welcome | somebody to go with | more information on what goes on there | more choice | less waiting | easier parking
# wish: (qu'est-ce qui|quoi|que faudrait-il pour|what|anything|quelque chose) .*(ferait|pourrait vous|inciterait|encouragerait|donnerait envie|convaincrait|amenerait|pousserait|(would|could|might) (\w+ )?(make|encourage|persuade|convince|get|bring|help|lead|tempt|motivate|push|take)) .*(velo|transports?|bus|train|voiture|bike|bicycle|cycle|cycling|car|public transport)
fr: des pistes séparées des voitures | des bus plus fréquents | un billet moins cher | un arrêt plus près | un endroit sûr pour attacher le vélo | des horaires qui tiennent | un trajet sans changement | de vraies places assises
en: lanes kept apart from cars | more buses | a cheaper ticket | a stop closer to home | somewhere safe to lock the bike | timetables that hold | a journey without changes | a seat for everyone
# wish: (qu'est-ce qui|quoi|que faudrait-il pour|what|anything|quelque chose) .*(ferait|pourrait vous|inciterait|encouragerait|donnerait envie|convaincrait|amenerait|pousserait|(would|could|might) (\w+ )?(make|encourage|persuade|convince|get|bring|help|lead|tempt|motivate|push|take)) .*(changer|quitter|change|switch|leave|move|recommencer|accepter|accept)
fr: un tarif plus bas | un meilleur service | une mauvaise surprise de trop | une vraie personne au bout du fil | plus de clarté dans les prix | une offre qui vaut le coup | rien, je suis bien comme ça | un conseil d’ami
en: a lower price | better service | one bad surprise too many | a real person on the phone | clearer prices | an offer worth having | nothing, I am fine as I am | a friend’s advice
# wish: (qu'est-ce qui|quoi|que faudrait-il pour|what|anything|quelque chose) .*(ferait|pourrait vous|inciterait|encouragerait|donnerait envie|convaincrait|amenerait|pousserait|(would|could|might) (\w+ )?(make|encourage|persuade|convince|get|bring|help|lead|tempt|motivate|push|take)) .*(voter|vote|recycl~|trier|sort|economis~|save|bouger|sport|exercise|manger|eat|arreter|stop|quit|fumer|smok~|lire|read|benevol~|volunteer)
fr: plus de temps | quelque chose de plus simple | la gratuité | des résultats qu’on voit | quelqu’un pour s’y mettre avec moi | de meilleures explications | un petit coup de pouce | une bonne raison, tout simplement
en: more time | something simpler | no cost at all | results that one can see | somebody to do it with | better explanations | a little nudge | a good reason, quite simply
# thing: (informations?|renseignements?|rubriques?|contenus?|sujets?|topics?|articles?|content|information) .*(trouver|voir|recevoir|avoir|lire|souhait~|aimeri~|manqu~|attend~|like|see|find|receive|missing|want|need|wish|expect|cover~)
fr: les horaires d’ouverture | les démarches à faire | l’agenda des sorties | les tarifs | les travaux prévus | les numéros utiles | les décisions prises et pourquoi | les aides possibles | les transports | des adresses près de chez moi
en: opening hours | how to go about things | what is on | prices | roadworks to come | useful numbers | what was decided and why | what help there is | transport | addresses near me
# thing: (manquerait|regretteriez|would you miss|you'd miss|will you miss|do you miss|manque le plus|vous manque|miss most|miss (the )?least) - enfance|childhood|eviter|shops?|magasins?|commerces?|site|services?|service|app|appli~
fr: mes voisins | ma famille | mes amis | le calme | mon jardin | les commerces à deux pas | mes habitudes | la vue | le marché du samedi | la forêt à côté
en: my neighbours | my family | my friends | the quiet | my garden | having the shops nearby | my habits | the view | the Saturday market | the woods close by
# thing: (manquerait|regretteriez|would you miss|do you miss|did you miss|manque~|miss~) + (travail|bureau|emploi|collegues|metier|retraite|work|job|office|colleagues|retire~)
fr: les collègues | les pauses café | le salaire | le rythme | me sentir utile | les blagues de l’équipe | rien du tout | les clients
en: my colleagues | coffee breaks | the pay | the rhythm of it | feeling useful | the jokes in the team | nothing at all | the customers
# deed: (si vous (aviez|pouviez|etiez|deviez)|si on vous|imaginez que vous|if you (could|were|had|won|woke|became)) .*(invisible|superpouvoir|super-?pouvoir|pouvoir magique|superpower|magic|baguette)|superpower|super-?pouvoir
fr: voler au-dessus des toits | lire dans les pensées | arrêter le temps | guérir les gens | être à deux endroits à la fois | parler toutes les langues | devenir invisible de temps en temps
en: flying over the roofs | reading minds | stopping time | healing people | being in two places at once | speaking every language | becoming invisible now and then
# thing: (si vous (aviez|pouviez|etiez|deviez)|if you (could|were|had)) .*(animal|etre un|be an)
fr: un chat, pour dormir toute la journée | un oiseau | un dauphin | un cheval | un chien fidèle | une tortue, sans me presser | un hibou
en: a cat, to sleep all day | a bird | a dolphin | a horse | a faithful dog | a tortoise, in no hurry | an owl
# thing: (diner|rencontrer|dejeuner|discuter|passer une (soiree|journee)|meet|dinner|lunch|spend (a|an) (day|evening)|speak to) .*(personne~|celebr~|personnage|historique|vivant|mort|person|famous|celebrit~|historical|figure|alive|dead|anyone|anybody|qui|who|whom)|(personnage|person|figure) .*(rencontrer|meet|dinner|diner)
fr: mon arrière-grand-mère | Simone Veil | Victor Hugo | Marie Curie | Zinédine Zidane | Charlie Chaplin | Nelson Mandela | Barbara | mon grand-père, que je n’ai pas connu | Napoléon
en: my great-grandmother | Marie Curie | Nelson Mandela | Charlie Chaplin | Shakespeare | Zidane | the Queen | my grandfather, whom I never knew | Leonardo da Vinci
# thing: (epoque|siecle|decennie|era|century|decade|period in history|time machine|remonter le temps|travel in time|go back in time)
fr: les années soixante | la Belle Époque | le Moyen Âge, mais pas longtemps | les années quatre-vingt | la Renaissance | le siècle prochain | aujourd’hui, tout compte fait
en: the sixties | the nineteen-twenties | the Middle Ages, but not for long | the eighties | the Renaissance | the next century | today, all things considered
# deed: (question|demander(iez)?|dire|diriez|ask|say|tell|message) .*(president|ministre|maire|depute~|elus?|gouvernement|mayor|minister|mp|politician~|government|council~|patron|directeur|directrice|pdg|boss|ceo|director|head)|if you (met|had .* minutes with) + (si vous|pouviez|could|would you|diriez|voudriez|aimeriez|one)
fr: pourquoi tout met autant de temps | qu’il vienne passer une journée avec nous | combien ça coûte vraiment | d’écouter ceux qui font le travail | ce qui est prévu pour les gens comme moi | de tenir ses promesses | comment il vit, lui, avec une petite paie | de simplifier les papiers
en: why everything takes so long | come and spend a day with us | what it really costs | listen to those who do the work | what there is for people like me | keep your promises | how they would live on small pay | make the paperwork simpler
# thing: (supprim~|aboli~|retirer|enlever|abolish|scrap|remove|get rid of|do away with|eliminate) + (quel~|que|qu'est-ce|laquelle|lequel|what|which|one thing) + (impots?|taxes?|tax|prelevement~)
fr: la TVA sur les produits de base | la taxe sur l’essence | la redevance sur les ordures | la taxe foncière | l’impôt sur l’héritage des petites maisons | les taxes sur l’électricité | aucune, il faut bien payer les écoles
en: the tax on basic food | the duty on petrol | the tax on my home | the tax on electricity | inheritance tax on small houses | none, schools have to be paid for | the one on savings
# thing: (supprim~|aboli~|disparaitre|retirer|enlever|abolish|scrap|remove|get rid of|do away with|eliminate|disappear|drop) + (quel~|que|qu'est-ce|laquelle|lequel|what|which|one thing|une chose|if you could|si vous pouviez) + (plat~|menu~|cantine|dish~|canteen|meal~)
fr: le poisson du vendredi | les choux de Bruxelles | la purée en sachet | les épinards | le hachis parmentier | les raviolis | la langue de bœuf | le foie
en: the Friday fish | Brussels sprouts | instant mash | the spinach | the shepherd’s pie | the ravioli | the liver | the grey stew
# thing: (supprim~|aboli~|disparaitre|retirer|enlever|abolish|scrap|remove|get rid of|do away with|eliminate|disappear) + (que|qu'est-ce|what|one thing|une chose|if you could|si vous pouviez)
fr: le bruit | la paperasse | les files d’attente | la publicité | la pollution | la violence | les réunions inutiles | la faim | les inégalités
en: the noise | the paperwork | queues | advertising | pollution | violence | useless meetings | hunger | inequality
# thing: (changer(iez)?|change) + (en vous|de vous|votre caractere|vous-meme|votre vie|about yourself|your (life|personality|character)) - inventions?|amenagement|bureau
fr: mon impatience | mes horaires | ma façon de tout remettre à demain | un peu plus de confiance en moi | rien d’important | mon travail | mon mauvais sommeil | l’endroit où je vis
en: my impatience | my hours | the way I put everything off | a little more confidence | nothing that matters | my job | how badly I sleep | where I live
# thing: (inquiet\w*|crai\w*|peur\w*|redout~|preoccup~|worr\w*|concern\w*|fear\w*|afraid|nervous|anxious) + (intelligence artificielle|ia|chatgpt|robots?|algorithm~|artificial|ai|automat~)
fr: les emplois qui disparaissent | les faux partout | ne plus savoir qui parle | la vie privée | que les jeunes ne réfléchissent plus | le pouvoir de quelques entreprises | l’énergie que ça consomme | les erreurs que personne ne voit
en: jobs disappearing | fakes everywhere | no longer knowing who is speaking | privacy | young people no longer thinking for themselves | a few firms having all the power | the energy it uses | mistakes that nobody sees
# thing: (inquiet\w*|crai\w*|peur\w*|redout~|preoccup~|frein~|hesit~|worr\w*|concern\w*|fear\w*|afraid|nervous|anxious|hesitat~|put you off) + (climat~|planete|environnement|rechauffement|canicule|climate|planet|environment|warming)
fr: les canicules | l’eau qui manque | l’avenir des enfants | les inondations | les incendies | les animaux qui disparaissent | que personne ne bouge | les récoltes
en: heatwaves | running short of water | what is left for the children | floods | fires | animals dying out | that nobody acts | the harvests
# thing: (inquiet\w*|crai\w*|peur\w*|redout~|preoccup~|worr\w*|concern\w*|fear\w*|afraid|nervous|anxious) + (retraite|vieil\w+|retirement|retiring|ageing|aging|old age|growing old|getting old~)
fr: perdre la tête | manquer d’argent | la solitude | dépendre des autres | la maladie | ne plus conduire | m’ennuyer | quitter ma maison
en: losing my mind | being short of money | loneliness | depending on others | illness | having to give up driving | being bored | leaving my home
# thing: (inquiet\w*|crai\w*|peur\w*|redout~|preoccup~|worr\w*|concern\w*|fear\w*|afraid|nervous|anxious) + (operation|hopital|traitement|intervention|accouchement|soins|examen|surgery|hospital|treatment|operation|procedure|birth|scan)
fr: l’anesthésie | la douleur | l’attente | les complications | le temps pour s’en remettre | ne pas comprendre ce qu’on me dit | rien, j’ai confiance
en: the anaesthetic | the pain | the waiting | complications | how long it takes to get over it | not understanding what I am told | nothing, I trust them
# thing: (inquiet\w*|crai\w*|peur\w*|redout~|preoccup~|frein~|worr\w*|concern\w*|fear\w*|afraid|nervous|anxious) + (achet~|achat~|ligne|internet|payer|site|online|buying|paying|shopping|data)
fr: les arnaques | ne pas voir ce que j’achète | donner mon numéro de carte | les retours compliqués | la qualité | les délais | mes données
en: scams | not seeing what I buy | giving my card number | having to send things back | the quality | late deliveries | my data
# thing: (inquiet\w*|crai\w*|peur\w*|redout~|preoccup~|worr\w*|concern\w*|fear\w*|afraid|nervous|anxious) + (travail|emploi|entreprise|rentree|poste|metier|projet|reorganisation|job|work|company|starting|moving|project|change|changes|merger|plan)
fr: ne pas être à la hauteur | perdre mes repères | plus de travail pour la même paie | l’ambiance | perdre mon poste | les trajets plus longs | qu’on ne nous dise pas tout | devoir tout réapprendre
en: not being up to it | losing my bearings | more work for the same pay | the atmosphere | losing my job | a longer journey | not being told everything | having to learn everything again
# thing: (espoirs?|esperez|espere|souhaitez|hope~|wish~|hopes) + (enfants|avenir|futur|annee|an prochain|jeunes|generation|children|future|year|young|grandchildren)
fr: la santé | la paix | un bon travail | plus de temps ensemble | qu’ils soient heureux | un air qu’on puisse respirer | moins de soucis d’argent | une vie plus simple
en: good health | peace | a good job | more time together | that they are happy | air that one can breathe | fewer money worries | a simpler life
# thing: (que|qu'est-ce qu|quel~|what|which) .*(devenir|faire plus tard|etre plus tard|exercer|want(ed)? to be|want(ed)? to become|wanted to do|dream(t|ed)? of (being|becoming))
fr: vétérinaire | dans l’enseignement | pilote | infirmière ou médecin | pompier | en boulangerie, pour les gâteaux | sur scène, à chanter | agriculteur comme mon grand-père | dans la marine
en: a vet | a teacher | a pilot | a nurse | a firefighter | a baker, for the cakes | a singer | a farmer like my grandfather | an explorer
# thing: (quel|quels|what|which) .*(nom|noms|titre|surnom|slogan|name|names|title|nickname|slogan) .*(donn~|propos~|choisi~|appel~|give|suggest|choose|propose|call|like)|(what would you (call|name)|comment appelleriez)
fr: quelque chose de simple, le nom de la rue | le nom d’une femme d’ici | les Tilleuls | un nom court qu’on retient | Simone-Veil | le Grand Pré | Ensemble | celui que les gens lui donnent déjà
en: something simple, after the street | after a local woman | the Lime Trees | a short name that people remember | Meadow Place | Together | whatever people already call it | Riverside
# thing: (mots?|adjectifs?|words?|adjectives?) .*(decri~|qualifi~|defini~|resum~|describ~|sum up|characteri[sz]e|best fits?|use|appl~|associ~) + (chef|patron|manager|responsable|superieur|directeur|directrice|boss|manager|supervisor|head|leader)
fr: juste, exigeant, parfois distant | à l’écoute et calme | pressé, direct, efficace | humain | autoritaire et brouillon | compétent, discret | absent, sympathique, débordé | franc et organisé
en: fair, demanding, a little distant | calm, a good listener, patient | rushed, direct, efficient | kind, clear, fair | bossy, messy, loud | able, quiet, honest | absent, friendly, overworked | frank, organised, strict
# thing: (mots?|adjectifs?|words?|adjectives?) .*(vous (decri|defini)~|votre (caractere|personnalite)|yourself|your (character|personality)|you as a)
fr: calme, honnête, tenace | fidèle, drôle, un peu solitaire | énergique et sincère | sensible, méthodique | timide, aimable, honnête | optimiste et sociable | serviable, susceptible
en: calm, curious, stubborn | loyal, funny, a little slow | lively, frank, impatient | sensitive, organised, kind | quiet, patient, honest | cheerful, talkative, generous | anxious, careful, warm
# thing: (mots?|adjectifs?|words?|adjectives?) .*(decri~|qualifi~|defini~|resum~|describ~|sum up|characteri[sz]e|best fits?|use|appl~|associ~) + (ville|village|quartier|commune|region|town|city|village|area|neighbou?rhood)
fr: calme, verte, un peu vide | vivante et bruyante | vieillissante, jolie | agréable, pratique, chère | triste le soir | familiale et tranquille | grise, commode, sans surprise
en: quiet, green, a little empty | lively and noisy | ageing, pretty, slow | pleasant, handy, expensive | sad in the evening | friendly, peaceful, clean | grey, convenient, dull
# thing: (mots?|adjectifs?|words?|adjectives?) .*(decri~|qualifi~|defini~|resum~|describ~|sum up|characteri[sz]e|best fits?|use|appl~|associ~) + (visite|sejour|experience|service|formation|cours|produit|spectacle|evenement|marque|entreprise|site|visit|stay|experience|service|course|training|product|show|event|brand|company|website|app)
fr: pratique, clair, un peu long | chaleureux, simple | efficace et rapide | cher, joli, sérieux | banal, correct | décevant, compliqué | utile, vivant, bien pensé | sympathique, sans plus
en: handy, clear, a little long | warm, simple, friendly | efficient, quick, polite | expensive, pretty, serious | ordinary, decent, nothing more | disappointing, complicated, slow | useful, lively, well made | pleasant, calm, modern
`
