import { signUp } from '@kalends/button/messages/sign-up/et'
import type { Messages } from './en.ts'
import { event } from './event/et.ts'
import { mail } from './mail/et.ts'
import { ticket } from './ticket/et.ts'
import { waiting } from './waiting/et.ts'

export const et: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'Broneeri koht',
    full: 'Kõik kohad on täis',
    closed: 'Registreerimine on suletud',
    errors: {
      ...signUp.errors,
      several: 'Palun kontrolli märgitud välju.',
      unavailable: 'Sinu registreeringut ei õnnestunud salvestada. Palun proovi hetke pärast uuesti.',
    },
    confirm: {
      text: 'Üks klõps ja sinu registreering on kinnitatud.',
      button: 'Kinnita aadress',
      done: 'Kõik on korras',
      lapsed: 'Registreeringud, mida tunni jooksul ei kinnitata, kustutatakse.',
    },
    manage: {
      title: 'Sinu registreering',
      save: 'Salvesta muudatused',
      saved: 'Sinu registreering on salvestatud.',
      ticket: mail.ticket,
      data: 'Sinu andmed',
      download: 'Laadi minu andmed alla',
      erase: 'Kustuta minu andmed',
      eraseText: 'Sinu e-posti aadress ja kõik sisestatud andmed kustutatakse jäädavalt.',
      seats: (seats) =>
        seats === 1
          ? {
              question: 'Mida teha sinu kohaga?',
              release: 'Vabasta see teistele',
              keep: 'Hoia see alles ilma minu nimeta',
            }
          : {
              question: 'Mida teha sinu kohtadega?',
              release: 'Vabasta need teistele',
              keep: 'Hoia need alles ilma minu nimeta',
            },
      eraseButton: 'Kustuta jäädavalt',
      erased: 'Sinu andmed on kustutatud',
      erasedText: 'Sinu nimi ja e-posti aadress on kustutatud.',
      released: (seats) =>
        seats === 1
          ? 'Sinu nimi ja e-posti aadress on kustutatud ning sinu koht on jälle vaba.'
          : 'Sinu nimi ja e-posti aadress on kustutatud ning sinu kohad on jälle vabad.',
      kept: (seats) =>
        seats === 1
          ? 'Sinu nimi ja e-posti aadress on kustutatud. Sinu koht jääb broneerituks.'
          : 'Sinu nimi ja e-posti aadress on kustutatud. Sinu kohad jäävad broneerituks.',
    },
    access: {
      title: 'Muuda registreeringut',
      text: 'Sisesta aadress, millega registreerusid. Saadame sulle e-kirjaga lingi, mille kaudu saad registreeringut muuta.',
      button: 'Saada mulle link',
      sent: 'Kui meil on selle aadressiga registreering, on link teel.',
      crowded:
        'Kui oled selle aadressiga registreeringu kinnitanud, on link teel. Muul juhul on sellele aadressile ootel liiga palju e-kirju. Palun proovi hiljem uuesti.',
    },
    unsubscribe: {
      title: 'Kas loobuda muudatuste teavitustest?',
      text: 'Sa ei saa enam e-kirju selle korraldaja ürituste muudatuste kohta. Sinu registreering jääb kehtima.',
      button: 'Loobu teavitustest',
      done: 'Oled teavitustest loobunud',
    },
    outdated: {
      title: 'See link enam ei kehti',
      text: 'See võib olla aegunud või juba kasutatud. Saad küsida uue.',
    },
  },
  mail,
  page: {
    icalFile: 'iCal-fail',
    allDay: 'Terve päev',
    cancelled: 'Jääb ära',
    tentative: 'Kinnitamisel',
    over: 'Möödas',
    close: 'Sulge',
    copy: 'Kopeeri',
    copied: 'Kopeeritud',
    pageAddress: 'Lehe link',
    anyway: 'Proovi siiski',
    otherCalendars: 'Muud kalendrid',
    add: 'Lisa kalendrisse',
    addTo: (calendar) => `Lisa kalendrisse: ${calendar}`,
    madeWith: (product) => `Loodud teenusega ${product}`,
    event: {
      ...event,
      when: 'Millal',
      where: 'Kus',
      organizer: 'Korraldaja',
      repeats: 'Kordub',
      nextDates: 'Järgmised kuupäevad',
      pastDates: 'Möödunud kuupäevad',
      about: 'Üritusest lähemalt',
      more: (group) => `Veel üritusi: ${group}`,
      yourTime: 'Sinu aja järgi',
      online: 'Veebis',
      now: 'Toimub praegu',
      over: 'Üritus on lõppenud',
      cancelled: 'Üritus jääb ära',
    },
    repeats: {
      daily: 'Iga päev',
      weekly: 'Iga nädal',
      monthly: 'Iga kuu',
      yearly: 'Igal aastal',
      days: (count) => `Iga ${count} päeva järel`,
      weeks: (count) => `Iga ${count} nädala järel`,
      months: (count) => `Iga ${count} kuu järel`,
      years: (count) => `Iga ${count} aasta järel`,
      exceptMonths: (months) => `välja arvatud ${months}`,
      until: (day) => `kuni ${day}`,
      times: (count) => (count === 1 ? 'üks kord' : `${count} korda`),
      irregular: 'valitud päevadel',
      workday: 'tööpäev',
      day: 'päev',
      ordinals: () => ['esimene', 'teine', 'kolmas', 'neljas', 'viies', 'viimane', 'eelviimane'],
      nth: (ordinals, day) => `kuu ${ordinals} ${day}`,
      fromEnd: (position, day) => `kuu lõpust ${position}. ${day}`,
      monthDay: (day) => `${day}.`,
      monthDays: (days) => `kuu ${days} päev`,
    },
    share: {
      title: 'Jaga',
      mail: 'Saada e-kirjaga',
      more: 'Muud jagamisviisid',
      code: 'Selle lehe QR-kood',
    },
    group: {
      subscribe: 'Telli kalender',
      subscribeWith: (calendar) => `Telli kalendrisse: ${calendar}`,
      subscribed: 'Uued üritused ja muudatused jõuavad sinu kalendrisse automaatselt.',
      upcoming: 'Tulevased üritused',
      none: 'Tulevasi üritusi praegu ei ole.',
      past: 'Möödunud üritused',
      noneFrom: (day) => `Üritusi ei ole (alates: ${day}).`,
      further: 'Hilisemad üritused',
    },
    cta: {
      thanks: 'Aitäh',
      back: 'Tagasi ürituse juurde',
      backToGroup: 'Tagasi kalendri juurde',
      go: 'Jätka',
      send: 'Saada',
      sending: 'Saatmine…',
      required: 'Palun täida see väli.',
      choose: 'Palun vali üks.',
      tick: 'Palun märgi see ruut.',
      number: 'Palun sisesta arv.',
      sent: 'Vorm on saadetud.',
      failed: 'Vormi ei õnnestunud saata. Palun proovi uuesti.',
      optional: 'valikuline',
      goesTo: (host) => `Sinu andmed saadetakse aadressile ${host}.`,
    },
    missing: {
      title: 'Lehte ei leitud',
      text: 'Link võib olla poolik või üritus ei ole enam avalik.',
    },
    unpublished: {
      title: 'See üritus ei ole avalik',
      text: 'Seda ei ole veel avaldatud või on see tagasi võetud.',
    },
    unavailable: {
      title: 'See leht ei ole praegu kättesaadav',
      text: 'Meie poolel on tõrge. Palun proovi hetke pärast uuesti.',
      again: 'Proovi uuesti',
    },
    dates: {
      title: 'Vali kuupäev',
      text: 'Üritus toimub mitmel kuupäeval. Neid saab lisada ükshaaval.',
      all: 'Kõik kuupäevad ühes failis',
    },
    calledOff: {
      title: 'See kuupäev jääb ära',
      text: 'Seda pole vaja lisada. Kui kuupäev on juba sinu kalendris, uuendab see fail kalendrikirjet.',
      file: 'Uuenda minu kalendrit',
    },
    series: {
      title: 'See üritus kordub',
      text: (calendar) =>
        `${calendar} ei saa lingi kaudu korduvaid üritusi lisada. Vali kõigi kuupäevade jaoks mõni teine kalender või lisa ainult üks.`,
      whole: 'Kõik kuupäevad',
      next: 'Ainult järgmine kuupäev',
      all: 'Lisatakse kõik sarja kuupäevad, mitte ainult see.',
    },
    inApp: {
      title: 'Ava see leht brauseris',
      text: 'See rakendus ei saa sinu kalendrit avada. Brauser saab.',
      steps: ['Kopeeri aadress.', 'Ava brauser ja kleebi see sinna.'],
    },
    safari: {
      title: 'Ava see leht Safaris',
      text: 'Selles brauseris ei saa kalendreid tellida. Safaris saab.',
      steps: ['Kopeeri aadress.', 'Ava Safari ja kleebi see sinna.'],
    },
    subscribe: {
      title: 'Telli see kalender',
      address: 'Kalendri aadress',
      byHand: (calendar) =>
        `${calendar} ei oska seda ühe puudutusega teha. Kopeeri aadress ja lisa see teenuses ${calendar} tellitava kalendrina.`,
      cannot: (calendar) => `${calendar} ei saa seda kalendrit tellida. Vali mõni teine kalender või kopeeri aadress.`,
      onComputer: (calendar) =>
        `${calendar} võtab uusi tellimusi vastu ainult arvutis. Ava see leht seal või kopeeri aadress.`,
    },
  },
}
