import type { SurveyStatus } from '../service-api.ts'

type Known = Exclude<SurveyStatus, 'other'>

/**
 * Words that teams borrow from kitchens, presses, stages, ships and the like, in lower case and without accents. They
 * are statuses only under a name of statuses. Words that may mean two of them stay out: "planted" ("plante" is crashed
 * in French), "shelved", "paused", "recolte" (the harvest, or harvested), "in review".
 */
const SLANG: Readonly<Record<Known, string>> = {
  draft: `
    sketch, sketched, sketching, outline, outlined, blank, unsent, not sent, unsubmitted,
    not submitted, not open, not opened, not yet open, setup, set up, setting up, configuring, configuration,
    being configured, being prepared, being written, being edited, being built, under construction, editing, editable,
    in edit, in editing, authoring, designing, design, planning, prelaunch, pre launch, before launch, staged, staging,
    seed, seedling, prep, prepping, mise en place, unbaked, uncooked, launchpad, on the launchpad, on the pad,
    in the hangar, rehearsal, rehearsing, scripting, programming, backlog, icebox, proposed,
    proposal, idea, ideation, initial, init, initialised, unborn, never launched, never run, not run,
    never started, not opened yet, pre field, prefield, awaiting fieldwork, unpublished, not run yet,
    to be launched, awaiting start, awaiting go, waiting to start, ready for launch, ready to start, ready to run,
    ready to go, ready to field, launchable, briefing, brief, quote, scratch, notebook, inkwell,
    not yet submitted, being set up, in setup, in the making, in composition, ready to be launched, not open yet,
    saved as draft, draft saved, not yet sent, not yet published,
    open for edits, open for editing, development, in development, in dev, being developed, on the agenda,
    esquisse, canevas, maquette, page blanche, vierge, non envoye, non soumis, pas envoye, pas ouvert,
    pas encore ouvert, non ouvert, parametrage, en parametrage, en cours de parametrage, en configuration,
    en cours de configuration, en ecriture, en construction, en edition, modifiable, en gestation, en germe, en projet,
    a l etat de projet, a ouvrir, a debuter, a commencer, a executer, au brouillon, en brouillon, en mise en place,
    en cours de montage, en repetition, en coulisses, sur le pas de tir, sur la rampe, au hangar, cru, non cuit,
    preparatifs, en attente de validation, en attente de depart, en attente de demarrage, pret a partir,
    pret a demarrer, pret au lancement, avant lancement, prelancement, pre lancement, jamais lance, initialise, devis,
    programmation, idee, sur l etabli, carnet, encrier,
    redaction en cours, en composition, non finalise, pret a etre lance, pret pour le lancement, en attente d ouverture,
    brouillon enregistre, enregistre comme brouillon, pas encore envoye, pas encore parti, pas encore publie,
    en developpement, developpement, en cours de developpement, a l ordre du jour
  `,
  running: `
    cooking, baking, brewing, simmering, boiling, frying, grilling, roasting, stewing, in the oven, on the stove,
    on the boil, rolling, rolling out, rollout, roll out, in rollout, in flight, flying, airborne, in the air, took off,
    lifted off, liftoff, sailing, at sea, under sail, en route, on the road, on its way, in motion, moving, going,
    crawling, crunching, churning, cranking, chewing, humming, whirring, spinning, busy, at work, asking, interviewing,
    questioning, answering, responding, talking, chatting, listening, surveying, canvassing, sampling, harvesting,
    gathering, recording, filming, shooting, on stage, playing, in play, kicked off, kicking off, racing, thinking,
    dreaming, inferring, inference, predicting, prompting, streaming, looping, iterating, ticking, printing, on press,
    in press, growing, ramping up, starting, starting up, launching, resumed, resuming, restarted, still running,
    in session, out in the field, engaged, soft launch, full launch, fieldwork, main field, cruising, marching, fishing,
    enrolling, recruiting, being answered, being fielded, being processed, being simulated, out for answers,
    sitting, convened, in debate, deliberating, voting, in hearing,
    en cuisson, cuisson, ca cuit, au four, sur le feu, mijotage, en infusion, ca chauffe, sous presse, en presse,
    a l impression, en impression, en vol, decolle, en mer, en route, en chemin, en tournee, en piste, sur scene,
    en scene, en jeu, ca roule, ca tourne, en train de tourner, en tournage, tournage, au travail, au boulot, occupe,
    a l oeuvre, en action, en mouvement, en branle, en lice, demarrage, en demarrage, lancement, en lancement, parti,
    engage, en recolte, moisson, en moisson, cueillette, vendange, en vendange, interrogation, en interrogation,
    entretiens en cours, questionnement, reflechit, en ecoute, a l ecoute, en deploiement, deploiement, en fabrication,
    fabrication, en seance, en session, en salle, au terrain, sur terrain, inference, prediction, generation,
    en generation, peche, a la peche, en croisiere, en campagne,
    en recueil, en cours d administration, ouvert a la collecte, ouvert a la saisie des reponses,
    siege, en debat, en deliberation, vote en cours, en audience
  `,
  done: `
    wrapped, wrap, served, baked, cooked, well done, plated, brewed, harvested, landed, arrived, shipped, handed in,
    handed over, in the can, in the bag, in the books, printed, ran, has run, was run, fulfilled, accomplished,
    achieved, attained, all in, all answered, all done, fully answered, fully collected, fully complete, collected,
    database locked, data locked, data frozen, database frozen, study locked, results published, it is done,
    all responses received, all answers received, all responses in, all answers in, last answer received,
    counted, tallied, tabulated, computed, calculated, simulated, executed, performed, finalised, finalized,
    resolved, settled, sealed, signed off, over, the end, end, final, finale, put to bed, results ready, results in, results available,
    report ready, answers in, ready to read, ready to view, ready to download, readable, debriefed, curtain, bottled,
    closed to responses, closed for responses, no longer accepting responses, in the barn, graduated, ripe, unboxed, adjourned, risen, voted, analysis cleanup, released to client,
    cuit, servi, a table, emballe, plie, dans la boite, en boite, rendu, remis, arrive, atterri, a bon port, rentre,
    moissonne, cueilli, vendange faite, imprime, realise, effectue, traite, accompli, abouti, conclu, finalise, resolu,
    base gelee, base figee, base verrouillee, donnees gelees, donnees figees, donnees verrouillees, gel de base,
    resultats publies, toutes les reponses sont la, toutes les reponses recues, derniere reponse recue,
    scelle, au complet, fin, final, finale, c est fini, tout est fini, tout fini, resultats prets, resultats disponibles, rapport pret,
    terrain clos, terrain ferme, pret a lire, pret a consulter, lisible, consultable, exploitable, rideau, en bouteille,
    mis en bouteille, engrange, rendu au client, restitue, exauce, au sec,
    seance levee, vote clos, scrutin clos
  `,
  failed: `
    burnt, burned, burned out, burnt out, spoiled, spilled, broken, broke, busted, bust, dead, died, killed, kaput,
    kaputt, dropped, dumped, scrapped, scrubbed, wrecked, sunk, stranded, aground, derailed, exploded, blew up, boom,
    bombed, flopped, flop, fizzled, tripped, stumbled, fell over, lost, misfired, stalled out, timed out, timeout,
    out of memory, oom, faulted, fault, faulty, fatal, panic, panicked, exception, unsuccessful, not successful,
    voided, called off, withdrawn, given up, abandoned, discontinued, interrupted, terminated abnormally,
    terminated with errors, gone wrong, went wrong, unrecoverable, defunct, ko, nok, not ok, capsized, shipwrecked,
    stopped on error, halted on error, failed during run, failed while running,
    rotten, mouldy, overcooked, collapsed, undeliverable, doomed, choked, game over, abend, segfault,
    brule, crame, carbonise, rate, loupe, foire, en panne, casse, brise, mort, tue, perdu, naufrage, crash, crashe,
    ecrase, explose, deraille, jete, poubelle, a la poubelle, mis au rebut, rebut, hs, hors service, fichu, foutu,
    rompu, en defaut, defaillant, defaillance, en faute, delai depasse, temps depasse, depassement de delai, sans suite,
    classe sans suite, non abouti, inabouti, infructueux, insucces, accident, accidente, erreur fatale, tombe a l eau,
    arret sur erreur, arrete sur erreur, n a pas abouti, n a pu aboutir,
    pourri, moisi, chavire, englouti, trop cuit, effondre, plantage, decede, aux oubliettes, a la trappe
  `,
}

/** Each word with its status. */
export const SLANG_WORDS: readonly (readonly [string, Known])[] = (Object.keys(SLANG) as Known[]).flatMap(
  (status) => SLANG[status].split(',').map((word) => [word.replace(/\s+/g, ' ').trim(), status] as const),
)
