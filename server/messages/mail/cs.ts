import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/cs.ts'
import { waiting } from '../waiting/cs.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Potvrďte svůj e-mail: {{event}}',
      headline: 'Ještě jeden krok',
      content:
        'Jedním kliknutím potvrdíte svou e-mailovou adresu a přihláška je hotová. Odkaz platí hodinu. Není to vaše přihláška? Pak tento e-mail ignorujte.',
      button_label: 'Potvrdit adresu',
    },
    rsvp_thank_you: {
      subject: 'Počítáme s vámi: {{event}}',
      headline: 'Počítáme s vámi',
      content: 'Vaše e-mailová adresa je potvrzená a jste na seznamu. Změna plánů? Přihlášku můžete kdykoli změnit.',
      button_label: 'Zobrazit přihlášku',
    },
    rsvp_signup_confirmation: {
      subject: 'Počítáme s vámi: {{event}}',
      headline: 'Počítáme s vámi',
      content: 'Vše je hotovo. Změna plánů? Přihlášku můžete kdykoli změnit.',
      button_label: 'Zobrazit přihlášku',
    },
    rsvp_change_confirmation: {
      subject: 'Přihláška změněna: {{event}}',
      headline: 'Vaše přihláška byla změněna',
      content: 'Takhle teď vaše přihláška vypadá. Změnil ji někdo jiný? Otevřete ji a opravte.',
      button_label: 'Zobrazit přihlášku',
    },
    rsvp_event_update: {
      subject: 'Změna u akce: {{event}}',
      headline: 'U akce došlo ke změně',
      content: 'Tady jsou aktuální údaje.',
      button_label: 'Zobrazit přihlášku',
    },
    rsvp_magic_link: {
      subject: 'Odkaz na vaši přihlášku: {{event}}',
      headline: 'Otevřete svou přihlášku',
      content:
        'Přes tento odkaz si můžete přihlášku zobrazit nebo změnit. Platí hodinu. Není to váš požadavek? Pak tento e-mail ignorujte.',
      button_label: 'Otevřít přihlášku',
    },
    rsvp_second_signup: {
      subject: 'Vaši přihlášku už máme: {{event}}',
      headline: 'Vaši přihlášku už máme',
      content:
        'Někdo, pravděpodobně vy, se s touto adresou přihlásil znovu. Nic se nezměnilo. Přes tento odkaz si můžete přihlášku zobrazit nebo změnit. Platí hodinu.',
      button_label: 'Otevřít přihlášku',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Možná přijdete: {{event}}',
      headline: 'Možná přijdete',
      content: 'Zapsali jsme si vaše „možná“. Dejte vědět, až se rozhodnete.',
    },
    declined: {
      subject: 'Nepřijdete: {{event}}',
      headline: 'Nepřijdete',
      content: 'Děkujeme za zprávu. Změna plánů? Přihlášku můžete kdykoli změnit.',
    },
  },
  again: {
    confirmed: 'Už jste na seznamu',
    undecided: 'Stále máme zapsáno „možná“',
    waiting: 'Už jste na čekací listině',
    declined: {
      headline: 'Stále máme zapsáno, že nepřijdete',
      content:
        'Někdo, pravděpodobně vy, se s touto adresou přihlásil znovu. Nic jsme nezměnili: stále máme zapsáno, že nepřijdete. Přece jen přijdete? Dejte nám vědět přes tento odkaz. Platí hodinu.',
      button_label: 'Přece jen přijdu',
    },
  },
  cancelled: {
    subject: 'Zrušeno: {{event}}',
    headline: 'Akce je zrušená',
    content: 'Nekoná se. Nemusíte nic dělat.',
  },
  removed: {
    subject: 'Vaše přihláška byla zrušena: {{event}}',
    headline: 'Už nejste na seznamu',
    content: 'Pořadatel vaši přihlášku zrušil. Pokud vás to překvapuje, obraťte se na něj.',
  },
  changes: {
    was: 'Předtím',
    now: 'Nyní',
    title: 'Název',
    moved: 'Změna termínu',
    place: 'Změna místa',
    added: 'Přidaný termín',
    off: 'Termín zrušen',
    resumed: 'Nakonec se koná',
  },
  note: (organizer) => `Zpráva od: ${organizer}`,
  status: { confirmed: 'Přijdete', undecided: 'Možná', declined: 'Nepřijdete', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Vaše přihláška',
  covers: 'Vaše přihláška platí pro všechny termíny.',
  places: 'Počet míst',
  ticket: { label: 'Vaše vstupenka', hint: 'Ukažte tento kód u vstupu.' },
  attached: 'Pozvánka do kalendáře je v příloze.',
  attachedForOthers: 'Pro Apple a všechny ostatní kalendáře otevřete přiloženou pozvánku.',
  attachedUpdate: 'Přiložený soubor aktualizuje záznam ve vašem kalendáři.',
  attachedRemoval: 'Přiložený soubor odstraní akci z vašeho kalendáře.',
  withoutButton: 'Tlačítko nefunguje? Otevřete tento odkaz:',
  reason: 'Tento e-mail dostáváte v souvislosti se svou přihláškou na tuto akci.',
  reasonOfStranger: 'Tento e-mail dostáváte, protože někdo uvedl tuto adresu v přihlášce na tuto akci.',
  unsubscribe: 'Vypnout upozornění na změny',
}
