import { calendarTypes } from './calendar-types.ts'
import { customLabelKeys, unknownLabel } from './custom-labels.ts'
import { byDefault, choice, choices, flag, listOf, name, plain, textByName, timestamps, webAddress } from './fields.ts'
import { limits } from './limits.ts'
import { type Create, type Patch, type Read, defineResource } from './resource.ts'

export const buttonStyles = ['default', '3d', 'flat', 'round', 'neumorphism', 'text', 'date', 'custom'] as const
export const languages = [
  'ar', 'cs', 'de', 'en', 'es', 'et', 'fa', 'fi', 'fr', 'hi', 'id', 'it', 'ja', 'ko', 'nl', 'no', 'ro', 'pl', 'pt', 'sv', 'tr', 'vi', 'zh',
] as const // oxfmt-ignore

const plainValue = 'CSS without ; { } < > \\ and /*, without url( or image-set(, with quotes in pairs'

const variables = (description: string, example: Record<string, string>) =>
  textByName(
    `${description} Names are two hyphens followed by lower-case letters, digits and hyphens; values are ${plainValue}.`,
    {
      pattern: '^--[a-z0-9-]+$',
      'x-must':
        'is not a name for a CSS variable: it must be two hyphens followed by lower-case letters, digits and hyphens, such as --btn-background',
    },
    {
      example,
      maxProperties: limits.variables,
      value: {
        type: 'string',
        maxLength: limits.value,
        pattern:
          '^(?!.*([uU][rR][lL]|-[sS][eE][tT])\\s*\\()(?!.*/\\*)([^;{}<>\\\\\\u0000-\\u001f\\u007f"\']|"[^;{}<>\\\\"\\u0000-\\u001f]*"|\'[^;{}<>\\\\\'\\u0000-\\u001f]*\')*$',
        'x-must': `must be ${plainValue}`,
      },
    },
  )

export const Style = defineResource({
  name: 'style',
  table: 'style',
  title: 'style template',
  titles: 'style templates',
  description: 'The look and behaviour of the calendar button. Events and groups refer to it as `layout`.',
  deletion: 'Events and groups that use it are kept and use the default style.',
  key: 'id',
  required: {
    name: name('An internal name, never shown to visitors.', { example: 'Spring campaign' }),
    options: choices(calendarTypes, 'The calendars offered to visitors.', {
      example: ['apple', 'google', 'ical', 'outlookcom'],
    }),
  },
  defaulted: {
    buttonStyle: byDefault(
      'default',
      choice(buttonStyles, 'The look of the button; `custom` requires `customCss`.', { example: 'custom' }),
    ),
    inline: byDefault(false, flag('Inline button instead of a block.')),
    buttonsList: byDefault(false, flag('A separate button for each calendar instead of one button with a list.')),
    trigger: byDefault(
      'hover',
      choice(
        ['hover', 'click'],
        'What opens the list. A modal list and the styles round, text, date and neumorphism always open on click.',
        { example: 'click' },
      ),
    ),
    listStyle: byDefault(
      'dropdown',
      choice(['dropdown', 'dropdown-static', 'dropup-static', 'overlay', 'modal'], 'Where the list appears.', {
        example: 'overlay',
      }),
    ),
    hideBackground: byDefault(false, flag('Hide the backdrop behind the open list.')),
    hideIconButton: byDefault(false, flag('Hide the icon on the button.')),
    hideIconList: byDefault(false, flag('Hide the icons in the list.')),
    hideIconModal: byDefault(false, flag('Hide the icons in dialogs.')),
    hideTextLabelButton: byDefault(false, flag('Hide the text on the button.')),
    hideTextLabelList: byDefault(false, flag('Hide the texts in the list.')),
    hideCheckmark: byDefault(false, flag('Hide the check mark shown after saving.', { example: true })),
    lightMode: byDefault(
      'light',
      choice(
        ['light', 'dark', 'system', 'bodyScheme'],
        'Light or dark; `bodyScheme` follows the class `dark` of `<html>` or `<body>`.',
        { example: 'system' },
      ),
    ),
    language: byDefault('en', choice(languages, 'The language of all texts.', { example: 'en' })),
    hideRichData: byDefault(false, flag('Leave out structured data for search engines.')),
    bypassWebViewCheck: byDefault(false, flag('Offer the ICS download in embedded web views without a help page.')),
    hideBranding: byDefault(false, flag('Hide the product branding. Requires the plan regular or enterprise.')),
    inlineRsvp: byDefault(false, flag('Show the RSVP form inline instead of behind a button.')),
    pastDateHandling: byDefault(
      'none',
      choice(['none', 'disable', 'hide'], 'What happens to the button after the event.', { example: 'disable' }),
    ),
    size: byDefault('6', size('The size of the button, from "0" to "10".')),
    proxy: byDefault(
      true,
      flag('Route clicks through the service, which is required to count them.', { example: true }),
    ),
    forceOverlay: byDefault(false, flag('Show the list above everything else on the page, at some computing cost.')),
    load_async: byDefault(false, flag('Load the button asynchronously, with a placeholder first.')),
  },
  optional: {
    customCss: webAddress('The style sheet for the button style `custom`.', {
      format: 'stylesheet-address',
      must: 'must be an http:// or https:// address of a file that ends in .css',
      example: 'https://example.org/button.css',
    }),
    customLabels: textByName(
      'Your own texts instead of the built-in ones, by label key.',
      { enum: customLabelKeys, 'x-must': unknownLabel },
      {
        example: { 'label.addtocalendar': 'Save the date' },
        maxProperties: limits.labels,
        value: { type: 'string', maxLength: limits.text, format: 'text' },
      },
    ),
    images: listOf(webAddress('').write, 'Addresses of images of the event, for search engines.', {
      maxItems: limits.images,
      example: ['https://example.org/stage.jpg'],
    }),
    identifier: identifier('Your own identifier for tracking; it becomes part of the id of the button.', 'spring-2027'),
    styleLight: variables('CSS variables of the button.', { '--btn-background': '#2f6fed', '--btn-text': '#fff' }),
    styleDark: variables('CSS variables of the button in dark mode.', { '--btn-background': '#1d2733' }),
    optionsMobile: choices(calendarTypes, 'The calendars offered on phones and tablets.', {
      example: ['google', 'ical'],
    }),
    optionsIOS: choices(calendarTypes, 'The calendars offered on iOS; `optionsMobile` then applies to Android only.', {
      example: ['apple', 'google'],
    }),
  },
  readOnly: timestamps,
})

export type Style = Read<typeof Style>
export type StyleCreate = Create<typeof Style>
export type StylePatch = Patch<typeof Style>

function size(description: string) {
  return choice(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'], description, { example: '8' })
}

function identifier(description: string, example: string) {
  return plain<string>({
    type: 'string',
    description: `${description} Letters, digits, - and _.`,
    maxLength: limits.identifier,
    pattern: '^[A-Za-z0-9_-]+$',
    'x-must': 'can only contain letters from A to Z, digits, - and _',
    examples: [example],
  })
}
