### Le récit d’une partie de Dungeon Rush : ses chiffres, et pourquoi elle a fini.

figure-coins = Pièces
figure-monsters = Monstres vaincus
figure-failures = Échecs
figure-skills = Points de compétence
story-end-rounds = La manche { $n } était la dernière : le donjon est vide.
story-round = { $round ->
    [100] Le combat final
   *[other] Manche { $round }
}
story-axis = { $round ->
    [100] final
   *[other] { $round }
}

## Ce que demande un problème

puzzle-role = Vos héros : { $role_the }.
want-coins = Gagner { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
}

## Pourquoi une réponse peut être bonne

hint-draft = { START($hero_the) } bat sans aide { $n ->
        [one] { $n } monstre
       *[other] { $n } monstres
    } du niveau I sur { $of }. Points de compétence utiles à la fin : { $low } contre { $lord_the }, { $high } contre { $dragon_the }.
hint-draft-second = { START($hero_the) } bat sans aide { $n ->
        [one] { $n } monstre
       *[other] { $n } monstres
    } du niveau I sur { $of }, dont { $more } hors de portée { $first_of }. Points de compétence utiles à la fin : { $low } contre { $lord_the }, { $high } contre { $dragon_the }.
hint-sides = À gauche ou à droite, les héros se battent aussi bien : à vos mains de choisir.
hint-claim-alone = { START($hero_the) } bat { $monster_the } sans aide : { $gives }. { $rivals ->
        [0] Aucun rival ne le pourrait.
        [one] Un rival le pourrait aussi.
       *[other] { $rivals } rivaux le pourraient aussi.
    }
hint-claim-together = Vos deux héros ensemble battent { $monster_the } : { $gives }. { $rivals ->
        [0] Aucun rival ne le pourrait.
        [one] Un rival le pourrait aussi.
       *[other] { $rivals } rivaux le pourraient aussi.
    }
hint-claim-joined = Votre autre héros y est déjà, et à deux ils battent { $monster_the } : { $gives }.
hint-claim-wasted = Votre autre héros suffit déjà à battre { $monster_the }.
hint-claim-fails = { START($hero_the) } ne peut pas battre { $monster_the } : un échec, à { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }{ $rivals ->
        [0] {"."}
        [one] {","} mais un rival qui le pourrait ne l’aura pas.
       *[other] {","} mais { $rivals } rivaux qui le pourraient ne l’auront pas.
    }
hint-idle = Parmi les monstres restants, { $n ->
        [0] aucun n’est
        [one] un seul est
       *[other] { $n } sont
    } à la portée { $heroes ->
        [one] de ce héros
       *[other] de vos deux héros
    } ; rester au camp ne coûte rien.
hint-place = { START($hero_the) } passe à { $n } en { $skill } : { $more ->
        [0] aucun autre monstre encore possible n’est
        [one] un autre monstre encore possible est
       *[other] { $more } autres monstres encore possibles sont
    } alors à la portée de ce seul héros. Points qui manquent encore à vos héros : { $low } contre { $lord_the }, { $high } contre { $dragon_the }.
hint-place-last = { START($hero_the) } passe à { $n } en { $skill }. Points qui manquent encore à vos héros : { $low } contre { $lord_the }, { $high } contre { $dragon_the }.
hint-keep-card = Rien n’augmente : la carte ne vaut que ses pièces.
hint-final = Vos héros battent { $boss_the } : { $n ->
        [one] { $n } pièce.
       *[other] { $n } pièces.
    }
hint-final-lost = { START($boss_the) } l’emporterait : il manque { $n ->
        [one] { $n } point de compétence
       *[other] { $n } points de compétence
    } à vos héros. Une défaite ne coûte rien.
hint-decline = Pas de combat, pas de pièces.
