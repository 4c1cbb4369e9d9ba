import { list } from './lore.ts'

/** More French things by kind; if a question names several kinds, the first one is meant. */
export const moreNamesFr: readonly (readonly [RegExp, readonly string[]])[] = (
  [
    [
      'marques? francaises?',
      'Renault | Peugeot | Decathlon | Bonne Maman | Président | Citroën | Michelin | Seb | Le Creuset',
    ],
    [
      'personnalites?\\b.*\\baujourd',
      'Omar Sy | Thomas Pesquet | Teddy Riner | Kylian Mbappé | Jean-Jacques Goldman | Sophie Marceau',
    ],
    [
      'marques? de (?:voiture|vehicule)s?|marques? auto\\w*',
      'Renault | Peugeot | Toyota | Citroën | Volkswagen | Dacia | BMW',
    ],
    [
      'brul\\w*|emport\\w*',
      'les photos de famille | mes papiers | l’ordinateur | un bijou de ma grand-mère | mon téléphone | des vêtements',
    ],
    [
      'streaming|plateformes?|abonnements?',
      'Netflix | Disney+ | Amazon Prime | Canal+ | Spotify | Deezer | aucun',
    ],
    [
      'week-?ends? (?:pluvieux|de pluie)|temps libre|il pleut',
      'un film à la maison | des jeux de société | la lecture | un gâteau | une sieste | du rangement',
    ],
    [
      'enseigner|enseigne\\w*|apprendre aux',
      'la cuisine | les premiers secours | gérer un budget | le respect | l’esprit critique | parler en public | le code de la route',
    ],
    [
      'repare\\w*|bricol\\w*|fabrique\\w*',
      'un vélo | une étagère | un robinet qui fuyait | une chaise | une lampe | la chasse d’eau | un pantalon',
    ],
    [
      'frigo|refrigerateur|placards?',
      'du beurre | des œufs | du fromage | du lait | des yaourts | des carottes | du jambon',
    ],
    [
      'loto|million|heritage',
      'acheter une maison | aider mes enfants ou mes proches | partir en voyage | rembourser le crédit | arrêter de travailler | donner à une association',
    ],
    [
      'inquiet\\w*|redout\\w*|fait peur',
      'la santé | l’argent | le climat | la guerre | l’avenir des enfants | la solitude',
    ],
    [
      'radios?|station de radio',
      'France Inter | RTL | France Bleu | RMC | Nostalgie | NRJ | France Info | RTL2 | Chérie FM | France Culture | aucune, je n’écoute pas la radio',
    ],
    ['chaines?', 'TF1 | France 2 | M6 | Arte | France 3 | BFM | La 5 | W9 | aucune, je ne regarde pas'],
    [
      'journa(?:l|ux)|magazines?|revues?',
      'Ouest-France | Le Monde | Le Parisien | L’Équipe | Télérama | 60 millions de consommateurs | aucun, je lis sur mon téléphone',
    ],
    [
      'musees?|expositions?|monuments?|sites? (?:touristiques?|historiques?)',
      'le Louvre | le Mont-Saint-Michel | le château de Chambord | le musée d’Orsay | le MuCEM | la cathédrale de Reims | le musée de ma ville | le pont du Gard | une exposition de photos | le château de Versailles',
    ],
    [
      'problemes?|sujets?|priorites?|enjeux?|preoccupations?|inquietudes?',
      'le pouvoir d’achat | la santé et les hôpitaux | l’insécurité | l’école | le climat | le logement | les retraites | l’immigration | les déserts médicaux | la dette | les salaires | les inégalités',
    ],
    [
      'services? publics?|institutions?',
      'l’hôpital | l’école | la mairie | la poste | les pompiers | la bibliothèque | les impôts | la police',
    ],
    ['operateurs?|fournisseurs?', 'Orange | Free | SFR | Bouygues | Sosh | EDF | La Poste Mobile'],
    [
      'banques?|assurances?|mutuelles?',
      'le Crédit Agricole | la Caisse d’Épargne | la Banque Postale | la MAIF | la Société Générale | le Crédit Mutuel | BoursoBank',
    ],
    [
      'commerces?|boutiques?',
      'la boulangerie | une boucherie | la pharmacie | une librairie | un café | le marché | une poissonnerie | un petit supermarché | un primeur | la quincaillerie',
    ],
    [
      'loisirs?|activites?|passe-temps|hobb(?:y|ies)|sorties?',
      'la marche | la lecture | le jardinage | le cinéma | la cuisine | le vélo | les jeux de société | la musique | la pêche | le bricolage | la couture',
    ],
    [
      'fleurs?|plantes?',
      'la rose | le lilas | la pivoine | la lavande | la tulipe | le mimosa | les marguerites',
    ],
    ['arbres?', 'le chêne | le tilleul | l’olivier | le cerisier | le platane | le bouleau'],
    ['prenoms?', 'Louise | Gabriel | Jeanne | Lucas | Marie | Paul | Emma'],
    [
      'qualites?|valeurs?',
      'l’honnêteté | la patience | le respect | la gentillesse | le courage | l’humour | la fidélité | la générosité',
    ],
    ['defauts?', 'l’impatience | la paresse | le mensonge | l’égoïsme | l’avarice | l’arrogance'],
    [
      'peurs?|craintes?|angoisses?',
      'la maladie | la solitude | perdre un proche | le chômage | la guerre | manquer d’argent | vieillir sans personne',
    ],
    [
      'inventions?|innovations?|progres',
      'Internet | le téléphone portable | l’électricité | les vaccins | la machine à laver | le train | l’imprimerie | la voiture',
    ],
    [
      'reves?|projets?|envies?',
      'un grand voyage | acheter une maison | changer de métier | apprendre à chanter | voir grandir mes proches | une maison au bord de la mer',
    ],
    [
      'depenses?|postes? de depenses?|factures?',
      'le loyer | les courses | l’électricité | l’essence | les assurances | le chauffage | les vacances',
    ],
    ['moyens? de paiement', 'la carte bancaire | les espèces | le téléphone | le chèque de temps en temps'],
    ['meubles?', 'le canapé | mon lit | la grande table | le fauteuil de mon grand-père | l’armoire'],
    ['piece de|pieces? (?:de votre|du) ', 'la cuisine | le salon | ma chambre | la salle de bains'],
    [
      'petit[ -]dejeuner|gouter',
      'un café et des tartines | du pain et du beurre | un bol de céréales | un fruit et un yaourt | juste un café',
    ],
    [
      'boissons?|alcools?',
      'le café | l’eau | le thé | un verre de vin | la bière | le jus d’orange | la tisane',
    ],
    ['fromages?', 'le comté | le camembert | le roquefort | le chèvre | le reblochon | le brie'],
    [
      'vetements?|habits?',
      'un jean | un pull | des baskets | un manteau | une robe | une chemise | des chaussettes',
    ],
    [
      'aliments?|ingredients?|produits? (?:frais|locaux|bio|laitiers|alimentaires?|de saison|du terroir)',
      'du pain | des pâtes | du fromage | des légumes | des œufs | du café | du chocolat | des fruits | du beurre',
    ],
    [
      'gestes?|habitudes?|eco-?gestes?',
      'je trie mes déchets | je baisse le chauffage | je prends des douches courtes | je fais mes courses avec un sac | j’éteins les lumières | je marche pour les petits trajets',
    ],
    [
      'taches? (?:menageres?|domestiques?)|corvees?',
      'le repassage | le ménage | les vitres | la vaisselle | sortir les poubelles | la lessive',
    ],
    [
      'bruits?|nuisances?|genes?|agace\\w*|enerve\\w*',
      'les deux-roues | le bruit des voisins | les embouteillages | l’impolitesse | les papiers par terre | les appels publicitaires | les gens sur leur téléphone | l’attente',
    ],
    [
      'personnalites?|personnages?|celebrites?|chanteu(?:r|se)s?|acteurs?|actrices?|sportifs?',
      'Simone Veil | Jean-Jacques Goldman | Omar Sy | l’abbé Pierre | Marie Curie | Thomas Pesquet | Charles de Gaulle | Coluche | Teddy Riner',
    ],
    ['matieres?|cours', 'les mathématiques | le français | l’histoire | l’anglais | le sport | les sciences'],
    ['mots?|adjectifs?', 'calme | pratique | cher | agréable | utile | compliqué | convivial'],
    [
      'souvenirs?',
      'les vacances chez mes grands-parents | mon premier jour de travail | une colonie de vacances | la naissance dans la famille | un Noël sous la neige',
    ],
    [
      'evenements?|dates?',
      'la naissance d’un enfant | le confinement | la Coupe du monde de 1998 | mon mariage | le 11 septembre 2001 | la chute du mur de Berlin',
    ],
    ['medicaments?|remedes?', 'du paracétamol | une tisane | rien de particulier | du repos'],
    ['langues?', 'l’anglais | l’espagnol | l’italien | l’allemand | le portugais | l’arabe'],
    [
      'associations?|causes?',
      'les Restos du cœur | la Croix-Rouge | la recherche contre le cancer | la SPA | le Secours populaire | Médecins sans frontières',
    ],
    [
      'aides?|allocations?',
      'les aides au logement | la prime d’activité | le chèque énergie | les allocations familiales | aucune, je ne touche rien',
    ],
    [
      'equipements?|amenagements?|lieux?|endroits?',
      'le parc | la bibliothèque | la piscine | la place du marché | le stade | la plage | la forêt | mon jardin',
    ],
    [
      'moments?',
      'le petit matin | le repas du soir | le dimanche après-midi | le premier café | le retour à la maison',
    ],
    ['animal|animaux', 'un chien | un chat | un cheval | une tortue | des poules | un dauphin'],
    [
      'changements?|mesures?|decisions?|lois?',
      'augmenter les salaires | recruter des soignants | baisser les prix de l’énergie | simplifier les démarches | rouvrir des trains | construire des logements',
    ],
  ] as const
).map(([nouns, named]) => [new RegExp(`\\b(?:${nouns})\\b`), list(named)])
