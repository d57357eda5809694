import { calendarNames } from '@kalends/button/calendar-icons'
import { Style, calendarTypes, languages } from '@kalends/contract'
import { type Html, html } from '../html/html.ts'

const fields = Style.read.properties!

/** A choice among a few options, all of them visible. */
function chips(name: string, legend: string, values = fields[name]!.enum as readonly string[]): Html {
  const first = fields[name]?.default ?? values[0]
  return html`<fieldset class="chips">
    <legend>${legend}</legend>
    ${hint(name)}
    <div class="row">
      ${values.map(
        (value) =>
          html`<label
            ><input type="radio" name="${name}" value="${value}" ${value === first && html`checked`} /><span
              >${value}</span
            ></label
          >`,
      )}
    </div>
  </fieldset>`
}

function hint(name: string): Html | false {
  const text = fields[name]?.description ?? ''
  return text !== '' && html`<p class="hint">${text.replaceAll('`', '')}</p>`
}

function check(name: string, label: string, isOn = false): Html {
  return html`<label class="check"
    ><input type="checkbox" name="${name}" ${isOn && html`checked`} /><span>${label}</span><small>${name}</small></label
  >`
}

const sizes = fields.size!.enum as readonly string[]

const sizeBox = html`<fieldset>
  <legend>Size</legend>
  <p class="hint">From 0 to 10. As an attribute it may differ by the width of the window.</p>
  <div class="row">
    <label class="stacked"
      >Everywhere<select name="size">
        ${sizes.map((size) => html`<option ${size === '6' && html`selected`}>${size}</option>`)}
      </select></label
    >
    ${[
      ['sizeMedium', 'Up to 991 px'],
      ['sizeSmall', 'Up to 575 px'],
    ].map(
      ([name, label]) =>
        html`<label class="stacked"
          >${label}<select name="${name}">
            <option value="">the same</option>
            ${sizes.map((size) => html`<option>${size}</option>`)}
          </select></label
        >`,
    )}
  </div>
</fieldset>`

const languageBox = html`<div class="columns-2">
  <label class="stacked"
    >Language<select name="language">
      ${languages.map((language) => {
        const name = new Intl.DisplayNames(language, { type: 'language' }).of(language)!
        return html`<option value="${language}" lang="${language}" ${language === 'en' && html`selected`}>
          ${name.charAt(0).toLocaleUpperCase(language) + name.slice(1)}
        </option>`
      })}
    </select></label
  >
  <label class="stacked"
    >Text on the button<input name="label" maxlength="200" placeholder="as the language says"
  /></label>
</div>`

const colours: readonly (readonly [variable: string, label: string, light: string, dark: string])[] = [
  ['--accent-color', 'Accent', '#2f6fed', '#8fb4ff'],
  ['--btn-background', 'Button', '#1b2430', '#e6ebf1'],
  ['--btn-text', 'Text on it', '#ffffff', '#1b2430'],
  ['--list-background', 'List', '#ffffff', '#1b2430'],
  ['--list-text', 'Text on it', '#1b2430', '#e6ebf1'],
]

function colourBox(field: 'styleLight' | 'styleDark', legend: string): Html {
  const isLight = field === 'styleLight'
  return html`<fieldset>
    <legend>${legend}</legend>
    <div class="colours">
      ${colours.map(
        ([variable, label, light, dark], i) =>
          html`<label class="check"
              ><input type="checkbox" name="${field} own" value="${variable}" /><span>${label}</span></label
            ><input
              type="color"
              name="${field} ${variable}"
              value="${isLight ? light : dark}"
              aria-label="${`${label}${i === 2 ? ' of the button' : i === 4 ? ' of the list' : ''}, ${legend.toLowerCase()}`}"
            />`,
      )}
    </div>
    <label class="stacked"
      >Other variables, one in each line<textarea
        name="${field}"
        rows="3"
        spellcheck="false"
        placeholder="--btn-border-radius: 0"
      ></textarea>
    </label>
  </fieldset>`
}

const calendarBox = html`<fieldset>
  <legend>Calendars</legend>
  ${hint('options')}
  <div class="row">
    ${calendarTypes.map(
      (type) =>
        html`<label class="check"
          ><input
            type="checkbox"
            name="options"
            value="${type}"
            data-name="${type === 'ical' ? 'iCal file' : calendarNames[type]}"
            checked
          /><span>${type}</span></label
        >`,
    )}
  </div>
</fieldset>`

const switches = {
  inline: 'Inline', buttonsList: 'A button for each calendar', hideIconButton: 'No icon on the button', hideTextLabelButton: 'No text on the button',
  hideIconList: 'No icons in the list', hideTextLabelList: 'No texts in the list', hideIconModal: 'No icons in dialogs', hideBackground: 'No backdrop',
  hideCheckmark: 'No check mark', hideBranding: 'No hint at the product', forceOverlay: 'List on top of everything', load_async: 'Placeholder first',
  inlineRsvp: 'RSVP in place', bypassWebViewCheck: 'Download inside apps', hideRichData: 'No structured data', disabled: 'Disabled',
} // oxfmt-ignore

/** All settings to try, named like the fields of the style template. */
export const buttonControls = html`<form id="controls" autocomplete="off" aria-label="Settings of the button">
  <section>
    <h2>Look</h2>
    ${chips('buttonStyle', 'Style')}
    <label class="stacked" id="custom-css" hidden
      >Your style sheet<input name="customCss" type="url" placeholder="https://example.org/button.css"
    /></label>
    ${chips('listStyle', 'List')} ${chips('trigger', 'The list opens on')} ${sizeBox} ${languageBox}
  </section>
  <section>
    <h2>Colours</h2>
    ${chips('lightMode', 'Light or dark')} ${colourBox('styleLight', 'In light colours')}
    ${colourBox('styleDark', 'In dark colours')}
  </section>
  <section>
    <h2>Behaviour</h2>
    ${calendarBox} ${chips('pastDateHandling', 'When the event is over')}
    <fieldset class="switches">
      <legend>Switches</legend>
      ${Object.entries(switches).map(([name, label]) => check(name, label))}
      ${check('proxy', 'Links through the service', true)}
    </fieldset>
  </section>
</form>`
