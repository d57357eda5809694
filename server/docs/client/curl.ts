import type { Component, System } from './swagger-ui.ts'

/**
 * The curl command for a tried request, without the key: a command pasted into a ticket or a chat must not leak it. It
 * uses a variable instead, in quotes that the shell expands.
 */
export function curlComponent({ React, fn, getComponent }: System): Component<{ request: unknown }> {
  const h = React.createElement
  return function Curl({ request }) {
    const command = withoutKey(fn.requestSnippetGenerator_curl_bash(request))
    const Code = getComponent<{ language: string; canCopy: boolean; children: string }>('HighlightCode', true)
    return h(
      'div',
      { className: 'curl-command' },
      h('h4', null, 'Curl'),
      h(Code, { language: 'bash', canCopy: true, children: command }),
    )
  }
}

function withoutKey(command: string): string {
  return command.replaceAll(/(['"])Authorization: (Bearer )?[^'"]*\1/gi, '"Authorization: $2$$KALENDS_KEY"')
}
