/** The key that tried requests are sent with. It is kept by the viewer, in memory only. */
export function offerKey(viewer) {
  const [button, dialog, input, forget, cancel] = ['key-button', 'key-dialog', 'key', 'key-forget', 'key-cancel'].map(
    (id) => document.getElementById(id),
  )
  const show = (known) => {
    button.textContent = known ? 'Key added' : 'Add your key'
    button.classList.toggle('known', known)
    forget.hidden = !known
  }

  button.addEventListener('click', () => dialog.showModal())
  cancel.addEventListener('click', () => dialog.close('cancel'))
  forget.addEventListener('click', () => dialog.close('forget'))
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close('cancel')
  })
  dialog.addEventListener('close', () => {
    const key = input.value.trim()
    input.value = ''
    if (dialog.returnValue === 'forget') {
      viewer.authActions.logout(['key'])
      show(false)
    } else if (dialog.returnValue === 'use' && key !== '') {
      viewer.preauthorizeApiKey('key', key)
      show(true)
    }
    dialog.returnValue = ''
  })
}
