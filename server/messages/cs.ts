import { signUp } from '@kalends/button/messages/sign-up/cs'
import type { Messages } from './en.ts'
import { event } from './event/cs.ts'
import { mail } from './mail/cs.ts'
import { ticket } from './ticket/cs.ts'
import { waiting } from './waiting/cs.ts'

export const cs: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'Rezervovat místo',
    full: 'Všechna místa jsou obsazená',
    closed: 'Přihlašování je uzavřeno',
    errors: {
      ...signUp.errors,
      several: 'Zkontrolujte prosím označená pole.',
      unavailable: 'Vaši odpověď se nepodařilo uložit. Zkuste to prosím za chvíli znovu.',
    },
    confirm: {
      text: 'Ještě jedno kliknutí a vaše odpověď platí.',
      button: 'Potvrdit adresu',
      done: 'Vaše adresa je potvrzena',
      lapsed: 'Odpovědi, které nejsou do hodiny potvrzeny, se odstraní.',
    },
    manage: {
      title: 'Vaše odpověď',
      save: 'Uložit změny',
      saved: 'Vaše odpověď je uložena.',
      ticket: mail.ticket,
      data: 'Vaše údaje',
      download: 'Stáhnout moje údaje',
      erase: 'Smazat moje údaje',
      eraseText: 'Vaše e-mailová adresa a vše, co jste vyplnili, se natrvalo smaže.',
      seats: {
        question: 'Co s vašimi místy?',
        release: 'Uvolnit je pro ostatní',
        keep: 'Ponechat je bez mého jména',
      },
      eraseButton: 'Smazat natrvalo',
      erased: 'Vaše údaje byly smazány',
      erasedText: 'Vaše jméno a e-mail jsou smazány.',
      released: 'Vaše jméno a e-mail jsou smazány a vaše místa jsou znovu volná.',
      kept: 'Vaše jméno a e-mail jsou smazány. Vaše místa zůstávají obsazená.',
    },
    access: {
      title: 'Změnit odpověď',
      text: 'Zadejte adresu, kterou jste použili při přihlášení. Pošleme vám odkaz, přes který můžete odpověď změnit.',
      button: 'Poslat odkaz',
      sent: 'Pokud se s touto adresou někdo přihlásil, e-mail s odkazem je na cestě.',
      crowded:
        'Pokud jste s touto adresou potvrdili přihlášku, odkaz je na cestě. Jinak na ni čeká příliš mnoho e-mailů. Zkuste to prosím později.',
    },
    unsubscribe: {
      title: 'Už neposílat e-maily o změnách?',
      text: 'Už se nedozvíte, když se změní událost tohoto pořadatele. Vaše odpověď zůstává.',
      button: 'Zrušit odběr',
      done: 'Odběr je zrušen',
    },
    outdated: {
      title: 'Tento odkaz už neplatí',
      text: 'Možná vypršel, nebo byl použit k něčemu jinému. Můžete požádat o nový.',
    },
  },
  mail,
  page: {
    icalFile: 'Soubor iCal',
    allDay: 'Celý den',
    cancelled: 'Zrušeno',
    tentative: 'Předběžně',
    over: 'Proběhlo',
    close: 'Zavřít',
    copy: 'Kopírovat',
    copied: 'Zkopírováno',
    pageAddress: 'Adresa této stránky',
    anyway: 'Přesto zkusit',
    otherCalendars: 'Jiné kalendáře',
    add: 'Přidat do kalendáře',
    addTo: (calendar) => `Přidat přes ${calendar}`,
    madeWith: (product) => `Vytvořeno pomocí ${product}`,
    event: {
      ...event,
      when: 'Kdy',
      where: 'Kde',
      organizer: 'Pořadatel',
      repeats: 'Opakování',
      nextDates: 'Nejbližší termíny',
      pastDates: 'Minulé termíny',
      about: 'O této události',
      more: (group) => `Další události: ${group}`,
      yourTime: 'Váš čas',
      online: 'Online událost',
      now: 'Právě probíhá',
      over: 'Tato událost už skončila',
      cancelled: 'Tato událost je zrušena',
    },
    repeats: {
      daily: 'Každý den',
      weekly: 'Každý týden',
      monthly: 'Každý měsíc',
      yearly: 'Každý rok',
      days: (count) => (count < 5 ? `Každé ${count} dny` : `Každých ${count} dní`),
      weeks: (count) => (count < 5 ? `Každé ${count} týdny` : `Každých ${count} týdnů`),
      months: (count) => (count < 5 ? `Každé ${count} měsíce` : `Každých ${count} měsíců`),
      years: (count) => (count < 5 ? `Každé ${count} roky` : `Každých ${count} let`),
      until: (day) => `konec: ${day}`,
      times: (count) => (count === 1 ? 'jednou' : `${count}krát`),
      irregular: 've vybrané dny',
      workday: 'pracovní den',
      day: 'den',
      ordinals: (kind) =>
        ['MO', 'TU'].includes(kind)
          ? ['první', 'druhé', 'třetí', 'čtvrté', 'páté', 'poslední', 'předposlední']
          : ['WE', 'SA', 'SU'].includes(kind)
            ? ['první', 'druhá', 'třetí', 'čtvrtá', 'pátá', 'poslední', 'předposlední']
            : ['první', 'druhý', 'třetí', 'čtvrtý', 'pátý', 'poslední', 'předposlední'],
      nth: (ordinals, day) => `${ordinals} ${day} v měsíci`,
      fromEnd: (position, day) => `${position}. ${day} od konce měsíce`,
      monthDay: (day) => `${day}.`,
      monthDays: (days) => `${days} den v měsíci`,
    },
    share: {
      title: 'Sdílet',
      mail: 'Poslat e-mailem',
      more: 'Další možnosti sdílení',
      code: 'QR kód této stránky',
    },
    group: {
      subscribe: 'Odebírat kalendář',
      subscribeWith: (calendar) => `Odebírat přes ${calendar}`,
      subscribed: 'Nové události a změny se ve vašem kalendáři objeví samy.',
      upcoming: 'Nadcházející události',
      none: 'Momentálně nejsou naplánované žádné události.',
      past: 'Minulé události',
      noneFrom: (day) => `Od ${day} nejsou naplánované žádné události.`,
      further: 'Pozdější události',
    },
    cta: {
      thanks: 'Děkujeme',
      back: 'Zpět na událost',
      backToGroup: 'Zpět do kalendáře',
      go: 'Pokračovat',
      send: 'Odeslat',
      sending: 'Odesílá se…',
      required: 'Vyplňte prosím toto pole.',
      choose: 'Vyberte prosím jednu možnost.',
      tick: 'Zaškrtněte prosím toto políčko.',
      number: 'Zadejte prosím číslo.',
      sent: 'Vaše odpověď byla odeslána.',
      failed: 'Vaši odpověď se nepodařilo odeslat. Zkuste to prosím znovu.',
      optional: 'nepovinné',
      goesTo: (host) => `Vaše údaje budou odeslány na ${host}.`,
    },
    missing: {
      title: 'Tady nic není',
      text: 'Odkaz může být neúplný, nebo událost už není veřejná.',
    },
    unpublished: {
      title: 'Tato událost není veřejná',
      text: 'Zatím nebyla zveřejněna, nebo byla stažena.',
    },
    unavailable: {
      title: 'Tato stránka teď není dostupná',
      text: 'Na naší straně něco nefunguje. Zkuste to prosím za chvíli znovu.',
      again: 'Zkusit znovu',
    },
    dates: {
      title: 'Vyberte termín',
      text: 'Tato událost má více termínů. Můžete je přidat jeden po druhém.',
      all: 'Všechny termíny v jednom souboru',
    },
    calledOff: {
      title: 'Tento termín je zrušen',
      text: 'Není co přidat. Pokud už termín v kalendáři máte, tento soubor ho tam aktualizuje.',
      file: 'Aktualizovat můj kalendář',
    },
    series: {
      title: 'Tato událost se opakuje',
      text: (calendar) =>
        `${calendar} neumí přidat opakované události z odkazu. Pro všechny termíny vyberte jiný kalendář, nebo přidejte jen jeden.`,
      whole: 'Všechny termíny',
      next: 'Jen nejbližší termín',
      all: 'Přidají se všechny termíny série, nejen tento.',
    },
    inApp: {
      title: 'Otevřete tuto stránku v prohlížeči',
      text: 'Aplikace, ve které jste, to neumí předat do kalendáře. Prohlížeč ano.',
      steps: ['Zkopírujte adresu.', 'Otevřete prohlížeč a vložte ji tam.'],
    },
    safari: {
      title: 'Otevřete tuto stránku v Safari',
      text: 'Tento prohlížeč neumí předat odběr do kalendáře. Safari ano.',
      steps: ['Zkopírujte adresu.', 'Otevřete Safari a vložte ji tam.'],
    },
    subscribe: {
      title: 'Odebírat tento kalendář',
      address: 'Adresa kalendáře',
      byHand: (calendar) =>
        `${calendar} pro to nemá odkaz. Zkopírujte adresu, otevřete ${calendar} a přidejte ji tam jako kalendář z internetu.`,
      cannot: (calendar) => `${calendar} neumí tento kalendář odebírat. Vyberte jiný kalendář, nebo zkopírujte adresu.`,
      onComputer: (calendar) =>
        `${calendar} přijímá nové odběry jen na počítači. Otevřete tuto stránku tam, nebo zkopírujte adresu.`,
    },
  },
}
