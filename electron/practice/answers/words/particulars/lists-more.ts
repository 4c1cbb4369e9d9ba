/** More things to list: by room, by what one did with them, and for what one would use them. */
export const listsMore = String.raw`
# thing: (salle de bains?|bathroom|toilettes|shower room) + (avez|y a|trouv~|objets?|produits?|tout|have|items?|things?|products?|list|enumer~|citez|contents?)
fr: une brosse à dents | du savon | du shampoing | des serviettes | un miroir | un sèche-cheveux | du dentifrice | une crème | un panier à linge | un tapis | une balance
en: a toothbrush | soap | shampoo | towels | a mirror | a hairdryer | toothpaste | face cream | a laundry basket | a mat | the scales
# thing: (garage|cave|grenier|cabanon|debarras|cellar|attic|loft|shed|basement) + (avez|y a|trouv~|objets?|tout|dans|have|items?|things?|in your|list|enumer~|contents?) - range[zr]|store|keep
fr: des cartons jamais ouverts | un vieux vélo | des outils | des décorations de Noël | des meubles qui attendent | des pots de peinture | des bouteilles | des jouets d’enfant | une tondeuse
en: boxes nobody has opened | an old bike | tools | Christmas decorations | furniture waiting for a home | tins of paint | bottles | old toys | a lawnmower
# thing: (armoire|penderie|dressing|placard a vetements|wardrobe|closet|chest of drawers) + (avez|y a|trouv~|tout|dans|have|in your|list|contents?|items?)
fr: trop de pulls | deux manteaux | des chemises | une robe de fête | des jeans | un costume jamais mis | des foulards | des chaussures | des choses trop petites
en: too many jumpers | two coats | shirts | something for parties | jeans | a suit I never wear | scarves | shoes | things that no longer fit
# thing: (tiroir|drawer) + (avez|y a|trouv~|tout|dans|cuisine|bureau|have|in your|list|kitchen|desk|contents?)
fr: des couverts | de la ficelle | des piles | un décapsuleur | de vieux stylos | des élastiques | une bougie | des notices | des clés dont j’ai oublié la porte
en: cutlery | string | batteries | a bottle opener | old pens | rubber bands | a candle | instruction leaflets | keys to forgotten doors
# thing: (salon|sejour|salle a manger|chambre|living room|lounge|sitting room|bedroom) + (y a|trouv~|objets?|meubles?|tout|have|items?|objects?|furniture|list|enumer~) - preferee|decri~|describe|aimez
fr: un canapé | une table basse | la télévision | des livres | un tapis | une lampe | des photos | des plantes | une bibliothèque
en: a sofa | a coffee table | the television | books | a rug | a lamp | photos | plants | a bookcase
# thing: (outils?|tools) + (avez|possed~|have|own|list|citez|quels?|which)
fr: un marteau | des tournevis | une perceuse | une pince | un mètre | une scie | une clé anglaise | un niveau | rien qu’un tournevis
en: a hammer | screwdrivers | a drill | pliers | a tape measure | a saw | a spanner | a spirit level | nothing but a screwdriver
# thing: (associations?|organismes?|causes?|charit~|organi[sz]ations?|good causes?) + (donn~|don|dons|soutenu~|soutenez|aide~|given?|give|donat~|support~|time|money|argent|temps)
fr: les Restos du cœur | la Croix-Rouge | la recherche contre le cancer | la SPA | l’école du quartier | une association d’ici | Médecins sans frontières | aucune cette année | le Secours populaire
en: a food bank | the Red Cross | cancer research | an animal shelter | the local school | a local association | Doctors Without Borders | none this year | the lifeboats
# thing: (vendez|vendu~|avez donne~|debarrass~|sold|given away|gave away|got rid) + (objets?|affaires|choses|dernier~|annee|mois|things?|items?|last|past|year|recently) - associations?|charit~|conseil~
fr: des vêtements d’enfant | une table | des livres | un vélo | une vieille télévision | de la vaisselle | des jouets | un manteau | un téléphone
en: children’s clothes | a table | books | a bike | an old television | crockery | toys | a coat | a phone
# thing: (achet~|pris|bought|buy|got) + (marche|market) - super
fr: des tomates | un poulet rôti | du fromage | des fleurs | des olives | du poisson | des pommes | du miel | une salade
en: tomatoes | a roast chicken | cheese | flowers | olives | fish | apples | honey | a lettuce
# thing: (bonheurs?|plaisirs?|joies?|petites choses|pleasures?|joys?|treats?|little things) + (petits?|petites|ordinaire|quotidien~|simple~|journee|jour|small|little|everyday|daily|simple|ordinary)
fr: le premier café | un rayon de soleil | un bon livre | une sieste | une chanson à la radio | le pain frais | un message d’une amie | une douche chaude | ne rien faire dix minutes
en: the first coffee | a bit of sun | a good book | a nap | a song on the radio | fresh bread | a message from a friend | a hot shower | doing nothing for ten minutes
# why: (plain[dt]~|reclam~|complain~|grievance~) + (mairie|commune|ville|council|town hall)
fr: les trottoirs sont abîmés | les poubelles débordent | il y a du bruit la nuit | les lampadaires restent en panne des mois | les voitures se garent n’importe où | les courriers restent sans réponse | les travaux n’en finissent pas
en: the pavements are broken | the bins overflow | there is noise at night | the street lamps stay broken for months | cars park anywhere | letters get no answer | the roadworks never end
# thing: (sujets?|themes?|subjects?|topics?) + (evit~|jamais|fach~|disput~|tabou~|avoid~|never|taboo|argue|quarrel)
fr: la politique | l’argent | la religion | l’héritage | la santé des uns et des autres | le football | les anciens amours
en: politics | money | religion | the inheritance | people’s health | football | old flames
# thing: (sujets?|themes?|de quoi|subjects?|topics?|what) + (parlez|discut~|convers~|talk about|discuss|chat) + (amis?|famille|collegues|table|friends?|family|colleagues|voisin~|neighbou?r~)
fr: le temps qu’il fait | les enfants des uns et des autres | le travail | les vacances | la santé | ce qu’on a vu à la télé | les prix | la cuisine | un peu de politique
en: the weather | everyone’s children | work | holidays | health | what was on television | prices | cooking | a little politics
# thing: (regles?|interdits?|rules?) + (maison|chez vous|famille|foyer|table|home|house|household|family)
fr: pas de téléphone à table | on enlève ses chaussures | chacun débarrasse son assiette | on prévient quand on rentre tard | pas de cris après vingt-deux heures | on frappe avant d’entrer | aucune, on s’arrange
en: no phones at the table | shoes off at the door | everyone clears their own plate | let people know if you are late | no noise after ten | knock before you come in | none, we get along
# thing: (pluie|pluvieux|pleut|rainy|rains|raining|wet day) + (faites|faire|activites?|occup~|do|activit~|list|citez)
fr: un film | un gâteau | de la lecture | des jeux de société | le tri des papiers | la sieste | le cinéma | du bricolage
en: a film | baking | reading | board games | sorting papers | a nap | the cinema | odd jobs
# thing: (utilis~|servez|sert|use|uses) + (telephone|smartphone|portable|phone|mobile) + (pour quoi|que faites|quoi|quels? usages?|things?|what for|what do you)
fr: téléphoner | les messages | la météo | les photos | la banque | trouver mon chemin | la musique | les informations | le réveil
en: calling people | messages | the weather | photos | banking | finding my way | music | the news | the alarm
# thing: (tradition~|coutum~|rituel~|custom~|ritual~) + (famille|noel|fetes|region|garde~|family|christmas|keep|region)
fr: la galette des Rois | le repas du dimanche | le sapin décoré ensemble | les crêpes à la Chandeleur | les œufs cachés à Pâques | les photos de groupe | une chanson à chaque anniversaire
en: Sunday lunch | decorating the tree together | pancakes in February | hiding eggs at Easter | the group photo | a song at every birthday | midnight walks on New Year’s Eve
# thing: (verifi~|regard~|check~|look at|look for) + (avant|before|when) + (achet~|louer|visit~|signer|buy~|rent~|sign~|view~)
fr: l’état général | le prix au mètre | le bruit | les charges | l’humidité | les avis des autres | la garantie | l’étiquette | les petites lignes
en: the general state | the price compared with others | the noise | the running costs | damp | what others say | the guarantee | the label | the small print
# thing: (que feriez-vous|feriez|what would you do) + (heure|jour|journee|hour|day|time) + (plus|supplementaire|libre|extra|more|free|spare)
fr: dormir | lire | marcher en forêt | voir mes amis | ranger enfin la cave | apprendre un instrument | rien du tout | cuisiner pour la semaine | aller voir ma mère
en: sleep | read | walk in the woods | see my friends | tidy the cellar at last | learn an instrument | nothing at all | cook for the week | visit my mother
# thing: (que feriez-vous|feriez|utiliseri~|depenseri~|what would you do|would you spend|would you use) + (euros?|prime|argent|mille|cent|money|bonus|thousand|hundred|windfall)
fr: mettre de côté | partir quelques jours | payer des factures | changer le canapé | faire un cadeau à la famille | réparer la voiture de ma sœur | refaire une pièce | rien de spécial, je garderais tout
en: save it | go away for a few days | pay some bills | change the sofa | buy something for the family | see a dentist | redo a room | nothing special, I would keep it
# thing: (qualites?|qualities|traits?) + (maire|elu~|patron|chef|voisin~|colocataire|mayor|politician~|boss|leader|manager|neighbou?r|flatmate)
fr: l’honnêteté | l’écoute | la patience | le respect | la discrétion | le courage | la proximité | l’organisation
en: honesty | listening | patience | common sense | discretion | courage | keeping promises | a sense of humour | fairness
# thing: (instruments?|musique|instruments?) + (jouez|jou~|appren~|play|learn~|know) - aimeri~|voudri~|would you like|wish
fr: la guitare | le piano | aucun, hélas | la flûte, à l’école | la batterie | l’accordéon | le violon | un peu d’harmonica
en: the guitar | the piano | none, sadly | the recorder, at school | the drums | the accordion | the violin | a little harmonica
# thing: (recycl~|trie[rz]?|sort|composte~) + (quoi|quels?|dechets?|materiaux|objets?|what|which|items?|list|citez) - pourquoi|why|facile|easier
fr: le verre | le papier | les boîtes en carton | les piles | les bouteilles en plastique | les épluchures | les vêtements | les vieux appareils
en: glass | paper | cardboard boxes | batteries | plastic bottles | peelings | clothes | old appliances
# thing: (evenements?|fetes?|animations?|events?|festivals?|happenings) + (ville|commune|quartier|village|pres|town|area|village|local) + (annee|connai~|quels?|citez|list|which|year|know|attend~|participe~)
fr: la fête de la musique | le marché de Noël | la brocante de printemps | le feu d’artifice | la course à pied | la fête du village | le forum des associations | un festival l’été
en: the music festival | the Christmas market | the spring flea market | the fireworks | the fun run | the village fair | the associations’ day | a summer festival
# thing: (ingredients?|aliments?|foods?) + (evit~|allerg~|supprim~|reduit~|avoid~|cut out|allerg~)
fr: le sucre | le gluten, un peu | le lait | l’huile de palme | l’alcool | la charcuterie | rien du tout, je mange de tout | les arachides
en: sugar | gluten, a little | milk | palm oil | alcohol | processed meat | nothing at all, I eat everything | peanuts
# thing: (trouvez|trouve-t-on|vend|vendre|acheter|devrait|sell|find|should) + (pharmacie|poste|gare|bibliotheque|station|library|chemist|post office) + (quoi|quels?|services?|what|which) - where
fr: des conseils | des produits de tous les jours | un coin pour s’asseoir | des horaires plus larges | de l’aide pour les papiers | des toilettes | une boisson chaude
en: advice | everyday things | somewhere to sit | longer hours | help with forms | toilets | a hot drink
# thing: (attend~|espere~|expect~|hope for|want) + (invite~|repas|fete|noel|anniversaire|guests?|party|christmas|birthday)
fr: de la bonne humeur | un bon repas | que tout le monde vienne | pas de dispute | de la musique | du temps ensemble | un gâteau maison
en: good cheer | a good meal | that everybody comes | no quarrels | music | time together | a home-made cake
# thing: (numeros?|contacts?|personnes?|numbers?|people) + (urgence|secours|emergency) + (telephone|frigo|noted?|garde~|keep|phone|list)
fr: le 15 | le 18 | ma sœur | le médecin | un voisin | le centre antipoison | le plombier
en: 112 | the fire brigade | my sister | the doctor | a neighbour | the poison line | the plumber
# thing: (sports?|activites? (physiques?|sportives?)|sports?|exercise) + (enfance|enfant|jeune|ecole|childhood|child|young|school) + (pratiqu~|fai~|quels?|play~|did|which)
fr: le foot | la natation | la danse | le judo | le basket | le vélo | la gymnastique | aucun, je détestais ça
en: football | swimming | dancing | judo | basketball | cycling | gymnastics | none, I hated it
# thing: (loisirs?|passions?|activites?|hobb~|pastimes?|activities) + (abandonn~|arret~|laiss~|given up|gave up|dropped|stopped|no longer)
fr: le piano | la danse | le dessin | le foot | la lecture | la photo | la randonnée | la couture
en: the piano | dancing | drawing | football | reading | photography | hiking | sewing
# thing: (emplois?|metiers?|boulots?|postes?|jobs?|positions?) + (avez|occupe~|exerce|had|held|done|worked) + (carriere|vie|jusqu'ici|citez|list|tous|quels|career|life|so far|all)
fr: la cueillette des fruits, un été | la restauration | l’intérim en usine | un bureau | la livraison | la garde d’enfants | le même depuis toujours
en: fruit picking, one summer | waiting tables | factory work | an office job | deliveries | looking after children | the same one all along
# thing!: (emissions?|programmes?|series?|shows?|tv)\b.*(passer|manqu~|sans|without|miss|hard to|give up).*
fr: le journal de vingt heures | une série policière | un jeu avant le dîner | les documentaires sur la nature | le foot | une émission de cuisine | aucune, je m’en passerais bien
en: the evening news | a crime series | the quiz before dinner | nature documentaries | the football | a cookery programme | none, I could do without them all
# thing: (magasins?|commerces?|boutiques?|marchands?|etals?|shops?|stores?|stalls?|tradesm~) + (rely|depend|compt~|souvent|most often|most|fidele|prefer~)
fr: la boulangerie | le primeur du marché | le supermarché d’à côté | la pharmacie | la boucherie | le fromager du samedi | l’épicerie du coin
en: the bakery | the greengrocer at the market | the supermarket next door | the chemist’s | the butcher’s | the cheese stall on Saturdays | the corner shop
# thing: (emissions?|programmes?|series?|shows?|tv programmes?) + (regard~|manqu~|suivez|watch|miss|follow) + (toujours|semaine|soir|jamais|regulier~|always|week|evening|never|regularly)
fr: le journal de vingt heures | une série policière | un jeu avant le dîner | un documentaire sur la nature | la météo | le foot | une émission de cuisine | aucune
en: the evening news | a crime series | a quiz before dinner | a nature documentary | the weather | the football | a cookery programme | none
# thing: (peurs?|craintes?|phobies?|fears?|afraid|scared|phobias?) + (enfant|enfance|phobies?|child|childhood|phobias?)
fr: les araignées | le vide | le noir, enfant | l’avion | les serpents | perdre quelqu’un | la maladie | les lieux fermés | parler en public
en: spiders | heights | the dark, as a child | flying | snakes | losing somebody | illness | closed spaces | speaking in public
# thing: (vetements?|affaires|habits|clothes|clothing) + (hiver|froid|neige|ete|chaud|winter|cold|snow|summer|hot|rain|pluie) + (portez|mett~|avez|sort~|wear|put on|need|quels?|which)
fr: un gros manteau | des gants | une écharpe | des bottes | un bonnet | un pull en laine | un imperméable | un chapeau
en: a thick coat | gloves | a scarf | boots | a hat | a woollen jumper | a raincoat | sandals
# thing: (dernier~|last) + (visiteurs?|visites?|invites?|guests?|visitors?)
fr: des amis de longue date | ma sœur | un voisin | le plombier | la famille | un collègue | le facteur
en: old friends | my sister | a neighbour | the plumber | the family | a colleague | the postman
# thing: (jamais|never|refus~) + (achet~|acheter|prendr~|buy~|bought) + (occasion|seconde main|second[- ]hand|used)
fr: un matelas | des sous-vêtements | un casque | des chaussures | un siège auto pour enfant | des oreillers | du maquillage | de l’électroménager, sans garantie
en: a mattress | underwear | a helmet | shoes | a child’s car seat | pillows | make-up | a washing machine without a guarantee
# thing: (situations?|cas|occasions?|moments?|circumstances|situations?|cases) + (jamais|never) + (pay~|carte|telephone|card|phone|contactless)
fr: au marché, pour deux tomates | sur un site que je ne connais pas | par téléphone, avec quelqu’un qui m’appelle | pour un café | dans une brocante | entre amis | quand le terminal a l’air bizarre | aucune, je paie toujours comme ça
en: at the market, for two tomatoes | on a site I do not know | over the phone, with somebody who rings me | for a coffee | at a flea market | between friends | when the machine looks odd | none, I always pay like that
# thing: (suivez|suivre|savez|sait|controle~|gere[rz]|keep track|know|track|manage) + (depens~|budget|compte|spent|spend~|money|account) + (comment|how)
fr: je regarde l’application de la banque | je note tout dans un carnet | je garde les tickets | je fais un tableau à la fin du mois | un coup d’œil au solde, et c’est tout | je retire ce qu’il me faut, pas plus | je ne tiens pas vraiment de comptes
en: I look at the bank’s app | I write it all down in a notebook | I keep the receipts | I make a table at the end of the month | a glance at the balance, no more | I draw out what I need and stop there | I do not really keep track
# thing: (moyens?|facons?|comment|how|ways?|where) + (sav~|inform~|courant|find out|know|hear) + (sorties?|spectacles?|concerts?|programme|what is on|what's on|events?|going on) - television|tele
fr: les affiches en ville | le bulletin de la mairie | les réseaux sociaux | par des amis | le journal local | le site du théâtre | par hasard, souvent trop tard
en: posters in town | the council newsletter | social media | through friends | the local paper | the theatre’s website | by chance, often too late
`
