/**
 * The command for a tried request, without the key in it: what is copied into a ticket or a chat must not give it away.
 * In its place stands a variable, in quotes in which the shell puts its value.
 */
export function curlComponent(h, { fn, getComponent }) {
  return function Curl({ request }) {
    const command = withoutKey(fn.requestSnippetGenerator_curl_bash(request))
    const Code = getComponent('HighlightCode', true)
    return h(
      'div',
      { className: 'curl-command' },
      h('h4', null, 'Curl'),
      h(Code, { language: 'bash', canCopy: true }, command),
    )
  }
}

export function withoutKey(command) {
  return command.replaceAll(/(['"])Authorization: (Bearer )?[^'"]*\1/gi, '"Authorization: $2$$KALENDS_KEY"')
}
