import type { Command } from './command.ts'
import { columns } from './text.ts'

export const commands: Command[] = [
  {
    name: 'config show',
    summary: 'Show all settings, and where each comes from.',
    details:
      'Passwords and other secrets are masked. A setting in the environment takes precedence over the settings file.',
    example: 'kalends config show',
    run: async (given) => {
      const settings = given.explained().toSorted((one, other) => (one.name < other.name ? -1 : 1))
      const rows = settings.map(({ name, value, from }) => [name, value, from])
      return { data: settings, text: columns([['SETTING', 'VALUE', 'FROM'], ...rows]) }
    },
  },
  {
    name: 'config check',
    summary: 'Check all settings without starting anything.',
    details:
      'Lists everything that would stop a start. "kalends doctor" also tries the settings, such as the mail server.',
    example: 'kalends config check --env-file /etc/kalends.env',
    run: async (given) => {
      const { settingsFile } = given.settings()
      const chosen = given.explained().filter(({ from }) => from !== 'default').length
      const place = settingsFile === null ? 'There is no settings file.' : `Settings file: ${settingsFile}`
      return {
        data: { valid: true, settings_file: settingsFile, chosen },
        text: `The settings are valid: ${chosen} chosen, the others at their defaults.\n${place}`,
      }
    },
  },
]
