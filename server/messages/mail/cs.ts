import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/cs.ts'
import { waiting } from '../waiting/cs.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Potvrďte svůj e-mail: {{event}}',
      headline: 'Ještě jeden krok',
      content:
        'Jedním kliknutím potvrdíte svou e-mailovou adresu a přihláška je hotová. Odkaz platí hodinu. Nepřihlásili jste se? Pak tento e-mail ignorujte.',
      button_label: 'Potvrdit mou adresu',
    },
    rsvp_thank_you: {
      subject: 'Počítáme s vámi: {{event}}',
      headline: 'Počítáme s vámi',
      content: 'Vaše e-mailová adresa je potvrzená a jste na seznamu. Změna plánů? Přihlášku můžete kdykoli upravit.',
      button_label: 'Zobrazit mou přihlášku',
    },
    rsvp_signup_confirmation: {
      subject: 'Počítáme s vámi: {{event}}',
      headline: 'Počítáme s vámi',
      content: 'Vše je hotovo. Změna plánů? Přihlášku můžete kdykoli upravit.',
      button_label: 'Zobrazit mou přihlášku',
    },
    rsvp_change_confirmation: {
      subject: 'Přihláška změněna: {{event}}',
      headline: 'Vaše přihláška je upravená',
      content: 'Takhle teď vaše přihláška vypadá. Neměnili jste ji vy? Otevřete ji a opravte.',
      button_label: 'Zobrazit mou přihlášku',
    },
    rsvp_event_update: {
      subject: 'Změna: {{event}}',
      headline: 'U akce se něco změnilo',
      content: 'Tady jsou aktuální údaje.',
      button_label: 'Zobrazit mou přihlášku',
    },
    rsvp_magic_link: {
      subject: 'Odkaz na vaši přihlášku: {{event}}',
      headline: 'Otevřít vaši přihlášku',
      content:
        'Přes tento odkaz si můžete přihlášku zobrazit nebo upravit. Platí hodinu. Nežádali jste o něj? Pak tento e-mail ignorujte.',
      button_label: 'Otevřít mou přihlášku',
    },
    rsvp_second_signup: {
      subject: 'Už jste odpověděli: {{event}}',
      headline: 'Vaši přihlášku už máme',
      content:
        'Někdo, pravděpodobně vy, se s touto adresou přihlásil znovu. Nic se nezměnilo. Přes tento odkaz si můžete přihlášku zobrazit nebo upravit. Platí hodinu.',
      button_label: 'Otevřít mou přihlášku',
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
      subject: 'Nemůžete přijít: {{event}}',
      headline: 'Nemůžete přijít',
      content: 'Děkujeme, že jste dali vědět. Rozmysleli jste si to? Odpověď můžete kdykoli změnit.',
    },
  },
  cancelled: {
    subject: 'Zrušeno: {{event}}',
    headline: 'Akce je zrušená',
    content: 'Nekoná se. Nemusíte nic dělat.',
  },
  removed: {
    subject: 'Vaše přihlášení bylo zrušeno: {{event}}',
    headline: 'Už nejste přihlášeni',
    content: 'Pořadatel vaše přihlášení zrušil. Pokud vás to překvapuje, obraťte se na něj.',
  },
  changes: {
    was: 'Předtím',
    now: 'Nyní',
    title: 'Název',
    moved: 'Nový čas',
    place: 'Nové místo',
    added: 'Nový termín',
    off: 'Termín zrušen',
    resumed: 'Nakonec se koná',
  },
  note: (organizer) => `Zpráva od: ${organizer}`,
  status: { confirmed: 'Zúčastním se', undecided: 'Možná', declined: 'Nezúčastním se', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Vaše odpověď',
  covers: 'Přihláška platí pro všechny termíny.',
  places: 'Počet míst',
  ticket: { label: 'Vaše vstupenka', hint: 'Ukažte tento kód u vstupu.' },
  more: (count) =>
    count === 1 ? 'a 1 další termín' : count < 5 ? `a ${count} další termíny` : `a ${count} dalších termínů`,
  attached: 'Pozvánka do kalendáře je v příloze.',
  attachedForOthers: 'Pro Apple a všechny ostatní kalendáře otevřete přiložený soubor.',
  attachedUpdate: 'Přiložený soubor aktualizuje záznam ve vašem kalendáři.',
  attachedRemoval: 'Přiložený soubor odstraní událost z vašeho kalendáře.',
  withoutButton: 'Pokud tlačítko nefunguje, otevřete tuto adresu:',
  reason: 'Tento e-mail dostáváte, protože jste se na tuto akci přihlásili.',
  reasonOfStranger: 'Tento e-mail dostáváte, protože se někdo s touto adresou přihlásil na tuto událost.',
  unsubscribe: 'Neposílat mi další změny',
}
